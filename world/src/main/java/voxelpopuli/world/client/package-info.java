/**
 * The headless client: finds chunks, keeps those around a player, edits and moves, and reports what
 * happens.
 *
 * <p>The jMonkeyEngine client, the bots and the tests share it. It is plain Java on one thread with
 * a selector, imports nothing of the server side, and needs no actor system.
 */
package voxelpopuli.world.client;
