package voxelpopuli.node;

import java.nio.file.Path;
import java.util.List;
import voxelpopuli.dht.Contact;
import voxelpopuli.node.options.HostPort;
import voxelpopuli.node.options.NodeVersion;
import voxelpopuli.node.terminal.Ink;
import voxelpopuli.world.WorldDescription;

/**
 * What a started node says: who it is, where it is, and what to do next.
 *
 * @param address overlay address that others are to use
 */
record Banner(WorldDescription world, Contact self, HostPort address, Path data) {

  List<String> lines(Ink ink) {
    return List.of(
        ink.strong("Voxel Populi") + " node " + NodeVersion.text(),
        "  world    " + world,
        "  id       " + ink.code(self.id().hex()),
        "  ports    overlay "
            + self.address().getPort()
            + " (UDP), game "
            + (self.address().getPort() + 1)
            + " (TCP)",
        "  data     " + data,
        "play at    " + ink.code(address.toString()) + "   ./sbt client-jme/run --node " + address,
        "join with  " + ink.code("./sbt node/run --bootstrap " + address));
  }
}
