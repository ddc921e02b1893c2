/**
 * Records: what the overlay stores for players, for chunks and for anybody else, each in a table of
 * its own.
 *
 * <p>The rules (which of two records stands, how long one lives, when it is passed on) are plain
 * classes that take the time as an argument; the actor around them talks to peers and to the disk.
 * Records outlive their publisher because their holders republish them, and no longer than their
 * kind allows, because republishing preserves their age.
 */
package voxelpopuli.dht.record;
