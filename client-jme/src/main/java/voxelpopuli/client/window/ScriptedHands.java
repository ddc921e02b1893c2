package voxelpopuli.client.window;

import java.util.Optional;
import voxelpopuli.client.play.Gaze;
import voxelpopuli.client.play.Player;
import voxelpopuli.client.play.Screen;
import voxelpopuli.client.script.Action;
import voxelpopuli.client.script.PathRunner;
import voxelpopuli.client.script.Travel;
import voxelpopuli.world.block.Block;
import voxelpopuli.world.block.Blocks;
import voxelpopuli.world.body.Vec3;

/** Carries a fly path out. The player hovers: no gravity and no walls, only what the path says. */
final class ScriptedHands {

  private final GameWindow window;
  private final Player player;
  private final Deeds deeds;
  private final PathRunner path;
  private final Travel travel = new Travel();
  private Glide glide;
  private Optional<Double> clock = Optional.empty();
  private boolean quitting;

  ScriptedHands(GameWindow window, Player player, Deeds deeds, PathRunner path) {
    this.window = window;
    this.player = player;
    this.deeds = deeds;
    this.path = path;
  }

  /** The time of day that the path wants to be seen, if it said one. */
  Optional<Double> clock() {
    return clock;
  }

  void act(double seconds, boolean settled) {
    if (quitting && !window.picturesPending() && !window.measuring()) {
      window.stop();
      return;
    }
    if (glide != null) {
      glide = glide.after(seconds);
      travel.to(glide.now());
      stand(travel.next(player.body().feet(), seconds));
      glide = glide.over() ? null : glide;
    } else if (travel.underWay()) {
      stand(travel.next(player.body().feet(), seconds));
      if (travel.underWay()) {
        return; // the path's clock stands while one is on the way to an "at"
      }
    } else {
      travel.rest(seconds);
    }
    path.advance(seconds, settled, this::carryOut);
  }

  /** The owner of the ground says that we stand there: go on from there. */
  void correct(Vec3 there) {
    travel.putBack(player.body().feet());
    stand(there);
  }

  private void stand(Vec3 there) {
    player.place(there.x(), there.y(), there.z());
  }

  private void carryOut(Action action) {
    if (action instanceof Action.At at) {
      glide = null;
      travel.to(new Vec3(at.x(), at.y(), at.z()));
      stand(travel.next(player.body().feet(), 0));
    } else if (action instanceof Action.To to) {
      Vec3 goal = new Vec3(to.x(), to.y(), to.z());
      glide = new Glide(player.body().feet(), goal, Math.max(1e-3, to.seconds()), 0);
    } else if (action instanceof Action.Look look) {
      player.look(new Gaze(look.yaw(), look.pitch()));
    } else if (action instanceof Action.Break) {
      deeds.breakBlock();
      window.edited();
    } else if (action instanceof Action.Place place) {
      place(place.block());
    } else if (action instanceof Action.Screenshot picture) {
      window.picture(picture.file());
    } else if (action instanceof Action.Say say) {
      window.say(say.text());
    } else if (action instanceof Action.Clock time) {
      clock = Optional.of(time.minutes());
    } else if (action instanceof Action.Hud hud) {
      window.hide(!hud.shown());
    } else if (action instanceof Action.Overlay overlay) {
      window.overlay(overlay.shown());
    } else if (action instanceof Action.Inventory inventory) {
      window.open(inventory.shown() ? Screen.INVENTORY : Screen.WORLD);
    } else if (action instanceof Action.Bench bench) {
      window.measure(bench.scene(), bench.seconds());
    } else if (action instanceof Action.Plain plain) {
      window.drawPlain(plain.plain());
    } else if (action instanceof Action.Players players) {
      window.listPlayers(players.shown());
    } else if (action instanceof Action.Land) {
      deeds
          .ground()
          .ifPresent(
              ground -> {
                Vec3 feet = player.body().feet();
                travel.to(new Vec3(feet.x(), ground + 3, feet.z()));
                stand(travel.next(feet, 0));
              });
    } else if (action instanceof Action.Quit) {
      quitting = true;
    }
  }

  private void place(String name) {
    Optional<Block> block = Blocks.named(name.replace('_', ' '));
    if (block.isEmpty()) {
      System.err.println("no block is called " + name);
    }
    block.ifPresent(found -> deeds.place(found.id()));
    window.edited();
  }
}
