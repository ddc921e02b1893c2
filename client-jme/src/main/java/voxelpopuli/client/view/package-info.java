/**
 * What the player sees, as plain data: slices of meshes in, vertex buffers out, no engine.
 *
 * <p>Slices arrive from chunk actors in any order and are kept per chunk; an edit replaces a
 * handful of them. A builder thread turns a chunk's slices into buffers while the render thread
 * draws the old ones, and a meter says how much may be uploaded in one frame.
 */
package voxelpopuli.client.view;
