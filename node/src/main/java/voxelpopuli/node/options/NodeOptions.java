package voxelpopuli.node.options;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** The command line. Nothing has a default here: what is not given is left to the other layers. */
@Command(
    name = "voxelpopuli-node",
    versionProvider = NodeVersion.class,
    sortOptions = false,
    usageHelpWidth = 100,
    description = {
      "Runs one node of a Voxel Populi world: it hosts a part of it and lets players in.",
      ""
    },
    footer = {
      "",
      "Each option but the last five is also a key in a file (voxelpopuli.node.port = 7410) and a"
          + " variable",
      "(VOXELPOPULI_PORT=7410); options win over variables, variables over the file.",
      "",
      "Examples:",
      "  voxelpopuli-node                                    a world on this machine",
      "  voxelpopuli-node --bootstrap 192.0.2.7              join the world of that node",
      "  voxelpopuli-node --host 0.0.0.0 --advertise play.example.org",
      "  voxelpopuli-node --world commons --seed 7 --data ~/commons",
      "  voxelpopuli-node --backup commons.backup --data ~/commons",
      "  voxelpopuli-node --restore commons.backup --data ~/commons-again",
      "",
      "Exit codes: 0 ended as asked, 1 failed while running, 2 could not start."
    })
public final class NodeOptions {

  @Option(
      names = "--host",
      paramLabel = "ADDRESS",
      description = "address to bind to (default 127.0.0.1)")
  private String host;

  @Option(
      names = "--advertise",
      paramLabel = "HOST[:PORT]",
      description = "address that others are told (default: as bound, then as peers see it)")
  private String advertise;

  @Option(
      names = "--port",
      paramLabel = "PORT",
      description =
          "overlay port, UDP; the game port, TCP, is one higher (default: first free from 7400)")
  private String port;

  @Option(
      names = "--bootstrap",
      paramLabel = "HOST[:PORT]",
      description = "a node of the world to join; may be given several times")
  private List<String> bootstrap;

  @Option(
      names = "--data",
      paramLabel = "DIR",
      description = "data folder (default ./data/node-PORT)")
  private String data;

  @Option(
      names = "--world",
      paramLabel = "NAME",
      description = "name of the world to found or to insist on")
  private String world;

  @Option(
      names = "--seed",
      paramLabel = "N",
      description = "terrain seed of a world that is founded here")
  private String seed;

  @Option(names = "--config", paramLabel = "FILE", description = "read settings from this file")
  private String config;

  @Option(names = "--no-shell", description = "do not read commands from the terminal")
  private boolean noShell;

  @Option(
      names = "--backup",
      paramLabel = "FILE",
      description =
          "copy the world in the data folder into a new file and exit; a node may run there")
  private Path backup;

  @Option(
      names = "--restore",
      paramLabel = "FILE",
      description = "start in an empty data folder with the world of this backup, as a new node")
  private Path restore;

  @Option(names = "--help", usageHelp = true, description = "show this and exit")
  private boolean help;

  @Option(names = "--version", versionHelp = true, description = "show the version and exit")
  private boolean version;

  /** The file named by {@code --config}, or null. */
  String configFile() {
    return config;
  }

  /** The file that a backup is to be written to. */
  public Optional<Path> backup() {
    return Optional.ofNullable(backup);
  }

  /** The backup to start with. */
  public Optional<Path> restore() {
    return Optional.ofNullable(restore);
  }

  /** What was given, by key below {@code voxelpopuli.node}. */
  Map<String, Object> given() {
    Map<String, Object> given = new LinkedHashMap<>();
    put(given, "host", host);
    put(given, "advertise", advertise);
    put(given, "port", port);
    put(given, "bootstrap", bootstrap);
    put(given, "data", data);
    put(given, "world", world);
    put(given, "seed", seed);
    put(given, "shell", noShell ? false : null);
    return given;
  }

  private static void put(Map<String, Object> given, String key, Object value) {
    if (value != null) {
      given.put(key, value);
    }
  }
}
