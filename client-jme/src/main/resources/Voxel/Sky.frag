#import "Voxel/Air.glsllib"

uniform vec3 m_Zenith;
uniform vec3 m_Horizon;
uniform vec4 m_Glow;
uniform vec3 m_Sun;
uniform float m_Stars;

in vec3 ray;

out vec4 outColour;

// Square like all else in this world: 1 inside a square of this half width around an axis.
float square(vec3 direction, vec3 axis, vec3 across, vec3 up, float half_) {
  float ahead = dot(direction, axis);
  if (ahead <= 0.0) {
    return 0.0;
  }
  vec2 at = abs(vec2(dot(direction, across), dot(direction, up))) / ahead;
  return step(max(at.x, at.y), half_);
}

float hash(vec3 cell) {
  return fract(sin(dot(cell, vec3(12.9898, 78.233, 37.719))) * 43758.5453);
}

void main() {
  vec3 direction = normalize(ray);
  float height = max(direction.y, 0.0);
  vec3 colour = airColour(m_Horizon, m_Zenith, height);

  vec3 across = vec3(0.0, 0.0, 1.0);
  across = normalize(across - m_Sun * dot(across, m_Sun));
  vec3 up = cross(m_Sun, across);

#ifdef NIGHT
  {
    // Stars turn with the sun: look them up in its frame, on the faces of a cube.
    vec3 turned = vec3(dot(direction, m_Sun), dot(direction, up), dot(direction, across));
    vec3 size = abs(turned);
    vec3 onCube = turned / max(size.x, max(size.y, size.z)) * 130.0;
    float star = hash(floor(onCube + 0.5));
    colour += vec3(0.9, 0.93, 1.0) * step(0.9935, star) * fract(star * 917.0) * m_Stars * smoothstep(0.0, 0.2, height);
  }
#endif

  float toSun = max(dot(direction, m_Sun), 0.0);
  colour = mix(colour, m_Glow.rgb, m_Glow.a * pow(toSun, 6.0) * (1.0 - 0.7 * height));
  float above = smoothstep(-0.02, 0.02, direction.y);
  colour += vec3(1.0, 0.95, 0.8) * 0.22 * pow(toSun, 90.0) * above;
  colour = mix(colour, vec3(1.0, 0.97, 0.86), square(direction, m_Sun, across, up, 0.075) * above);
#ifdef NIGHT
  float moon = square(direction, -m_Sun, across, up, 0.055);
  vec2 face = vec2(dot(direction, across), dot(direction, up)) / 0.055;
  float crater = step(0.6, hash(vec3(floor(face * 2.5), 3.0))) * 0.12;
  colour = mix(colour, vec3(0.86, 0.89, 0.95) - crater, moon * above);
#endif
  outColour = vec4(mix(m_Horizon, colour, above), 1.0);
}
