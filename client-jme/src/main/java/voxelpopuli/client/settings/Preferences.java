package voxelpopuli.client.settings;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;

/**
 * The settings of this run: the player's own, with what the command line said on top. Changes are
 * told to whoever applies them and kept on disk. Used by the window's thread alone.
 */
public final class Preferences {

  private final Consumer<UserSettings> keep;
  private final List<Consumer<UserSettings>> followers = new ArrayList<>();
  private UserSettings kept;
  private UserSettings now;

  private Preferences(
      Consumer<UserSettings> keep, UserSettings kept, UnaryOperator<UserSettings> commandLine) {
    this.keep = keep;
    this.kept = kept;
    this.now = commandLine.apply(kept);
  }

  /**
   * The settings of this file.
   *
   * @param commandLine what this run was told, which is not kept
   */
  public static Preferences keptIn(SettingsFile file, UnaryOperator<UserSettings> commandLine) {
    return new Preferences(file::save, file.load(), commandLine);
  }

  /** Settings that are forgotten with the end of the run. */
  public static Preferences ofThisRun(
      UserSettings settings, UnaryOperator<UserSettings> commandLine) {
    return new Preferences(forgotten -> {}, settings, commandLine);
  }

  public UserSettings now() {
    return now;
  }

  /** Calls this at once and after every change. */
  public void follow(Consumer<UserSettings> follower) {
    followers.add(follower);
    follower.accept(now);
  }

  public void change(UnaryOperator<UserSettings> edit) {
    UserSettings next = edit.apply(now);
    if (next.equals(now)) {
      return;
    }
    kept = kept.withChanges(now, next);
    now = next;
    keep.accept(kept);
    followers.forEach(follower -> follower.accept(now));
  }
}
