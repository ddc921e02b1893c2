package voxelpopuli.world.server;

import voxelpopuli.world.player.PlayersActor;
import voxelpopuli.world.protocol.Frame;
import voxelpopuli.world.protocol.FrameCodec;

/** What the player of one native session says, and what it hears. */
final class SessionTalk {

  private final Wire wire;
  private final ServerServices services;
  private final String player;
  private final SessionBody body;
  private final RateLimit lines;

  SessionTalk(Wire wire, ServerServices services, String player, SessionBody body, long nowMillis) {
    this.wire = wire;
    this.services = services;
    this.player = player;
    this.body = body;
    int perMinute = services.settings().linesPerMinute();
    this.lines = new RateLimit(perMinute / 60.0, perMinute / 4.0, nowMillis);
  }

  /** The player typed a line. */
  void said(Frame.Say line, long nowMillis) {
    ChatLine meaning = ChatLine.read(line.text());
    if (!lines.allows(nowMillis)) {
      announce("you say too much at once; that was not heard");
    } else if (meaning instanceof ChatLine.Answer answer) {
      announce(answer.text());
    } else if (meaning instanceof ChatLine.Whisper whisper) {
      whisper(whisper.to(), whisper.text(), true);
    } else if (meaning instanceof ChatLine.Aloud aloud && !aloud.text().isEmpty()) {
      var at = body.isHere() ? body.state().orElse(line.state()) : line.state();
      services.players().tell(new PlayersActor.Speak(player, at, aloud.text()));
    }
  }

  /** The player tells somebody something who is at this node. */
  void told(Frame.Tell tell, long nowMillis) {
    if (lines.allows(nowMillis)) {
      whisper(tell.to(), tell.text(), false);
    }
  }

  private void whisper(String to, String text, boolean further) {
    services.players().tell(new PlayersActor.Tell(player, to, text, further, wire.notices()));
  }

  /** The node, or one of its players, says something. */
  void noticed(PlayersActor.Notice notice) {
    if (notice instanceof PlayersActor.Announcement announcement) {
      announce(announcement.text());
    } else if (notice instanceof PlayersActor.Heard heard) {
      // Only where we stand: other nodes know of us too, and one telling is enough.
      if (body.isHere() && body.distanceTo(heard.at()) <= services.settings().hearing()) {
        say(new Frame.Said(heard.from(), heard.text()));
      }
    } else if (notice instanceof PlayersActor.Whispered whisper) {
      say(new Frame.Said(whisper.from(), "(to you) " + whisper.text()));
    } else if (notice instanceof PlayersActor.Elsewhere there) {
      say(new Frame.Elsewhere(there.to(), there.text(), there.host(), there.port()));
    }
  }

  private void announce(String text) {
    say(new Frame.Said("", text));
  }

  private void say(Frame frame) {
    wire.outbox().urgent(FrameCodec.encode(frame));
  }
}
