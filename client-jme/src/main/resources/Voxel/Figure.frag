#import "Voxel/Air.glsllib"

uniform vec3 m_Colour;
uniform vec3 m_DayLight;
uniform vec3 m_FogColour;
uniform vec3 m_Zenith;
uniform vec2 m_FogRange;

in vec3 fromEye;
in float shade;

out vec4 outColour;

void main() {
  // Never quite dark, so that people find each other at night.
  vec3 colour = m_Colour * max(m_DayLight, vec3(0.3)) * shade;
  float distance = length(fromEye);
  vec3 air = airColour(m_FogColour, m_Zenith, fromEye.y / distance);
  outColour = vec4(mix(colour, air, smoothstep(m_FogRange.x, m_FogRange.y, distance)), 1.0);
}
