/**
 * What each block id means: the one list that server, terrain, mesher and client share. Ids 0–3 are
 * those of P2Play's protocol and every other block names the one of those four that stands for it.
 * Properties are also offered as flat tables by id, because the mesher asks millions of times a
 * second.
 */
package voxelpopuli.world.block;
