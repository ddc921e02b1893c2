uniform mat4 g_ViewProjectionMatrix;
uniform vec3 g_CameraPosition;

in vec3 inPosition;

out vec3 ray;

void main() {
  ray = inPosition;
  gl_Position = g_ViewProjectionMatrix * vec4(g_CameraPosition + inPosition, 1.0);
}
