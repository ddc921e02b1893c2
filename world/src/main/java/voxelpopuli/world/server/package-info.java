/**
 * The game port: one listener, one actor a connection, and what each kind of connection says.
 *
 * <p>{@link voxelpopuli.world.server.ConnectionActor} moves bytes; a {@code Conversation} gives
 * them meaning. Nothing here blocks, nothing grows without a bound, and a slow reader harms only
 * itself.
 */
package voxelpopuli.world.server;
