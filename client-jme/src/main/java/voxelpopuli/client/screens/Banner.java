package voxelpopuli.client.screens;

import com.simsilica.lemur.HAlignment;
import com.simsilica.lemur.Label;
import voxelpopuli.client.menu.Notice;

/** One line above the world while the client looks for another node. */
final class Banner extends Page {

  private static final float WIDE = 520;
  private static final float TALL = 48;

  private final Label words;

  Banner(Kit kit) {
    super(kit, "", WIDE, TALL);
    words = add(kit.label("", WIDE, TALL, Ink.WARN, HAlignment.Center), 0, 0);
  }

  void show(Notice notice) {
    say(words, notice.title() + " - " + notice.detail(), Ink.WARN);
  }

  @Override
  void place(float windowWidth, float windowHeight, float above) {
    super.place(windowWidth, windowHeight, above);
    spatial().setLocalTranslation((windowWidth - WIDE) / 2, windowHeight - 16, 15);
  }
}
