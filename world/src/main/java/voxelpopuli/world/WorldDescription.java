package voxelpopuli.world;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.util.Optional;
import voxelpopuli.dht.NodeId;
import voxelpopuli.dht.WorldId;

/**
 * What makes a world this world: everything that two nodes must agree on to generate the same
 * ground and to judge the same edits.
 *
 * @param name what people call it
 * @param seed what its terrain grows from
 * @param terrain version of the terrain generator: another one would give other ground
 * @param rules what players may do
 */
public record WorldDescription(String name, long seed, int terrain, String rules) {

  /** The only rules so far: unlimited blocks, flying allowed. */
  public static final String CREATIVE = "creative";

  private static final ObjectMapper JSON = new ObjectMapper();

  /** The id that the overlay carries in every message; it changes with any of the four. */
  public WorldId id() {
    // A line a field: no name can pretend to be another world's name and seed.
    String text = name.replace("\n", " ") + "\n" + seed + "\n" + terrain + "\n" + rules;
    return WorldId.of(NodeId.sha1(text).bytes());
  }

  /** One line of JSON, as stored in the data folder and told to nodes that join. */
  public String toJson() {
    return JsonNodeFactory.instance
        .objectNode()
        .put("name", name)
        .put("seed", seed)
        .put("terrain", terrain)
        .put("rules", rules)
        .toString();
  }

  /** Reads what {@link #toJson} wrote; empty if it is anything else. */
  public static Optional<WorldDescription> fromJson(String json) {
    try {
      JsonNode tree = JSON.readTree(json);
      boolean whole =
          tree.path("name").isTextual()
              && tree.path("seed").canConvertToLong()
              && tree.path("terrain").canConvertToInt()
              && tree.path("rules").isTextual();
      return whole
          ? Optional.of(
              new WorldDescription(
                  tree.get("name").textValue(),
                  tree.get("seed").longValue(),
                  tree.get("terrain").intValue(),
                  tree.get("rules").textValue()))
          : Optional.empty();
    } catch (JsonProcessingException e) {
      return Optional.empty();
    }
  }

  @Override
  public String toString() {
    return "\"" + name + "\" (seed " + seed + ")";
  }
}
