#import "Voxel/Air.glsllib"

uniform sampler2DArray m_Tiles;
uniform vec3 m_DayLight;
uniform vec3 m_FogColour;
uniform vec3 m_Zenith;
uniform vec2 m_FogRange;
uniform float m_Fade;

in vec2 place;
in vec3 fromEye;
flat in float layer;
flat in vec4 occlusion;
flat in vec3 light;

out vec4 outColour;

const vec3 TORCH = vec3(1.0, 0.83, 0.58);
const vec3 NIGHT = vec3(0.030, 0.034, 0.052); // a cave is dark, not black

// Each step of light away from its source takes the same share, as the eye sees it.
float curve(float level) {
  return level / (3.2 - 2.2 * level);
}

void main() {
  vec4 tile = texture(m_Tiles, vec3(place, layer));
#ifdef CUTOUT
  if (tile.a < 0.5) {
    discard;
  }
#endif
  // A merged face has the same corners in each of its blocks: so repeat them, like the tile.
  vec2 cell = fract(place);
  float open = mix(mix(occlusion.x, occlusion.y, cell.x), mix(occlusion.z, occlusion.w, cell.x), cell.y);
  vec3 sky = m_DayLight * curve(light.x);
  vec3 torch = TORCH * curve(light.y);
  vec3 lamp = 1.0 - (1.0 - min(sky, 1.0)) * (1.0 - torch);
  // A little lighter or darker from block to block, or a meadow shows its tile's pattern as stripes.
  float own = 0.95 + 0.08 * fract(sin(dot(floor(place), vec2(12.9898, 78.233)) + layer) * 43758.5453);
  vec3 colour = tile.rgb * max(lamp, NIGHT) * (light.z * own * (0.42 + 0.58 * open));

  float distance = length(fromEye);
  float fog = max(smoothstep(m_FogRange.x, m_FogRange.y, distance), 1.0 - m_Fade);
  vec3 air = airColour(m_FogColour, m_Zenith, fromEye.y / distance);
#ifdef BLENDED
  outColour = vec4(mix(colour, air, fog), mix(tile.a, 1.0, fog));
#else
  outColour = vec4(mix(colour, air, fog), 1.0);
#endif
}
