package voxelpopuli.dht.wire;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetSocketAddress;
import java.util.List;
import voxelpopuli.dht.Contact;
import voxelpopuli.dht.NodeId;

/** Writes messages as datagrams. Not for several threads at once: it reuses its buffer. */
final class MessageWriter {

  private final Encodings encodings;
  private final RecordFields records;
  private final ByteArrayOutputStream buffer = new ByteArrayOutputStream(1_400);

  MessageWriter(Encodings encodings, RecordFields records) {
    this.encodings = encodings;
    this.records = records;
  }

  byte[] call(Header header, Request request, long nowMillis) {
    return write(
        header,
        true,
        request.rpc(),
        out -> {
          out.writeFieldName("args");
          writeArgs(out, request, header.dialect(), nowMillis);
        });
  }

  byte[] answer(Header header, String rpc, Response response, long nowMillis) {
    return write(
        header,
        false,
        rpc,
        out -> {
          if (response instanceof Response.Pong pong
              && header.version() > 0
              && pong.observed().isPresent()) {
            out.writeFieldName("you");
            out.writeStartArray(this, 2);
            writeAddress(out, pong.observed().get(), header.dialect());
            out.writeEndArray();
          }
          out.writeFieldName("ret");
          writeRet(out, response, header.dialect(), nowMillis);
        });
  }

  private interface Body {
    void write(JsonGenerator out) throws IOException;
  }

  private byte[] write(Header header, boolean call, String rpc, Body body) {
    buffer.reset();
    Dialect dialect = header.dialect();
    try (JsonGenerator out = encodings.generator(buffer, dialect.cbor())) {
      out.writeStartObject();
      out.writeNumberField("id", header.id());
      out.writeFieldName("node");
      writeId(out, header.node(), dialect);
      out.writeBooleanField("call", call);
      out.writeStringField("rpc", rpc);
      if (header.version() > 0) {
        out.writeNumberField("v", header.version());
        if (header.world().isPresent()) {
          if (dialect.cbor()) {
            out.writeBinaryField("world", header.world().get().bytes());
          } else {
            out.writeStringField("world", header.world().get().hex());
          }
        }
        if (!dialect.cbor() && dialect.offersCbor()) {
          out.writeStringField("enc", "cbor");
        }
      }
      body.write(out);
      out.writeEndObject();
    } catch (IOException e) {
      throw new UncheckedIOException("writing to memory failed", e);
    }
    return buffer.toByteArray();
  }

  private void writeArgs(JsonGenerator out, Request request, Dialect dialect, long nowMillis)
      throws IOException {
    if (request instanceof Request.Custom custom) {
      Tree.write(out, custom.args(), dialect.cbor());
      return;
    }
    if (request instanceof Request.Store store) {
      out.writeStartArray(this, 3);
      writeId(out, store.record().key(), dialect);
      records.writeValue(out, store.record(), dialect.cbor());
      out.writeStartObject();
      records.writeFields(out, store.record(), dialect.cbor(), nowMillis);
      out.writeEndObject();
      out.writeEndArray();
      return;
    }
    out.writeStartArray();
    if (request instanceof Request.FindNode find) {
      writeId(out, find.target(), dialect);
    } else if (request instanceof Request.Find find) {
      writeId(out, find.key(), dialect);
    } else if (request instanceof Request.Reach reach) {
      out.writeNumber(reach.port());
    }
    out.writeEndArray();
  }

  private void writeRet(JsonGenerator out, Response response, Dialect dialect, long nowMillis)
      throws IOException {
    if (response instanceof Response.Pong pong) {
      writeId(out, pong.node(), dialect);
    } else if (response instanceof Response.Nodes nodes) {
      if (nodes.bare()) {
        writeContacts(out, nodes.contacts(), dialect);
      } else {
        out.writeStartObject();
        out.writeFieldName("nodes");
        writeContacts(out, nodes.contacts(), dialect);
        out.writeEndObject();
      }
    } else if (response instanceof Response.Found found) {
      out.writeStartObject();
      out.writeFieldName("value");
      records.writeValue(out, found.record(), dialect.cbor());
      records.writeFields(out, found.record(), dialect.cbor(), nowMillis);
      out.writeEndObject();
    } else if (response instanceof Response.Stored) {
      out.writeBoolean(true);
    } else if (response instanceof Response.Reached reached) {
      out.writeBoolean(reached.reachable());
    } else if (response instanceof Response.Refused refused) {
      out.writeStartObject();
      out.writeStringField("error", refused.error());
      out.writeEndObject();
    } else if (response instanceof Response.Custom custom) {
      Tree.write(out, custom.value(), dialect.cbor());
    }
  }

  private void writeContacts(JsonGenerator out, List<Contact> contacts, Dialect dialect)
      throws IOException {
    out.writeStartArray(contacts, contacts.size());
    for (Contact contact : contacts) {
      out.writeStartArray(contact, 3);
      writeAddress(out, contact.address(), dialect);
      writeId(out, contact.id(), dialect);
      out.writeEndArray();
    }
    out.writeEndArray();
  }

  private static void writeAddress(JsonGenerator out, InetSocketAddress address, Dialect dialect)
      throws IOException {
    if (dialect.cbor()) {
      out.writeBinary(address.getAddress().getAddress());
    } else {
      String text = address.getAddress().getHostAddress();
      int scope = text.indexOf('%');
      out.writeString(scope < 0 ? text : text.substring(0, scope));
    }
    out.writeNumber(address.getPort());
  }

  private static void writeId(JsonGenerator out, NodeId id, Dialect dialect) throws IOException {
    if (dialect.cbor()) {
      out.writeBinary(id.bytes());
    } else if (dialect.integerIds()) {
      out.writeNumber(id.toBigInteger());
    } else {
      out.writeString(id.hex());
    }
  }
}
