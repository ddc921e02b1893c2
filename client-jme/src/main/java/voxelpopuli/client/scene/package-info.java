/**
 * The engine's side of the picture: textures, materials, chunk geometry, sky, figures.
 *
 * <p>Everything here runs on the render thread and holds only what the engine needs; decisions are
 * made in {@code view} and {@code play}, which know no engine. Chunks are placed relative to an
 * anchor chunk near the player, because a float has no room for a world that does not end.
 */
package voxelpopuli.client.scene;
