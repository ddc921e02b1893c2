package voxelpopuli.loadtest.dht;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/**
 * Runs {@code peer.py} in a child process: another DHT's nodes must not share this JVM's heap or
 * its threads. The script speaks JSON, one object a line; its last object is the result.
 */
final class PeerProcess {

  /**
   * Debian's own interpreter first: its packages are not seen by one that a version manager put
   * before it.
   */
  private static final List<String> INTERPRETERS = List.of("/usr/bin/python3", "python3");

  private static final ObjectMapper JSON = new ObjectMapper();

  private final PeerKind kind;
  private final String interpreter;

  private PeerProcess(PeerKind kind, String interpreter) {
    this.kind = kind;
    this.interpreter = interpreter;
  }

  /** The peer, if an interpreter on this machine has its bindings. */
  static Optional<PeerProcess> find(PeerKind kind) throws InterruptedException {
    for (String interpreter : INTERPRETERS) {
      if (imports(interpreter, kind.module())) {
        return Optional.of(new PeerProcess(kind, interpreter));
      }
    }
    return Optional.empty();
  }

  private static boolean imports(String interpreter, String module) throws InterruptedException {
    try {
      Process process =
          new ProcessBuilder(interpreter, "-c", "import " + module)
              .redirectErrorStream(true)
              .redirectOutput(ProcessBuilder.Redirect.DISCARD)
              .start();
      if (!process.waitFor(30, TimeUnit.SECONDS)) {
        process.destroyForcibly();
        return false;
      }
      return process.exitValue() == 0;
    } catch (IOException e) {
      return false; // no such interpreter
    }
  }

  /**
   * Does the work.
   *
   * @param progress gets the script's lines that are not the result
   * @return the result, or empty when the script ended without one
   */
  Optional<JsonNode> run(DhtPlan plan, int nodes, Consumer<JsonNode> progress)
      throws IOException, InterruptedException {
    Path script = Files.createTempFile("voxelpopuli-peer", ".py");
    try {
      try (InputStream source = PeerProcess.class.getResourceAsStream("peer.py")) {
        Files.copy(source, script, StandardCopyOption.REPLACE_EXISTING);
      }
      Process process =
          new ProcessBuilder(
                  interpreter,
                  script.toString(),
                  kind.module(),
                  Integer.toString(nodes),
                  Integer.toString(plan.peerValues()),
                  Integer.toString(plan.valueBytes()),
                  Integer.toString(plan.concurrent()),
                  Long.toString(plan.seed()))
              .redirectError(ProcessBuilder.Redirect.INHERIT)
              .start();
      Thread endWithUs = new Thread(process::destroyForcibly);
      Runtime.getRuntime().addShutdownHook(endWithUs);
      try {
        return result(process, progress);
      } finally {
        process.destroyForcibly().waitFor();
        Runtime.getRuntime().removeShutdownHook(endWithUs);
      }
    } finally {
      Files.deleteIfExists(script);
    }
  }

  private static Optional<JsonNode> result(Process process, Consumer<JsonNode> progress)
      throws IOException {
    Optional<JsonNode> result = Optional.empty();
    try (BufferedReader lines =
        new BufferedReader(
            new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        JsonNode node = parse(line);
        if (node.has("result")) {
          result = Optional.of(node.get("result"));
        } else if (node.isObject()) {
          progress.accept(node);
        }
      }
    }
    return result;
  }

  /** A line that is no JSON is a library's own chatter. */
  private static JsonNode parse(String line) {
    try {
      return JSON.readTree(line);
    } catch (JsonProcessingException e) {
      return JSON.createObjectNode();
    }
  }
}
