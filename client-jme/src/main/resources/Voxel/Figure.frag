uniform vec3 m_Colour;
uniform vec3 m_DayLight;
uniform vec3 m_FogColour;
uniform vec2 m_FogRange;

in vec3 fromEye;
in float shade;

out vec4 outColour;

void main() {
  // Never quite dark, so that people find each other at night.
  vec3 colour = m_Colour * max(m_DayLight, vec3(0.3)) * shade;
  float fog = smoothstep(m_FogRange.x, m_FogRange.y, length(fromEye));
  outColour = vec4(mix(colour, m_FogColour, fog), 1.0);
}
