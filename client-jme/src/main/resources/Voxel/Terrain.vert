// The vertex format is that of voxelpopuli.client.view.VertexList.
uniform mat4 g_WorldViewProjectionMatrix;
uniform mat4 g_WorldMatrix;
uniform vec3 g_CameraPosition;
uniform float m_Seconds;
uniform vec3 m_DayLight;

in vec4 inPosition; // x, y, z in sixteenths of a block; facing
in vec4 inTexCoord; // layer, occlusion, light, marks

out vec2 place; // in the tile, one unit a block
out vec3 fromEye;
flat out float layer;
flat out vec4 occlusion; // of the corners (0,0) (1,0) (0,1) (1,1), 0 dark to 1 open
flat out vec3 lamp; // colour of the light that the face sends back

const vec3 TORCH = vec3(1.0, 0.83, 0.58);
const vec3 NIGHT = vec3(0.030, 0.034, 0.052); // a cave is dark, not black

// Corners are drawn in by this much, so that rounding never puts a pixel into the next block's cell.
const float INSET = 1.0 / 512.0;

// A lamp right above all: what a facing gets of it. West and east darker than north and south, so that edges show.
const float SHADES[6] = float[6](0.74, 0.74, 0.55, 1.0, 0.87, 0.87);

// Each step of light away from its source takes the same share, as the eye sees it.
float curve(float level) {
  return level / (3.2 - 2.2 * level);
}

void main() {
  vec3 block = inPosition.xyz / 16.0;
  int facing = int(inPosition.w + 0.5);
  int marks = int(inTexCoord.w + 0.5);
  vec2 corner = vec2(float(marks & 1), float((marks >> 1) & 1));

  int axis = facing / 2;
  place = axis == 0 ? block.zy : axis == 1 ? block.xz : block.xy;
  place += INSET - 2.0 * INSET * corner;

  layer = inTexCoord.x;
  int bits = int(inTexCoord.y + 0.5);
  occlusion = vec4(float(bits & 3), float((bits >> 2) & 3), float((bits >> 4) & 3), float((bits >> 6) & 3)) / 3.0;
  int lamps = int(inTexCoord.z + 0.5);
  // Mark 8 glows by itself: full torch light whatever stands around it, and no shade.
  bool glows = (marks & 8) != 0;
  vec3 sky = m_DayLight * curve(float(lamps >> 4) / 15.0);
  vec3 torch = TORCH * curve(glows ? 1.0 : float(lamps & 15) / 15.0);
  lamp = max(1.0 - (1.0 - min(sky, 1.0)) * (1.0 - torch), NIGHT) * (glows ? 1.0 : SHADES[facing]);
  if ((marks & 4) != 0) {
    place += vec2(0.06, 0.10) * m_Seconds;
  }

  fromEye = (g_WorldMatrix * vec4(block, 1.0)).xyz - g_CameraPosition;
  gl_Position = g_WorldViewProjectionMatrix * vec4(block, 1.0);
}
