/**
 * The voxel world: blocks, terrain, meshes, bodies, chunk actors, and the wire that carries them.
 * Every algorithm is a plain class in a package named for what it is in the world; actors only hold
 * them. This package itself has only the program that looks at worlds from the command line.
 */
package voxelpopuli.world;
