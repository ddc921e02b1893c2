/**
 * What stands on the screens before and beside the world, as values: nodes and whether they answer,
 * sliders, keys being chosen, what to say about the connection.
 *
 * <p>Nothing here knows the engine, so that every screen can be tested without a window; {@code
 * screens} draws it.
 */
package voxelpopuli.client.menu;
