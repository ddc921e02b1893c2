package voxelpopuli.world.peer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import voxelpopuli.dht.identity.Identity;
import voxelpopuli.dht.identity.SigningKey;
import voxelpopuli.world.protocol.BlockChange;
import voxelpopuli.world.protocol.BlockPos;
import voxelpopuli.world.protocol.Json;
import voxelpopuli.world.protocol.MalformedException;
import voxelpopuli.world.voxel.ChunkPos;

class PeerChannelTest {

  private static final ChunkPos CHUNK = new ChunkPos(1, -2, 3);

  private final Identity ann = Identity.create();
  private final Identity bob = Identity.create();
  private final PeerChannel dialler = PeerChannel.dialling(ann, "world");
  private final PeerChannel accepter = PeerChannel.accepting(bob, "world");

  @Test
  void bothSidesKnowWhoTheOtherIsAndUnderstandEachOther() throws MalformedException {
    shakeHands();
    assertThat(dialler.peer()).isEqualTo(bob.id());
    assertThat(accepter.peer()).isEqualTo(ann.id());
    PeerMessage changed =
        new PeerMessage.Changed(CHUNK, List.of(new BlockChange(new BlockPos(-1, 2, 3), 250)));
    assertThat(hear(accepter, dialler.seal(changed))).containsExactly(changed);
    PeerMessage fetch = new PeerMessage.Fetch(7, CHUNK);
    assertThat(hear(dialler, accepter.seal(fetch))).containsExactly(fetch);
    PeerMessage none = new PeerMessage.Fetched(7, Optional.empty());
    assertThat(hear(dialler, accepter.seal(none))).containsExactly(none);
  }

  @Test
  void nobodySpeaksAsAnotherNode() throws MalformedException {
    // Eve answers with bob's key, but has only her own to sign with.
    PeerChannel eve = PeerChannel.accepting(Identity.create(), "world");
    ObjectNode forged = (ObjectNode) json(eve.welcome(json(dialler.hello())));
    forged.put("key", HexFormat.of().formatHex(bob.publicKey()));
    assertThatThrownBy(() -> hear(dialler, Json.line(forged)))
        .isInstanceOf(MalformedException.class)
        .hasMessageContaining("key");
    assertThat(dialler.isProven()).isFalse();
  }

  @Test
  void diallerMustProveItsKeyToo() throws MalformedException {
    accepter.welcome(json(dialler.hello()));
    byte[] wrong =
        Json.line(Json.object().put("signature", "00".repeat(SigningKey.SIGNATURE_BYTES)));
    assertThatThrownBy(() -> hear(accepter, wrong)).isInstanceOf(MalformedException.class);
    assertThat(accepter.isProven()).isFalse();
  }

  @Test
  void changedRepeatedOrSkippedFrameDoesNotOpen() throws MalformedException {
    shakeHands();
    byte[] first = dialler.seal(new PeerMessage.Fetch(1, CHUNK));
    byte[] second = dialler.seal(new PeerMessage.Fetch(2, CHUNK));
    hear(accepter, first);
    assertThatThrownBy(() -> hear(accepter, first)).isInstanceOf(MalformedException.class);
    second[second.length - 1] ^= 1;
    assertThatThrownBy(() -> hear(accepter, second)).isInstanceOf(MalformedException.class);
  }

  @Test
  void nodeOfAnotherWorldIsRefused() {
    PeerChannel stranger = PeerChannel.dialling(ann, "elsewhere");
    assertThatThrownBy(() -> accepter.welcome(json(stranger.hello())))
        .isInstanceOf(MalformedException.class)
        .hasMessageContaining("another world");
  }

  private void shakeHands() throws MalformedException {
    byte[] welcome = accepter.welcome(json(dialler.hello()));
    List<byte[]> answers = new ArrayList<>();
    dialler.received(ByteBuffer.wrap(welcome), answers);
    hear(accepter, answers.get(0));
    assertThat(dialler.isProven() && accepter.isProven()).isTrue();
  }

  private static List<PeerMessage> hear(PeerChannel channel, byte[] bytes)
      throws MalformedException {
    return channel.received(ByteBuffer.wrap(bytes), new ArrayList<>());
  }

  private static JsonNode json(byte[] line) throws MalformedException {
    return Json.read(line);
  }
}
