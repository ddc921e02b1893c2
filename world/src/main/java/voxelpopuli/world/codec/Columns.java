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

  /** Op: the predicted column, its changes moved up or down. */
  static final int SAME = 0;

  /** Ops 1 to 6: the predicted column moved by +1, -1, +2, -2, +3, -3. */
  static final int MOVED = 1;

  static final int LARGEST_MOVE = 3;

  /** Op: the blocks of the predicted column, each change moved by a number of its own. */
  static final int BENT = 7;

  /** Op: the same for the other neighbour. */
  static final int BENT_OTHER = 8;

  /** Op: number of blocks, the blocks, the changes. */
  static final int FRESH = 9;

  /** Op: 32 blocks, for columns with more than eight runs. */
  static final int CELLS = 10;

  /** Runs that fit into a long. */
  static final int MOST_RUNS = 8;

  final int[] changes = new int[Voxels.SIZE * Voxels.SIZE];
  final long[] blocks = new long[Voxels.SIZE * Voxels.SIZE];

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

  /** Changes moved up by so many blocks, or down. */
  static int moved(int changes, int by) {
    return by > 0 ? changes << by : changes >>> -by;
  }

  /** 1, -1, 2, -2, 3, -3 for ops 1 to 6. */
  static int move(int op) {
    int by = op + 1 >> 1;
    return (op & 1) == 1 ? by : -by;
  }
}
