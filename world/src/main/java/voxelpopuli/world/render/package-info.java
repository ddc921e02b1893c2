/**
 * Pictures of a world without a client: a shaded map seen from above, as a PNG.
 *
 * <p>Here so that anybody can look at what a seed gives, and at what a change to the terrain did,
 * in a second and on a machine without a screen. Nothing else in the world depends on it.
 */
package voxelpopuli.world.render;
