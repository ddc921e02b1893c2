package voxelpopuli.world.codec;

import voxelpopuli.world.voxel.Voxels;

/**
 * The state that encoder and decoder of columns share: every column so far as (where the block
 * changes, which blocks), and the column that the next one most likely equals.
 *
 * <p>A column is the 32 blocks at one (x, z), from the bottom. Bit y of its changes is set where
 * block y differs from block y - 1. Its blocks are up to eight palette numbers, the lowest first,
 * one a byte.
 */
final class Columns {

  /** Op: the predicted column, its changes moved up by one. Ops that are more common come first. */
  static final int UP = 1;

  static final int DOWN = 2;

  /** Op: the blocks of the predicted column, each change moved by a number of its own. */
  static final int BENT = 3;

  /** Op: the same for the other neighbour. */
  static final int BENT_OTHER = 4;

  /** Op: number of blocks, the blocks, the changes. */
  static final int FRESH = 5;

  /** Op: 32 blocks, for columns with more than eight runs. */
  static final int CELLS = 6;

  static final int LAST_OP = CELLS;

  static final int COUNT = Voxels.SIZE * Voxels.SIZE;

  /** Runs that fit into a long. */
  static final int MOST_RUNS = 8;

  final int[] changes = new int[COUNT];
  final long[] blocks = new long[COUNT];

  /** Place of the predicted column and of the other candidate; -1 is "one run of block 0". */
  int predicted;

  int other;

  /**
   * Chooses between the neighbours at z - 1 and x - 1: if one of them equals the column diagonally
   * behind, the ground did not change in that direction there, and will not here.
   */
  void predict(int place) {
    int west = place - Voxels.SIZE;
    int north = (place & 31) == 0 ? -1 : place - 1;
    if (north < 0 || west < 0) {
      predicted = Math.max(north, west);
      other = predicted;
      return;
    }
    int diagonal = west - 1;
    boolean westward = changes[north] == changes[diagonal] && blocks[north] == blocks[diagonal];
    predicted = westward ? west : north;
    other = westward ? north : west;
  }

  int changesAt(int place) {
    return place < 0 ? 0 : changes[place];
  }

  long blocksAt(int place) {
    return place < 0 ? 0 : blocks[place];
  }
}
