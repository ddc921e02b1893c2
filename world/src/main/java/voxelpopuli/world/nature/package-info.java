/**
 * What the world does by itself: water flows and drains, sand and gravel fall, grass grows and
 * dies.
 *
 * <p>Each rule is a pure function from a chunk and the blocks around it, as they were, to the
 * changes of one step; so cells may be looked at in any order, and two chunks with different owners
 * that know each other's borders agree. When to step, and whom to tell, is the chunk actor's
 * business.
 */
package voxelpopuli.world.nature;
