package voxelpopuli.dht.wire;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import voxelpopuli.dht.Contact;
import voxelpopuli.dht.DhtFixtures;
import voxelpopuli.dht.NodeId;
import voxelpopuli.dht.identity.Identity;
import voxelpopuli.dht.record.DhtRecord;
import voxelpopuli.dht.record.RecordKind;

class MessageCodecTest {

  private static final long NOW = 1_800_000_000_000L;
  private static final NodeId NODE = NodeId.sha1("node");
  private static final NodeId KEY = NodeId.sha1("0,0,0");
  private static final Dialect PLAIN = new Dialect(false, false, false);
  private final MessageCodec codec = new MessageCodec(DhtFixtures.settings().wireLimits());

  private static Header header(Dialect dialect) {
    return new Header(7, NODE, Optional.of(DhtFixtures.WORLD), Header.VERSION, dialect);
  }

  private static Header plain() {
    return new Header(7, NODE, Optional.empty(), 0, PLAIN);
  }

  private Message read(String json) {
    return codec.read(json.getBytes(StandardCharsets.UTF_8), NOW).orElseThrow();
  }

  private String written(byte[] datagram) {
    return new String(datagram, StandardCharsets.UTF_8);
  }

  @Test
  void pingOfAPlainPeerIsTheSourceTextsJson() {
    assertThat(written(codec.writeCall(plain(), new Request.Ping(), NOW)))
        .isEqualTo(
            "{\"id\":7,\"node\":\""
                + NODE.hex()
                + "\",\"call\":true,\"rpc\":\"PING\",\"args\":[]}");
  }

  @Test
  void strangersAreOfferedCbor() {
    assertThat(written(codec.writeCall(header(Dialect.OFFER), new Request.Ping(), NOW)))
        .contains("\"enc\":\"cbor\"")
        .contains("\"world\":\"" + DhtFixtures.WORLD.hex() + "\"")
        .contains("\"v\":1");
  }

  @Test
  void pingInCborIsTheseBytes() {
    Header header = new Header(7, NODE, Optional.empty(), Header.VERSION, Dialect.CBOR);
    assertThat(HexFormat.of().formatHex(codec.writeCall(header, new Request.Ping(), NOW)))
        .isEqualTo(
            "bf626964"
                + "07"
                + "646e6f646554"
                + NODE.hex()
                + "6463616c6cf5"
                + "6372706364"
                + "50494e47"
                + "617601"
                + "64617267739f"
                + "ff"
                + "ff");
  }

  @Test
  void fieldsMayComeInAnyOrderAndUnknownOnesAreSkipped() {
    Message message =
        read(
            "  {\"args\":[\""
                + KEY.hex()
                + "\"],\"extra\":{\"a\":[1,{}]},\"rpc\":\"FIND_NODE\",\"node\":\""
                + NODE.hex()
                + "\",\"call\":true,\"id\":4294967295}");
    assertThat(message)
        .isEqualTo(
            new Message.Call(
                new Header(4_294_967_295L, NODE, Optional.empty(), 0, PLAIN),
                new Request.FindNode(KEY)));
  }

  @Test
  void integerIdsAreUnderstoodAndAnsweredInKind() {
    BigInteger number = NODE.toBigInteger();
    Message.Call call =
        (Message.Call)
            read(
                "{\"id\":1,\"node\":"
                    + number
                    + ",\"call\":true,\"rpc\":\"FIND_NODE\",\"args\":["
                    + KEY.toBigInteger()
                    + "]}");
    assertThat(call.request()).isEqualTo(new Request.FindNode(KEY));
    assertThat(call.header().dialect().integerIds()).isTrue();
    Contact contact = DhtFixtures.contact(KEY, 7400);
    Header answer = new Header(1, NODE, Optional.empty(), 0, call.header().dialect());
    assertThat(
            written(
                codec.writeAnswer(
                    answer, "FIND_NODE", new Response.Nodes(List.of(contact), true), NOW)))
        .isEqualTo(
            "{\"id\":1,\"node\":"
                + number
                + ",\"call\":false,\"rpc\":\"FIND_NODE\",\"ret\":[[\"127.0.0.1\",7400,"
                + KEY.toBigInteger()
                + "]]}");
  }

