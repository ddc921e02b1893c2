package voxelpopuli.dht.record;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import voxelpopuli.dht.DhtFixtures;
import voxelpopuli.dht.NodeId;
import voxelpopuli.dht.identity.Identity;
import voxelpopuli.dht.wire.Dialect;
import voxelpopuli.dht.wire.Header;
import voxelpopuli.dht.wire.Message;
import voxelpopuli.dht.wire.MessageCodec;
import voxelpopuli.dht.wire.Request;

class RecordTableTest {

  private static final long NOW = 1_800_000_000_000L;
  private static final long HOUR = Duration.ofHours(1).toMillis();
  private static final long DAY = Duration.ofDays(1).toMillis();
  private static final NodeId KEY = NodeId.sha1("key");
  private static final Identity ADA = Identity.create();
  private static final Identity EVE = Identity.create();
  private final RecordTable table = table();

  private static RecordTable table() {
    return new RecordTable(DhtFixtures.settings().records(), RecordRules.NONE);
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private static DhtRecord plain(String text, long when) {
    return DhtRecord.plain(RecordKind.VALUE, KEY, bytes(text), when);
  }

  private static DhtRecord versioned(String text, long version) {
    return DhtRecord.versioned(RecordKind.VALUE, KEY, bytes(text), version, NOW);
  }

  private static DhtRecord signed(String text, long version, Identity by) {
    return DhtRecord.signed(RecordKind.VALUE, KEY, bytes(text), version, NOW, by);
  }

  private boolean stores(DhtRecord record) {
    return table.store(record, "peer", NOW) instanceof RecordTable.Kept;
  }

  private String held() {
    return table.find(RecordKind.VALUE, KEY, NOW).orElseThrow().text();
  }

  @Test
  void amongUnversionedRecordsTheLastToArriveStays() {
    stores(plain("one", NOW));
    assertThat(stores(plain("two", NOW))).isTrue();
    assertThat(held()).isEqualTo("two");
  }

  @Test
  void olderUnversionedCopyThatIsPassedOnDoesNotReplaceANewerOne() {
    stores(plain("new", NOW));
    assertThat(stores(plain("old", NOW - HOUR))).isFalse();
    assertThat(held()).isEqualTo("new");
  }

  @Test
  void unversionedNeverBeatsVersioned() {
    stores(versioned("one", 1));
    assertThat(stores(plain("two", NOW))).isFalse();
  }

  @Test
  void higherVersionWinsAndAReplayOfALowerOneIsRefused() {
    stores(versioned("one", 1));
    assertThat(stores(versioned("two", 2))).isTrue();
    assertThat(stores(versioned("one", 1))).isFalse();
    assertThat(held()).isEqualTo("two");
  }

  @Test
  void ofTwoEqualsEveryNodeKeepsTheSame() {
    RecordTable other = table();
    stores(versioned("a", 1));
    stores(versioned("b", 1));
    other.store(versioned("b", 1), "peer", NOW);
    other.store(versioned("a", 1), "peer", NOW);
    assertThat(other.find(RecordKind.VALUE, KEY, NOW).orElseThrow().text()).isEqualTo(held());
  }

  @Test
  void unsignedNeverBeatsSigned() {
    stores(signed("mine", 1, ADA));
    assertThat(stores(versioned("stolen", 99))).isFalse();
  }

  @Test
  void signedRecordYieldsOnlyToItsOwnKey() {
    stores(signed("mine", 1, ADA));
    assertThat(stores(signed("stolen", 99, EVE))).isFalse();
    assertThat(stores(signed("moved", 2, ADA))).isTrue();
  }

  @Test
  void forgedSignaturesAreRefused() {
    DhtRecord real = signed("mine", 1, ADA);
    DhtRecord changed =
        new DhtRecord(
            RecordKind.VALUE, KEY, bytes("forged"), 1, real.signature(), real.publishedMillis());
    DhtRecord newer = new DhtRecord(RecordKind.VALUE, KEY, real.value(), 2, real.signature(), NOW);
    DhtRecord moved =
        new DhtRecord(
            RecordKind.VALUE, NodeId.sha1("else"), real.value(), 1, real.signature(), NOW);
    DhtRecord younger =
        new DhtRecord(RecordKind.VALUE, KEY, real.value(), 1, real.signature(), NOW + 1);
    assertThat(stores(changed)).isFalse();
    assertThat(stores(newer)).isFalse();
    assertThat(stores(moved)).isFalse();
    assertThat(stores(younger)).isFalse();
    assertThat(stores(real)).isTrue();
  }

  @Test
  void recordFromTheFutureIsRefused() {
    assertThat(stores(plain("later", NOW + HOUR))).isFalse();
  }

  @Test
  void kindsAreSeparateTables() {
    table.store(DhtRecord.plain(RecordKind.CHUNK, KEY, bytes("c"), NOW), "peer", NOW);
    assertThat(table.find(RecordKind.PLAYER, KEY, NOW)).isEmpty();
    assertThat(table.find(RecordKind.CHUNK, KEY, NOW)).isPresent();
  }

  @Test
  void locationExpiresAfterADayAndAPlayerDoesNot() {
    table.store(DhtRecord.plain(RecordKind.CHUNK, KEY, bytes("c"), NOW), "peer", NOW);
    table.store(DhtRecord.plain(RecordKind.PLAYER, KEY, bytes("p"), NOW), "peer", NOW);
    assertThat(table.find(RecordKind.CHUNK, KEY, NOW + DAY - 1)).isPresent();
    assertThat(table.find(RecordKind.CHUNK, KEY, NOW + DAY)).isEmpty();
    assertThat(table.expire(NOW + DAY)).hasSize(1);
    assertThat(table.find(RecordKind.PLAYER, KEY, NOW + 89 * DAY)).isPresent();
    assertThat(table.find(RecordKind.PLAYER, KEY, NOW + 90 * DAY)).isEmpty();
  }

  /** Twenty holders in a row pass a record on, an hour apart: it still ends with its first day. */
  @Test
  void republishingPreservesExpiry() {
    MessageCodec codec = new MessageCodec(DhtFixtures.settings().wireLimits());
    Header header = new Header(1, KEY, Optional.empty(), 1, Dialect.CBOR);
    DhtRecord record = plain("x", NOW);
    long now = NOW;
    for (int hop = 0; hop < 20; hop++) {
      now += HOUR;
      byte[] sent = codec.writeCall(header, new Request.Store(record), now);
      Message.Call call = (Message.Call) codec.read(sent, now).orElseThrow();
      record = ((Request.Store) call.request()).record();
    }
    assertThat(table.store(record, "peer", now)).isInstanceOf(RecordTable.Kept.class);
    assertThat(table.expiresMillis(record)).isEqualTo(NOW + DAY);
  }

  @Test
  void onlyWhatWasNotStoredWithinTheHourIsPassedOn() {
    stores(plain("x", NOW));
    assertThat(table.dueForRepublishing(NOW + HOUR - 1)).isEmpty();
    assertThat(table.dueForRepublishing(NOW + HOUR)).hasSize(1);
    table.store(plain("x", NOW), "another holder", NOW + HOUR);
    assertThat(table.dueForRepublishing(NOW + HOUR)).isEmpty();
    assertThat(table.dueForRepublishing(NOW + 2 * HOUR)).hasSize(1);
    table.republished(plain("x", NOW), NOW + 2 * HOUR);
    assertThat(table.dueForRepublishing(NOW + 2 * HOUR)).isEmpty();
  }

  @Test
  void onePublisherCannotFillTheTable() {
    var settings = DhtFixtures.settings().records();
    RecordTable small =
        new RecordTable(
            new voxelpopuli.dht.RecordSettings(
                settings.republishInterval(),
                settings.republishAtOnce(),
                settings.playerLifetime(),
                settings.chunkLifetime(),
                settings.valueLifetime(),
                2,
                3,
                settings.clockSkew(),
                settings.compactFactor()),
            RecordRules.NONE);
    assertThat(kept(small, "1", "greedy")).isTrue();
    assertThat(kept(small, "2", "greedy")).isTrue();
    assertThat(kept(small, "3", "greedy")).isFalse();
    assertThat(kept(small, "2", "greedy")).as("replacing is not adding").isTrue();
    assertThat(kept(small, "4", "modest")).isTrue();
    assertThat(kept(small, "5", "another")).as("full").isFalse();
  }

  private static boolean kept(RecordTable table, String key, String source) {
    DhtRecord record = DhtRecord.plain(RecordKind.VALUE, NodeId.sha1(key), new byte[0], NOW);
    return table.store(record, source, NOW) instanceof RecordTable.Kept;
  }

  @Test
  void anotherModulesRulesAreHeard() {
    RecordTable strict =
        new RecordTable(
            DhtFixtures.settings().records(),
            (held, incoming) ->
                incoming.kind() == RecordKind.CHUNK
                    ? Optional.of("who are you?")
                    : Optional.empty());
    DhtRecord chunk = DhtRecord.plain(RecordKind.CHUNK, KEY, bytes("c"), NOW);
    assertThat(strict.store(chunk, "peer", NOW)).isEqualTo(new RecordTable.Refused("who are you?"));
  }
}
