package voxelpopuli.world.location;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apache.pekko.stream.javadsl.Source;
import org.apache.pekko.stream.javadsl.Tcp;
import org.apache.pekko.util.ByteString;
import voxelpopuli.world.protocol.Json;
import voxelpopuli.world.protocol.MalformedException;
import voxelpopuli.world.voxel.ChunkPos;

/** Short questions to another node's game server, as the source text has them. */
final class GameCall {

  /** No answer to a short question is longer. */
  private static final int MAX_ANSWER = 4096;

  private GameCall() {}

  /** Whether a game server answers at all, by then. Never fails. */
  static CompletionStage<Boolean> ping(ActorSystem<?> system, GameAddress to, Duration timeout) {
    return ask(system, to, Json.line(Json.object().put("type", "ping")), timeout)
        .handle((answer, failure) -> failure == null && answer.utf8String().startsWith("pong"));
  }

  /** Asks it to serve a chunk; whether it will, by then. Never fails. */
  static CompletionStage<Boolean> generate(
      ActorSystem<?> system, GameAddress to, ChunkPos chunk, Duration timeout) {
    var json = Json.object().put("type", "generate");
    json.putArray("chunk").add(chunk.x()).add(chunk.y()).add(chunk.z());
    return ask(system, to, Json.line(json), timeout)
        .handle((answer, failure) -> failure == null && isOk(answer));
  }

  private static boolean isOk(ByteString answer) {
    try {
      return Json.read(answer.utf8String().getBytes(StandardCharsets.UTF_8)).path("ok").asBoolean();
    } catch (MalformedException e) {
      return false;
    }
  }

  /** Sends a line and gathers what comes until the other side closes. */
  private static CompletionStage<ByteString> ask(
      ActorSystem<?> system, GameAddress to, byte[] line, Duration timeout) {
    return Source.single(ByteString.fromArray(line))
        .concat(Source.maybe())
        .via(
            Tcp.get(system)
                .outgoingConnection(
                    java.net.InetSocketAddress.createUnresolved(to.host(), to.port()),
                    Optional.empty(),
                    List.of(),
                    true,
                    Optional.of(timeout),
                    Optional.empty()))
        .completionTimeout(timeout)
        .takeWhile(bytes -> !bytes.isEmpty())
        .runFold(
            ByteString.emptyByteString(),
            (all, more) -> all.size() > MAX_ANSWER ? all : all.concat(more),
            system);
  }
}
