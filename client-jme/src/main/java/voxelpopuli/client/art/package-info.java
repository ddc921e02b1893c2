/**
 * The pictures on the blocks, drawn by this code: there is no image file in the repository.
 *
 * <p>Each tile is 16 × 16 pixels and comes out the same on every machine, because its noise is a
 * hash of the pixel's place and not of a clock. The scene uploads all tiles as one texture array,
 * so that a tile can repeat over a merged face and no tile bleeds into its neighbour.
 */
package voxelpopuli.client.art;
