/**
 * What nodes as processes can do: how soon an edit counts, what a node costs that has nothing to
 * do, how long it takes to start, and how many connections and chunks it bears.
 *
 * <p>Each scenario starts the nodes that it needs on loopback, with folders of their own that are
 * gone afterwards, so that one command on any machine repeats the figures of {@code
 * docs/benchmarks-world.md}. The clients run in the measuring process, which is part of the load.
 */
package voxelpopuli.loadtest.world;
