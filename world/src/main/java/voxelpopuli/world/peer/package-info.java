/**
 * Links between nodes: what the owner of one chunk must tell the owner of the next.
 *
 * <p>Each side proves the key behind its node id, and all that is said is encrypted; nobody speaks
 * as another node. Today blocks near borders flow here, so that a hole at a border is closed by the
 * neighbour's faces whoever owns it.
 */
package voxelpopuli.world.peer;
