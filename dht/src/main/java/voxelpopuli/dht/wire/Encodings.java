package voxelpopuli.dht.wire;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonFactoryBuilder;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.dataformat.cbor.CBORFactory;
import java.io.ByteArrayOutputStream;
import java.io.IOException;

/** The two Jackson factories, bounded alike. Thread-safe, and shared by all nodes of a JVM. */
final class Encodings {

  private final JsonFactory json;
  private final CBORFactory cbor;

  Encodings(WireLimits limits) {
    StreamReadConstraints constraints =
        StreamReadConstraints.builder()
            .maxNestingDepth(limits.maxDepth())
            .maxStringLength(limits.maxDatagramBytes())
            .maxNumberLength(64) // a 160-bit integer has 49 digits
            .maxNameLength(256)
            .maxDocumentLength(limits.maxDatagramBytes())
            .build();
    // Peers choose the names of fields: interning or canonicalising them would let strangers fill a
    // table that all parsers share.
    this.json =
        new JsonFactoryBuilder()
            .streamReadConstraints(constraints)
            .disable(JsonFactory.Feature.INTERN_FIELD_NAMES)
            .build();
    this.cbor =
        CBORFactory.builder()
            .streamReadConstraints(constraints)
            .disable(JsonFactory.Feature.INTERN_FIELD_NAMES)
            .build();
  }

  /** Whether a datagram is JSON: the first byte that is not white space tells. */
  static boolean isJson(byte[] bytes) {
    for (byte b : bytes) {
      if (b != ' ' && b != '\n' && b != '\r' && b != '\t') {
        return b == '{';
      }
    }
    return false;
  }

  JsonParser parser(byte[] bytes, boolean isJson) throws IOException {
    return isJson ? json.createParser(bytes) : cbor.createParser(bytes);
  }

  JsonGenerator generator(ByteArrayOutputStream out, boolean asCbor) throws IOException {
    return asCbor ? cbor.createGenerator(out) : json.createGenerator(out);
  }
}
