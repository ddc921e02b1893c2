package voxelpopuli.dht.wire;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import voxelpopuli.dht.NodeId;
import voxelpopuli.dht.WorldId;
import voxelpopuli.dht.record.RecordKind;

/** Reads datagrams: fields in any order, unknown ones skipped, nothing thrown at the caller. */
final class MessageReader {

  private final Encodings encodings;
  private final RecordFields records;
  private final WireLimits limits;

  MessageReader(Encodings encodings, RecordFields records, WireLimits limits) {
    this.encodings = encodings;
    this.records = records;
    this.limits = limits;
  }

  Optional<Message> read(byte[] datagram, long nowMillis) {
    if (datagram.length == 0 || datagram.length > limits.maxDatagramBytes()) {
      return Optional.empty();
    }
    boolean json = Encodings.isJson(datagram);
    try (JsonParser parser = encodings.parser(datagram, json)) {
      Fields fields = new Fields();
      if (parser.nextToken() != JsonToken.START_OBJECT) {
        return Optional.empty();
      }
      while (parser.nextToken() == JsonToken.FIELD_NAME) {
        String name = parser.currentName();
        parser.nextToken();
        fields.take(name, parser);
      }
      if (parser.currentToken() != JsonToken.END_OBJECT) {
        return Optional.empty();
      }
      return fields.message(json, records, nowMillis);
    } catch (IOException | IllegalArgumentException | ArithmeticException e) {
      return Optional.empty();
    }
  }

  /** The fields of one message, as they come. */
  private static final class Fields {
    private Object id;
    private Object node;
    private Object call;
    private Object rpc;
    private Object args;
    private Object ret;
    private Object world;
    private Object version;
    private Object enc;
    private Object you;

    void take(String name, JsonParser parser) throws IOException {
      switch (name) {
        case "id" -> id = Tree.read(parser);
        case "node" -> node = Tree.read(parser);
        case "call" -> call = Tree.read(parser);
        case "rpc", "RPC" -> rpc = Tree.read(parser);
        case "args" -> args = Tree.read(parser);
        case "ret" -> ret = Tree.read(parser);
        case "world" -> world = Tree.read(parser);
        case "v" -> version = Tree.read(parser);
        case "enc" -> enc = Tree.read(parser);
        case "you" -> you = Tree.read(parser);
        default -> parser.skipChildren();
      }
    }

    Optional<Message> message(boolean json, RecordFields records, long nowMillis)
        throws IOException {
      Header header = header(json);
      if (Boolean.FALSE.equals(call)) {
        return Optional.of(new Message.Answer(header, ret, you));
      }
      if (!Boolean.TRUE.equals(call) || !(rpc instanceof String name)) {
        return Optional.empty();
      }
      List<?> list = args instanceof List<?> given ? given : List.of();
      return Optional.of(new Message.Call(header, request(name, list, records, nowMillis)));
    }

    private Header header(boolean json) throws IOException {
      NodeId sender = Values.id(node);
      boolean integers = json && !(node instanceof String);
      int v = version instanceof Long number ? (int) Math.min(Math.max(number, 0), 1_000) : 0;
      return new Header(
          Values.integer(id) & 0xffff_ffffL,
          sender,
          worldId(),
          v,
          new Dialect(!json, !json || "cbor".equals(enc), integers));
    }

    private Optional<WorldId> worldId() throws IOException {
      if (world == null) {
        return Optional.empty();
      }
      return Optional.of(
          world instanceof String hex ? new WorldId(hex) : WorldId.of(Values.bytes(world)));
    }

    private static Request request(String rpc, List<?> args, RecordFields records, long nowMillis)
        throws IOException {
      switch (rpc) {
        case "PING":
          return new Request.Ping();
        case "FIND_NODE":
          return new Request.FindNode(Values.id(argument(args, 0)));
        case "REACH":
          return new Request.Reach((int) Math.min(Values.integer(argument(args, 0)), 65_536));
        default:
      }
      Optional<RecordKind> find = RecordKind.ofFind(rpc);
      if (find.isPresent()) {
        return new Request.Find(find.get(), Values.id(argument(args, 0)));
      }
      Optional<RecordKind> store = RecordKind.ofStore(rpc);
      if (store.isPresent()) {
        if (args.size() > 2 && !(args.get(2) instanceof Map)) {
          throw new IOException("a record's fields are an object");
        }
        Map<String, Object> fields = Tree.asMap(args.size() > 2 ? args.get(2) : null);
        return new Request.Store(
            records.read(
                store.get(), Values.id(argument(args, 0)), argument(args, 1), fields, nowMillis));
      }
      return new Request.Custom(rpc, new java.util.ArrayList<Object>(args));
    }

    private static Object argument(List<?> args, int index) throws IOException {
      if (index >= args.size()) {
        throw new IOException("an argument is missing");
      }
      return args.get(index);
    }
  }
}
