/**
 * Between the world and the window: hears the headless client's events on a thread of its own and
 * keeps what the window draws from.
 *
 * <p>The window never waits for the network and the network never waits for a frame. When the last
 * node is gone the world stays on screen and a new connection is tried until one holds.
 */
package voxelpopuli.client.link;