  @Test
  void smallIntegerIdIsAnIdToo() {
    Message.Call call =
        (Message.Call) read("{\"id\":1,\"node\":5,\"call\":true,\"rpc\":\"PING\",\"args\":[]}");
    assertThat(call.header().node()).isEqualTo(new NodeId(0, 0, 5));
  }

  @Test
  void chunkLocationOfAPlainPeerKeepsItsJson() {
    Message.Call call =
        (Message.Call)
            read(
                "{\"id\":1,\"node\":\""
                    + NODE.hex()
                    + "\",\"call\":true,\"rpc\":\"STORE_CHUNK\",\"args\":[\""
                    + KEY.hex()
                    + "\", [\"10.0.0.1\", 7401]]}");
    DhtRecord record = ((Request.Store) call.request()).record();
    assertThat(record.text()).isEqualTo("[\"10.0.0.1\",7401]");
    assertThat(record.version()).isZero();
    assertThat(record.publishedMillis()).isEqualTo(NOW);
    assertThat(written(codec.writeAnswer(plain(), "FIND_CHUNK", new Response.Found(record), NOW)))
        .contains("\"ret\":{\"value\":[\"10.0.0.1\",7401]");
  }

  @Test
  void recordsPassThroughBothEncodingsUnchanged() {
    Identity signer = Identity.create();
    byte[] json = "{\"name\":\"ada\",\"position\":[1.5,64,-3]}".getBytes(StandardCharsets.UTF_8);
    byte[] binary = {0, 1, 2, (byte) 0xff};
    List<DhtRecord> records =
        List.of(
            DhtRecord.plain(RecordKind.PLAYER, KEY, json, NOW - 5_000),
            DhtRecord.versioned(RecordKind.VALUE, KEY, binary, 9, NOW - 5_000),
            DhtRecord.signed(RecordKind.PLAYER, KEY, json, 3, NOW - 5_000, signer),
            DhtRecord.signed(RecordKind.VALUE, KEY, binary, 3, NOW - 5_000, signer));
    for (Dialect dialect : List.of(Dialect.OFFER, Dialect.CBOR)) {
      for (DhtRecord record : records) {
        byte[] stored = codec.writeCall(header(dialect), new Request.Store(record), NOW);
        Message.Call call = (Message.Call) codec.read(stored, NOW).orElseThrow();
        assertThat(((Request.Store) call.request()).record()).isEqualTo(record);
        assertThat(((Request.Store) call.request()).record().signatureHolds()).isTrue();
        Request find = new Request.Find(record.kind(), KEY);
        byte[] found =
            codec.writeAnswer(header(dialect), find.rpc(), new Response.Found(record), NOW);
        assertThat(answer(find, found)).isEqualTo(new Response.Found(record));
      }
    }
  }

  @Test
  void answersReadBackInBothEncodings() {
    List<Contact> contacts = DhtFixtures.contacts(20, 3);
    Contact six = new Contact(KEY, new InetSocketAddress("2001:db8::1", 7400));
    for (Dialect dialect : List.of(Dialect.OFFER, Dialect.CBOR, new Dialect(false, false, true))) {
      Request findNode = new Request.FindNode(KEY);
      Response nodes = new Response.Nodes(contacts, true);
      assertThat(answer(findNode, codec.writeAnswer(header(dialect), "FIND_NODE", nodes, NOW)))
          .isEqualTo(nodes);
      Response v6 = new Response.Nodes(List.of(six), false);
      Request find = new Request.Find(RecordKind.VALUE, KEY);
      assertThat(answer(find, codec.writeAnswer(header(dialect), find.rpc(), v6, NOW)))
          .isEqualTo(v6);
      Response pong = new Response.Pong(NODE, Optional.of(six.address()));
      assertThat(answer(new Request.Ping(), codec.writeAnswer(header(dialect), "PING", pong, NOW)))
          .isEqualTo(pong);
    }
  }

