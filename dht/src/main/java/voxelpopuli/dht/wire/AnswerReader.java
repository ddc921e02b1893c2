package voxelpopuli.dht.wire;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import voxelpopuli.dht.Contact;

/** Reads the value of an answer, now that the call that it answers is known. */
final class AnswerReader {

  private final RecordFields records;
  private final WireLimits limits;

  AnswerReader(RecordFields records, WireLimits limits) {
    this.records = records;
    this.limits = limits;
  }

  /** Empty when the answer makes no sense for the call. */
  Optional<Response> read(Request request, Message.Answer answer, long nowMillis) {
    try {
      Object ret = answer.ret();
      if (ret instanceof Map<?, ?> map && map.get("error") instanceof String error) {
        return Optional.of(new Response.Refused(error));
      }
      return Optional.of(response(request, answer, ret, nowMillis));
    } catch (IOException | IllegalArgumentException e) {
      return Optional.empty();
    }
  }

  private Response response(Request request, Message.Answer answer, Object ret, long nowMillis)
      throws IOException {
    if (request instanceof Request.Ping) {
      return new Response.Pong(Values.id(ret), observed(answer.observed()));
    }
    if (request instanceof Request.FindNode) {
      return new Response.Nodes(contacts(ret), true);
    }
    if (request instanceof Request.Find find) {
      Map<String, Object> fields = Tree.asMap(ret);
      if (fields.get("value") != null) {
        return new Response.Found(
            records.read(find.kind(), find.key(), fields.get("value"), fields, nowMillis));
      }
      return new Response.Nodes(
          contacts(ret instanceof List<?> ? ret : fields.get("nodes")), false);
    }
    if (request instanceof Request.Store) {
      if (Boolean.FALSE.equals(ret)) {
        return new Response.Refused("refused");
      }
      return new Response.Stored();
    }
    if (request instanceof Request.Reach) {
      return new Response.Reached(Boolean.TRUE.equals(ret));
    }
    return new Response.Custom(ret);
  }

  /**
   * The contacts of a list; those that cannot be read are left out, for one bad line proves
   * nothing.
   */
  private List<Contact> contacts(Object value) throws IOException {
    if (!(value instanceof List<?> list)) {
      throw new IOException("not a list of nodes");
    }
    List<Contact> contacts = new ArrayList<>(Math.min(list.size(), limits.maxContacts()));
    for (Object item : list) {
      if (contacts.size() == limits.maxContacts()) {
        break;
      }
      try {
        contacts.add(Values.contact(item));
      } catch (IOException e) {
        continue;
      }
    }
    return contacts;
  }

  private static Optional<InetSocketAddress> observed(Object value) throws IOException {
    return value instanceof List<?> list ? Optional.of(Values.address(list)) : Optional.empty();
  }
}
