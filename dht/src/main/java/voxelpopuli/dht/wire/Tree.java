package voxelpopuli.dht.wire;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Values of unknown shape: null, Boolean, Long, BigInteger, Double, String, byte[], List, Map.
 *
 * <p>A message's arguments may come before its name, so they are read into this form first and
 * understood later. The map's order is not kept, except where text is made of it again.
 */
final class Tree {

  private Tree() {}

  /** Reads the value at the parser's current token. */
  static Object read(JsonParser parser) throws IOException {
    JsonToken token = parser.currentToken();
    if (token == null) {
      throw new IOException("the message ends too early");
    }
    return switch (token) {
      case START_ARRAY -> readList(parser);
      case START_OBJECT -> readMap(parser);
      case VALUE_STRING -> parser.getText();
      case VALUE_NUMBER_INT -> readInteger(parser);
      case VALUE_NUMBER_FLOAT -> parser.getDoubleValue();
      case VALUE_TRUE -> Boolean.TRUE;
      case VALUE_FALSE -> Boolean.FALSE;
      case VALUE_NULL -> null;
      case VALUE_EMBEDDED_OBJECT -> parser.getBinaryValue();
      default -> throw new IOException("unexpected " + token);
    };
  }

  private static Object readInteger(JsonParser parser) throws IOException {
    return parser.getNumberType() == JsonParser.NumberType.BIG_INTEGER
        ? parser.getBigIntegerValue()
        : (Object) parser.getLongValue();
  }

  private static List<Object> readList(JsonParser parser) throws IOException {
    List<Object> list = new ArrayList<>(4);
    while (parser.nextToken() != JsonToken.END_ARRAY) {
      list.add(read(parser));
    }
    return list;
  }

  private static Map<String, Object> readMap(JsonParser parser) throws IOException {
    Map<String, Object> map = new java.util.LinkedHashMap<>(8);
    while (parser.nextToken() != JsonToken.END_OBJECT) {
      String name = parser.currentName();
      parser.nextToken();
      map.put(name, read(parser));
    }
    return map;
  }

  /** Writes a value; an unknown type is the caller's bug. */
  static void write(JsonGenerator out, Object value, boolean cbor) throws IOException {
    if (value == null) {
      out.writeNull();
    } else if (value instanceof String text) {
      out.writeString(text);
    } else if (value instanceof Boolean bool) {
      out.writeBoolean(bool);
    } else if (value instanceof Double || value instanceof Float) {
      out.writeNumber(((Number) value).doubleValue());
    } else if (value instanceof BigInteger big) {
      out.writeNumber(big);
    } else if (value instanceof Number number) {
      out.writeNumber(number.longValue());
    } else if (value instanceof byte[] bytes) {
      out.writeBinary(bytes); // base64 text in JSON
    } else if (value instanceof List<?> list) {
      out.writeStartArray(list, list.size());
      for (Object item : list) {
        write(out, item, cbor);
      }
      out.writeEndArray();
    } else if (value instanceof Map<?, ?> map) {
      out.writeStartObject(map, map.size());
      for (Map.Entry<?, ?> entry : map.entrySet()) {
        out.writeFieldName((String) entry.getKey());
        write(out, entry.getValue(), cbor);
      }
      out.writeEndObject();
    } else {
      throw new IllegalArgumentException("no wire form for " + value.getClass());
    }
  }

  /** The empty map: what a missing object reads as. */
  static Map<String, Object> asMap(Object value) {
    Map<String, Object> result = new HashMap<>();
    if (value instanceof Map<?, ?> map) {
      map.forEach((k, v) -> result.put((String) k, v));
    }
    return result;
  }
}
