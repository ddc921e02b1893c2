package voxelpopuli.node;

import java.nio.file.Path;
import voxelpopuli.node.options.NodeSettings;

/** Where a node lives: a pair of ports and a folder, both its own while it runs. */
record Premises(PortPair ports, DataFolder data) implements AutoCloseable {

  /** Takes what was asked for; where no port was asked for, the first pair that is free. */
  static Premises take(NodeSettings settings) throws StartRefused {
    if (settings.data().isEmpty()) {
      return withPorts(settings, ports -> DataFolder.open(folderOf(ports.overlayPort())));
    }
    DataFolder folder = DataFolder.open(settings.data().get());
    try {
      return withPorts(settings, ports -> folder);
    } catch (StartRefused e) {
      folder.close();
      throw e;
    }
  }

  private interface FolderOf {
    DataFolder open(PortPair ports) throws StartRefused;
  }

  private static Premises withPorts(NodeSettings settings, FolderOf folder) throws StartRefused {
    if (settings.port().isPresent()) {
      return at(settings, settings.port().getAsInt(), folder);
    }
    StartRefused first = null;
    for (int i = 0; i < settings.portsToTry(); i++) {
      // Each node takes two ports, so the next one's pair begins two further on.
      int port = settings.firstPort() + 2 * i;
      try {
        return at(settings, port, folder);
      } catch (StartRefused e) {
        first = first == null ? e : first;
      }
    }
    throw new StartRefused(
        first.getMessage()
            + " (and so for "
            + settings.portsToTry()
            + " pairs of ports from "
            + settings.firstPort()
            + " on)");
  }

  private static Premises at(NodeSettings settings, int port, FolderOf folder) throws StartRefused {
    PortPair ports = PortPair.reserve(settings.host(), port);
    try {
      return new Premises(ports, folder.open(ports));
    } catch (StartRefused e) {
      ports.close();
      throw e;
    }
  }

  /** The folder of a node that was given none. */
  static Path folderOf(int port) {
    return Path.of("data", "node-" + port);
  }

  @Override
  public void close() {
    ports.close();
    data.close();
  }
}
