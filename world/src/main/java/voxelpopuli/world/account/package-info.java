/**
 * Who a player is: an Ed25519 key that the player alone has, and what it signs with it.
 *
 * <p>A name belongs to the key that first used it. Client and server share these classes; they know
 * neither actors nor the overlay.
 */
package voxelpopuli.world.account;
