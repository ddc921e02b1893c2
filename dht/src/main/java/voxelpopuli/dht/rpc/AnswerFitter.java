package voxelpopuli.dht.rpc;

import java.util.List;
import java.util.Optional;
import voxelpopuli.dht.Contact;
import voxelpopuli.dht.wire.Header;
import voxelpopuli.dht.wire.MessageCodec;
import voxelpopuli.dht.wire.Response;

/** Makes an answer fit into so many bytes: of a list of nodes the farthest are left out. */
final class AnswerFitter {

  private AnswerFitter() {}

  /** Empty when even the shortest form is too long. */
  static Optional<byte[]> fit(
      MessageCodec codec,
      Header header,
      String rpc,
      Response response,
      long nowMillis,
      int maxBytes) {
    byte[] datagram = codec.writeAnswer(header, rpc, response, nowMillis);
    Response current = response;
    while (datagram.length > maxBytes
        && current instanceof Response.Nodes nodes
        && !nodes.contacts().isEmpty()) {
      List<Contact> fewer = nodes.contacts().subList(0, nodes.contacts().size() / 2);
      current = new Response.Nodes(fewer, nodes.bare());
      datagram = codec.writeAnswer(header, rpc, current, nowMillis);
    }
    return datagram.length <= maxBytes ? Optional.of(datagram) : Optional.empty();
  }
}
