package voxelpopuli.client.hud;

import com.jme3.asset.AssetManager;
import com.jme3.scene.Geometry;
import voxelpopuli.client.art.Icons;
import voxelpopuli.client.art.Tile;
import voxelpopuli.client.art.TileArt;
import voxelpopuli.world.block.Block;

/** Pictures of blocks as flat shapes. */
final class BlockIcons {

  private BlockIcons() {}

  static Geometry of(AssetManager assets, Block block) {
    Tile side = TileArt.draw(block.side());
    int[] pixels =
        block.shape() == Block.Shape.CROSS
            ? Icons.flat(side)
            : Icons.cube(TileArt.draw(block.top()), side);
    return Flat.picture(assets, pixels, Icons.SIZE);
  }
}
