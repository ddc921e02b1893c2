/**
 * What a player may choose and finds again at the next start: name, nodes, view, keys, window,
 * sound.
 *
 * <p>Values and a file, without the engine, so that screens, command line and tests share one
 * meaning. Tunables that no player should have to know stay in {@code reference.conf}.
 */
package voxelpopuli.client.settings;
