/**
 * Turns blocks into quads. A mesh is 6 × 32 slices, one for each direction and plane, because a
 * slice is what an edit changes and what goes over the wire. The greedy mesher works on masks of 32
 * faces at a time; its reference, one quad a face, lives in the tests.
 */
package voxelpopuli.world.mesh;
