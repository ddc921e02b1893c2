/**
 * Sky and torch light. Both are floods through the 64³ cells around a chunk, done 64 cells at a
 * time with bit masks, so that a chunk's whole light is computed anew in less time than it would
 * take to follow one removed torch cell by cell. The result depends on blocks and sky alone: two
 * chunks always agree about the light at their common border.
 */
package voxelpopuli.world.light;
