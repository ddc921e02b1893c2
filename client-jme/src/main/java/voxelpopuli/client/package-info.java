/**
 * The program that opens a window into the world: its command line.
 *
 * <p>It knows the world only through the headless client and its events, and draws meshes that
 * chunk actors made. An ArchUnit test holds that nothing here imports the server's side.
 */
package voxelpopuli.client;
