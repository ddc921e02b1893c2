/**
 * A player without hands: a file of timed steps that moves, looks, builds and takes pictures.
 *
 * <p>The pictures in the README, the end-to-end tests and the frame-rate figures come from such
 * files, so that anybody can make them again. Parsing and timing are plain values; the window
 * carries the actions out.
 */
package voxelpopuli.client.script;