  private Response answer(Request request, byte[] datagram) {
    Message.Answer answer = (Message.Answer) codec.read(datagram, NOW).orElseThrow();
    return codec.readAnswer(request, answer, NOW).orElseThrow();
  }

  @Test
  void cborAnswersOfTwentyNodesFitInTwelveHundredBytes() {
    List<Contact> contacts =
        DhtFixtures.contacts(20, 3).stream()
            .map(
                c ->
                    new Contact(
                        c.id(), new InetSocketAddress("2001:db8::" + (c.port() - 10_000), 65_535)))
            .toList();
    byte[] datagram =
        codec.writeAnswer(
            header(Dialect.CBOR), "FIND_PLAYER", new Response.Nodes(contacts, false), NOW);
    assertThat(datagram.length).isLessThanOrEqualTo(1_200);
  }

  @Test
  void registeredCallsCarryAnyValue() {
    List<Object> args =
        java.util.Arrays.asList(1L, "two", 3.5, true, null, List.of(4L), Map.of("five", 6L));
    for (Dialect dialect : List.of(Dialect.OFFER, Dialect.CBOR)) {
      byte[] datagram =
          codec.writeCall(header(dialect), new Request.Custom("CLAIM_CHUNK", args), NOW);
      Message.Call call = (Message.Call) codec.read(datagram, NOW).orElseThrow();
      assertThat(call.request()).isEqualTo(new Request.Custom("CLAIM_CHUNK", args));
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "{",
        "[]",
        "null",
        "{}",
        "{\"id\":1}",
        "{\"id\":1,\"node\":\"zz\",\"call\":true,\"rpc\":\"PING\",\"args\":[]}",
        "{\"id\":1,\"node\":-5,\"call\":true,\"rpc\":\"PING\",\"args\":[]}",
        "{\"id\":\"x\",\"node\":5,\"call\":true,\"rpc\":\"PING\",\"args\":[]}",
        "{\"id\":1,\"node\":5,\"call\":true,\"rpc\":\"FIND_NODE\",\"args\":[]}",
        "{\"id\":1,\"node\":5,\"call\":true,\"rpc\":7,\"args\":[]}",
        "{\"id\":1,\"node\":5,\"call\":\"yes\",\"rpc\":\"PING\",\"args\":[]}",
        "{\"id\":1,\"node\":5,\"call\":true,\"rpc\":\"STORE_VALUE\",\"args\":[6,7,{\"version\":-1}]}",
        "{\"id\":1,\"node\":5,\"call\":true,\"rpc\":\"PING\",\"args\":[]"
      })
  void whatIsNotAMessageIsNoMessage(String text) {
    assertThat(codec.read(text.getBytes(StandardCharsets.UTF_8), NOW)).isEmpty();
  }

  @Test
  void deepAndLongMessagesAreRefused() {
    String deep = "[".repeat(100) + "]".repeat(100);
    String call = "{\"id\":1,\"node\":5,\"call\":true,\"rpc\":\"X\",\"args\":%s}";
    assertThat(codec.read(call.formatted(deep).getBytes(StandardCharsets.UTF_8), NOW)).isEmpty();
    String longer = "[\"" + "a".repeat(9_000) + "\"]";
    assertThat(codec.read(call.formatted(longer).getBytes(StandardCharsets.UTF_8), NOW)).isEmpty();
  }

  @Test
  void namesOfHostsAreNeverResolved() {
    Message.Answer answer =
        (Message.Answer)
            read(
                "{\"id\":1,\"node\":5,\"call\":false,\"rpc\":\"FIND_NODE\",\"ret\":[[\"localhost\",1,6],"
                    + "[\"1.2.3\",1,7],[\"1.2.3.4\",1,8]]}");
    Response.Nodes nodes =
        (Response.Nodes) codec.readAnswer(new Request.FindNode(KEY), answer, NOW).orElseThrow();
    assertThat(nodes.contacts()).extracting(Contact::id).containsExactly(new NodeId(0, 0, 8));
  }
}
