/**
 * The ground of a world, made from its 64-bit seed alone.
 *
 * <p>Any chunk can be made on any machine, in any order, without its neighbours, and comes out the
 * same to the last block: so a chunk that nobody edited is never stored nor sent between peers.
 * Everything here is integer arithmetic or plain IEEE doubles ({@code + - * /} only), which Java 17
 * computes identically on every CPU.
 */
package voxelpopuli.world.terrain;
