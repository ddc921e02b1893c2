package voxelpopuli.node;

import com.typesafe.config.Config;
import java.util.List;
import org.apache.pekko.actor.typed.ActorSystem;
import voxelpopuli.dht.DhtSettings;
import voxelpopuli.node.shell.BackupCommand;
import voxelpopuli.node.shell.BucketsCommand;
import voxelpopuli.node.shell.ChunksCommand;
import voxelpopuli.node.shell.Game;
import voxelpopuli.node.shell.InfoCommand;
import voxelpopuli.node.shell.KickCommand;
import voxelpopuli.node.shell.LookupCommand;
import voxelpopuli.node.shell.Overlay;
import voxelpopuli.node.shell.PeersCommand;
import voxelpopuli.node.shell.PingCommand;
import voxelpopuli.node.shell.PlayersCommand;
import voxelpopuli.node.shell.PregenCommand;
import voxelpopuli.node.shell.RecordCommand;
import voxelpopuli.node.shell.SaveCommand;
import voxelpopuli.node.shell.SayCommand;
import voxelpopuli.node.shell.ShellCommand;
import voxelpopuli.node.shell.StatsCommand;
import voxelpopuli.node.shell.TeleportCommand;
import voxelpopuli.node.shell.TimeCommand;
import voxelpopuli.node.terminal.Ink;
import voxelpopuli.world.WorldDescription;

/** Every command of the shell. */
final class Commands {

  private Commands() {}

  static List<ShellCommand> of(
      ActorSystem<?> system,
      NodeActor.Running running,
      WorldDescription world,
      Config config,
      Ink ink) {
    Overlay overlay = new Overlay(system, running.overlay());
    Game game = new Game(system, running.world());
    return List.of(
        new InfoCommand(overlay, world, ink),
        new PeersCommand(overlay, ink),
        new BucketsCommand(overlay, DhtSettings.of(config).k(), ink),
        new LookupCommand(overlay, ink),
        new RecordCommand(overlay, ink),
        new PingCommand(overlay, ink),
        new ChunksCommand(game, ink),
        new PlayersCommand(game),
        new KickCommand(game, ink),
        new SayCommand(game),
        new TimeCommand(game),
        new StatsCommand(game, ink),
        new SaveCommand(game, ink),
        new TeleportCommand(game, ink),
        new PregenCommand(game, ink),
        new BackupCommand(game, ink));
  }
}
