/**
 * The screens before and beside the world, drawn with Lemur: start, pause, settings, keys,
 * controls, connection.
 *
 * <p>What they show and what follows from a click is decided in {@code menu} and {@code settings};
 * here are only places, colours and the engine's widgets, in one look for all.
 */
package voxelpopuli.client.screens;
