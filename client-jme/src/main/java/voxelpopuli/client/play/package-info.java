/**
 * What the player does, without an engine: where one stands and looks, what the keys mean, what is
 * in hand, what the crosshair meets.
 *
 * <p>The window feeds keys, mouse and time in and reads positions out, so that all of it is tested
 * without a screen. World coordinates are doubles throughout; only the scene narrows them.
 */
package voxelpopuli.client.play;
