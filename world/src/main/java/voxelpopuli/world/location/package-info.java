/**
 * Who serves which chunk: the overlay's records, the GENERATE procedure, and the chunks that this
 * node answers for.
 *
 * <p>A location is a hint that anybody can check by asking there; the set of chunks that this node
 * serves is a stored fact.
 */
package voxelpopuli.world.location;
