package voxelpopuli.dht.wire;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import voxelpopuli.dht.NodeId;
import voxelpopuli.dht.record.DhtRecord;
import voxelpopuli.dht.record.RecordKind;

/**
 * A record's content and its fields {@code version}, {@code age}, {@code published}, {@code key},
 * {@code sig}, {@code raw}.
 *
 * <p>In CBOR the content is a byte string. In JSON it is the JSON value itself where it is one, so
 * that peers that know nothing of us can read it, and {@code {"base64": …}} where it is not; a
 * signed record then carries its exact bytes in {@code raw}, for a signature covers bytes, not
 * meaning.
 */
final class RecordFields {

  private final Encodings encodings;
  private final WireLimits limits;

  RecordFields(Encodings encodings, WireLimits limits) {
    this.encodings = encodings;
    this.limits = limits;
  }

  /** Writes the content. */
  void writeValue(JsonGenerator out, DhtRecord record, boolean cbor) throws IOException {
    if (cbor) {
      out.writeBinary(record.value());
      return;
    }
    Optional<byte[]> json = compactJson(record.value());
    if (json.isPresent()) {
      out.writeRawValue(new String(json.get(), java.nio.charset.StandardCharsets.UTF_8));
    } else {
      out.writeStartObject();
      out.writeBinaryField("base64", record.value());
      out.writeEndObject();
    }
  }

  /** Writes the other fields into an object that is already open. */
  void writeFields(JsonGenerator out, DhtRecord record, boolean cbor, long nowMillis)
      throws IOException {
    if (record.isVersioned()) {
      out.writeNumberField("version", record.version());
    }
    if (record.signature().isEmpty()) {
      out.writeNumberField("age", Math.max(0, nowMillis - record.publishedMillis()));
      return;
    }
    DhtRecord.Signature signature = record.signature().get();
    out.writeNumberField("published", record.publishedMillis());
    out.writeBinaryField("key", signature.publicKey());
    out.writeBinaryField("sig", signature.bytes());
    if (!cbor) {
      out.writeBinaryField("raw", record.value());
    }
  }

  /** Reads a record from its content and its fields. */
  DhtRecord read(
      RecordKind kind, NodeId key, Object value, Map<String, Object> fields, long nowMillis)
      throws IOException {
    byte[] content = fields.containsKey("raw") ? Values.bytes(fields.get("raw")) : content(value);
    if (content.length > limits.maxValueBytes()) {
      throw new IOException("content too long");
    }
    long version = fields.get("version") == null ? 0 : Values.integer(fields.get("version"));
    if (version < 0) {
      throw new IOException("negative version");
    }
    // Half a signature is damage or a trick; it must not make an unsigned record of a signed one.
    if (fields.containsKey("sig") || fields.containsKey("key") || fields.containsKey("published")) {
      return new DhtRecord(
          kind,
          key,
          content,
          version,
          Optional.of(
              new DhtRecord.Signature(
                  Values.bytes(fields.get("key")), Values.bytes(fields.get("sig")))),
          Values.integer(fields.get("published")));
    }
    long age = fields.get("age") == null ? 0 : Values.integer(fields.get("age"));
    if (age < 0) {
      throw new IOException("negative age");
    }
    return new DhtRecord(kind, key, content, version, Optional.empty(), nowMillis - age);
  }

  private byte[] content(Object value) throws IOException {
    if (value instanceof byte[] bytes) {
      return bytes;
    }
    if (value instanceof Map<?, ?> map && map.size() == 1 && map.containsKey("base64")) {
      return Values.bytes(map.get("base64"));
    }
    ByteArrayOutputStream out = new ByteArrayOutputStream(128);
    try (JsonGenerator json = encodings.generator(out, false)) {
      Tree.write(json, value, false);
    }
    return out.toByteArray();
  }

  /** The content again if it is one JSON value and nothing else. */
  private Optional<byte[]> compactJson(byte[] content) {
    try (JsonParser parser = encodings.parser(content, true)) {
      if (parser.nextToken() == null) {
        return Optional.empty();
      }
      parser.skipChildren();
      boolean one = parser.nextToken() == null && !parser.hasToken(JsonToken.NOT_AVAILABLE);
      boolean oneLine =
          new String(content, java.nio.charset.StandardCharsets.UTF_8).indexOf('\n') < 0;
      boolean utf8 =
          Arrays.equals(
              content,
              new String(content, java.nio.charset.StandardCharsets.UTF_8)
                  .getBytes(java.nio.charset.StandardCharsets.UTF_8));
      return one && utf8 && oneLine ? Optional.of(content) : Optional.empty();
    } catch (IOException e) {
      return Optional.empty();
    }
  }
}
