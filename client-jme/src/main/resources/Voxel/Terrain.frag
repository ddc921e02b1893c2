#import "Voxel/Air.glsllib"

uniform sampler2DArray m_Tiles;
uniform vec3 m_FogColour;
uniform vec3 m_Zenith;
uniform vec2 m_FogRange;
uniform float m_Fade;

in vec2 place;
in vec3 fromEye;
flat in float layer;
flat in vec4 occlusion;
flat in vec3 lamp;

out vec4 outColour;

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
  // A little lighter or darker from block to block, or a meadow shows its tile's pattern as stripes.
  vec2 dice = fract(floor(place) * vec2(0.1031, 0.1137) + layer * 0.0973);
  dice += dot(dice, dice.yx + 33.33);
  float own = 0.95 + 0.08 * fract((dice.x + dice.y) * dice.x);
  vec3 colour = tile.rgb * lamp * (own * (0.42 + 0.58 * open));

  float distance = length(fromEye);
  float fog = max(smoothstep(m_FogRange.x, m_FogRange.y, distance), 1.0 - m_Fade);
  vec3 air = airColour(m_FogColour, m_Zenith, fromEye.y / distance);
#ifdef BLENDED
  outColour = vec4(mix(colour, air, fog), mix(tile.a, 1.0, fog));
#else
  outColour = vec4(mix(colour, air, fog), 1.0);
#endif
}
