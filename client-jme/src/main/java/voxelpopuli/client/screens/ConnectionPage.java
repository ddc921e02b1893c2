package voxelpopuli.client.screens;

import com.jme3.math.Vector3f;
import com.simsilica.lemur.HAlignment;
import com.simsilica.lemur.Label;
import com.simsilica.lemur.VAlignment;
import voxelpopuli.client.menu.Notice;

/** Says what the client is doing to get into the world, or that no node is left. */
final class ConnectionPage extends Page {

  private static final float WIDE = 620;
  private static final float TALL = 270;

  private final Label title;
  private final Label detail;

  ConnectionPage(Kit kit, Front front) {
    super(kit, "", WIDE, TALL);
    title = add(kit.label("", WIDE - 2 * EDGE, 44, Ink.TEXT, HAlignment.Center), EDGE, EDGE);
    title.setFontSize(Kit.FONT * 1.5f);
    detail = add(kit.label("", WIDE - 2 * EDGE, 96, Ink.MUTED, HAlignment.Center), EDGE, EDGE + 58);
    detail.setTextVAlignment(VAlignment.Top);
    detail.setMaxWidth(WIDE - 2 * EDGE);
    detail.setPreferredSize(new Vector3f(WIDE - 2 * EDGE, 96, 0));
    float half = (WIDE - 2 * EDGE - GAP) / 2;
    float low = height - EDGE - LINE;
    add(kit.button("Try again", half, LINE, true, front.doings()::tryAgain), EDGE, low);
    add(
        kit.button("Back to start", half, LINE, false, front.doings()::toStart),
        EDGE + half + GAP,
        low);
  }

  void show(Notice notice) {
    say(title, notice.title(), Ink.TEXT);
    say(detail, notice.detail(), Ink.MUTED);
  }
}
