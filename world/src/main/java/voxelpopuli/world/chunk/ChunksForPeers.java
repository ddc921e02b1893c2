package voxelpopuli.world.chunk;

import java.util.List;
import java.util.Optional;
import org.apache.pekko.actor.typed.ActorRef;
import voxelpopuli.world.block.Blocks;
import voxelpopuli.world.peer.Grains;
import voxelpopuli.world.peer.PeersActor;
import voxelpopuli.world.player.PlayersActor;
import voxelpopuli.world.protocol.BlockChange;
import voxelpopuli.world.protocol.ChunkBytes;
import voxelpopuli.world.protocol.MalformedException;
import voxelpopuli.world.protocol.PlayerState;
import voxelpopuli.world.store.SavedChunk;
import voxelpopuli.world.voxel.ChunkPos;

/** This node's chunks as other nodes reach them. */
public final class ChunksForPeers implements PeersActor.OwnChunks {

  private final LoadedChunks loaded;
  private final ActorRef<PlayersActor.Command> players;

  public ChunksForPeers(LoadedChunks loaded, ActorRef<PlayersActor.Command> players) {
    this.loaded = loaded;
    this.players = players;
  }

  @Override
  public void crossed(String player, long client, PlayerState at) {
    players.tell(new PlayersActor.Came(player, client, at));
  }

  @Override
  public Optional<byte[]> voxels(SavedChunk saved) {
    try {
      return Optional.of(ChunkContent.restored(saved, ChunkBytes.voxels(saved.voxels())).encoded());
    } catch (MalformedException e) {
      return Optional.empty();
    }
  }

  /** Only blocks of other chunks: nobody but a chunk's own log changes its blocks. */
  @Override
  public void changed(ChunkPos chunk, List<BlockChange> changes) {
    List<BlockChange> outside =
        changes.stream()
            .filter(change -> chunk.neighbours().contains(change.pos().chunk()))
            .filter(change -> Blocks.exists(change.block()))
            .toList();
    if (!outside.isEmpty()) {
      loaded.tell(chunk, new ChunkActor.NeighbourChanged(outside));
    }
  }

  @Override
  public boolean take(Grains.Grain grain, ActorRef<Grains.Taken> replyTo) {
    return loaded.tell(grain.chunk(), new ChunkActor.Take(grain, replyTo));
  }
}
