package voxelpopuli.world.account;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import voxelpopuli.dht.NodeId;
import voxelpopuli.dht.identity.SigningKey;
import voxelpopuli.dht.record.DhtRecord;
import voxelpopuli.dht.record.RecordKind;
import voxelpopuli.world.protocol.PlayerState;

class SignedProfileTest {

  private static final PlayerProfile ANN =
      new PlayerProfile(
          "ann",
          new PlayerState(1.5, 32, -7.25, 90, -10),
          List.of(1, 2, 40),
          true,
          "10.0.0.7:7401",
          -2);

  private final PlayerKey key = PlayerKey.create();

  @Test
  void profileComesBackAsItWas() {
    assertThat(PlayerProfile.read(ANN.json())).contains(ANN);
  }

  @Test
  void sourceTextRecordIsAProfile() {
    byte[] record = "{\"name\":\"bob\",\"position\":[1,2,3]}".getBytes(StandardCharsets.UTF_8);
    assertThat(PlayerProfile.read(record))
        .contains(PlayerProfile.at("bob", new PlayerState(1, 2, 3, 0, 0)));
  }

  @Test
  void overlayTakesItForTheKeysOwnRecord() {
    SignedProfile signed = SignedProfile.of(ANN, 5, 6, key);
    DhtRecord record =
        new DhtRecord(
            RecordKind.PLAYER,
            NodeId.sha1("ann"),
            signed.value(),
            signed.version(),
            Optional.of(new DhtRecord.Signature(key.publicKey(), signed.signature())),
            signed.publishedMillis());
    assertThat(record.signatureHolds()).isTrue();
  }

  @Test
  void nobodyElsesNameOrKeyWillDo() {
    SignedProfile signed = SignedProfile.of(ANN, 5, 6, key);
    assertThat(signed.isOf("ann", key.publicKey())).isTrue();
    assertThat(signed.isOf("bob", key.publicKey())).isFalse();
    assertThat(signed.isOf("ann", PlayerKey.create().publicKey())).isFalse();
    SignedProfile later = new SignedProfile(7, 6, signed.signature(), signed.value());
    assertThat(later.isOf("ann", key.publicKey())).isFalse();
  }

  @Test
  void proofForOneNodeWorldOrChallengeIsNoneForAnother() {
    byte[] proof = key.sign(SignIn.statement("c1", "n1", "w1", "ann"));
    assertThat(SigningKey.verify(key.publicKey(), SignIn.statement("c1", "n1", "w1", "ann"), proof))
        .isTrue();
    for (byte[] other :
        new byte[][] {
          SignIn.statement("c2", "n1", "w1", "ann"),
          SignIn.statement("c1", "n2", "w1", "ann"),
          SignIn.statement("c1", "n1", "w2", "ann"),
          SignIn.statement("c1", "n1", "w1", "bob")
        }) {
      assertThat(SigningKey.verify(key.publicKey(), other, proof)).isFalse();
    }
  }
}
