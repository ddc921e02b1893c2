package voxelpopuli.client.hud;

import java.util.Locale;

/**
 * Counts frames from an edit, and from its acknowledgement, to the first frame that shows it. One
 * edit at a time, in a scene that is still otherwise.
 */
public final class EditWatch {

  private int edits;
  private int mostSinceMade;
  private int mostSinceAnswer;
  private boolean open;
  private int frame;
  private int madeAt;
  private int answeredAt;
  private int shownAt;
  private int answersBefore;
  private int changesBefore;

  /** An edit was just asked for; one that is still open is given up. */
  public void made(int answers, int changesShown) {
    open = true;
    madeAt = frame;
    answeredAt = -1;
    shownAt = -1;
    answersBefore = answers;
    changesBefore = changesShown;
  }

  /**
   * A frame was drawn.
   *
   * @param answers edits acknowledged so far
   * @param changesShown meshes of chunks on screen replaced so far
   */
  public void drawn(int answers, int changesShown) {
    frame++;
    if (!open) {
      return;
    }
    answeredAt = answeredAt < 0 && answers > answersBefore ? frame : answeredAt;
    shownAt = shownAt < 0 && changesShown > changesBefore ? frame : shownAt;
    if (answeredAt >= 0 && shownAt >= 0) {
      open = false;
      edits++;
      mostSinceMade = Math.max(mostSinceMade, shownAt - madeAt);
      mostSinceAnswer = Math.max(mostSinceAnswer, shownAt - answeredAt);
    }
  }

  public int edits() {
    return edits;
  }

  /** One line of JSON; an edit that showed before it was acknowledged counts 0 frames after it. */
  public String json() {
    return String.format(
        Locale.ROOT,
        "{\"scene\":\"edits\",\"edits\":%d,\"mostFramesFromEditToSight\":%d,"
            + "\"mostFramesFromAcknowledgementToSight\":%d}",
        edits,
        mostSinceMade,
        mostSinceAnswer);
  }
}
