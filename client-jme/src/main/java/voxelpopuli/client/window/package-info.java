/**
 * The window itself: opens it, reads keys and mouse, and calls everything else once a frame.
 *
 * <p>What can go wrong before the first frame (no display, no OpenGL, no node) is told in one line
 * with an exit code of its own, because the engine by itself would hang or end with code 0.
 */
package voxelpopuli.client.window;
