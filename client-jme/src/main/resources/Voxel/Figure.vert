uniform mat4 g_WorldViewProjectionMatrix;
uniform mat4 g_WorldMatrix;
uniform vec3 g_CameraPosition;

in vec3 inPosition;
in vec3 inNormal;

out vec3 fromEye;
out float shade;

void main() {
  // The same shades as the ground's: top 1, north and south 0.87, west and east 0.74, bottom 0.55.
  vec3 normal = normalize(mat3(g_WorldMatrix) * inNormal);
  vec3 share = normal * normal;
  shade = share.x * 0.74 + share.z * 0.87 + share.y * (normal.y > 0.0 ? 1.0 : 0.55);
  fromEye = (g_WorldMatrix * vec4(inPosition, 1.0)).xyz - g_CameraPosition;
  gl_Position = g_WorldViewProjectionMatrix * vec4(inPosition, 1.0);
}
