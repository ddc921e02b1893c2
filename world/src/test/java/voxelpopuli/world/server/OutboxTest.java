package voxelpopuli.world.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import voxelpopuli.world.protocol.Frame;
import voxelpopuli.world.protocol.FrameCodec;
import voxelpopuli.world.protocol.PlayerState;
import voxelpopuli.world.voxel.ChunkPos;

class OutboxTest {

  private static final ChunkPos CHUNK = new ChunkPos(0, 0, 0);

  private final Outbox outbox = new Outbox();

  @Test
  void urgentWordsOvertakeMovesAndMovesOvertakeChunks() {
    byte[] chunk = {1};
    byte[] word = {2};
    outbox.bulk(chunk);
    byte[] moves = move(1, 5);
    outbox.urgent(word);
    assertThat(outbox.take(1000)).containsExactly(word, moves, chunk);
    assertThat(outbox.isEmpty()).isTrue();
  }

  @Test
  void slowReaderGetsTheNewestStateOfEveryPlayerOnce() {
    move(1, 5);
    move(2, 6);
    move(1, 7);
    List<byte[]> sent = outbox.take(1000);
    assertThat(sent).hasSize(1);
    Frame merged = new Frame.Moves(CHUNK, List.of(at(1, 7), at(2, 6)));
    assertThat(sent.get(0)).isEqualTo(FrameCodec.encode(merged));
  }

  @Test
  void laterNewsReplacesEarlierOfTheSameTopic() {
    outbox.latest("time", new byte[] {1});
    outbox.latest("time", new byte[] {2});
    assertThat(outbox.take(1000)).containsExactly(new byte[] {2});
  }

  @Test
  void batchIsBoundedButNeverEmpty() {
    outbox.bulk(new byte[100]);
    outbox.bulk(new byte[100]);
    assertThat(outbox.take(10)).hasSize(1);
    assertThat(outbox.bulkBytes()).isEqualTo(100);
    assertThat(outbox.keptBytes()).isEqualTo(100);
  }

  private byte[] move(int player, double x) {
    List<Frame.NumberedMove> moves = List.of(at(player, x));
    byte[] bytes = FrameCodec.encode(new Frame.Moves(CHUNK, moves));
    outbox.moves(CHUNK, moves, bytes);
    return bytes;
  }

  private static Frame.NumberedMove at(int player, double x) {
    return new Frame.NumberedMove(player, new PlayerState(x, 0, 0, 0, 0));
  }
}
