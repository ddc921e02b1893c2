/**
 * What lies over the picture: crosshair, hotbar, talk, messages, and the F3 overlay.
 *
 * <p>Texts are made by plain classes from plain values and only drawn here. Everything scales with
 * the window's height, so that it reads the same on a small window and a large screen.
 */
package voxelpopuli.client.hud;
