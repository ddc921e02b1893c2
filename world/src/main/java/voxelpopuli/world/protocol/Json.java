package voxelpopuli.world.protocol;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.json.JsonReadFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;

/** JSON of the game port, read within bounds. */
public final class Json {

  /**
   * No JSON text from the network is longer, nested deeper or has longer names and numbers than
   * these.
   */
  private static final JsonMapper MAPPER =
      JsonMapper.builder(
              JsonFactory.builder()
                  .streamReadConstraints(
                      StreamReadConstraints.builder()
                          .maxNestingDepth(32)
                          .maxStringLength(4096)
                          .maxNameLength(256)
                          .maxNumberLength(64)
                          .build())
                  .enable(JsonReadFeature.ALLOW_SINGLE_QUOTES)
                  .build())
          .build();

  private Json() {}

  /** Reads one JSON value. */
  public static JsonNode read(byte[] text) throws MalformedException {
    try {
      JsonNode node = MAPPER.readTree(text);
      if (node == null || node.isMissingNode()) {
        throw new MalformedException("expected JSON");
      }
      return node;
    } catch (IOException e) {
      throw new MalformedException("not valid JSON");
    }
  }

  /** A new object to fill. */
  public static ObjectNode object() {
    return JsonNodeFactory.instance.objectNode();
  }

  /** The value's text and a newline, as UTF-8. */
  public static byte[] line(JsonNode node) {
    try {
      return (MAPPER.writeValueAsString(node) + "\n").getBytes(StandardCharsets.UTF_8);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("a JSON tree that cannot be written", e);
    }
  }
}
