package voxelpopuli.client.window;

import com.jme3.app.Application;
import com.jme3.app.state.BaseAppState;
import com.jme3.system.JmeSystem;
import com.jme3.util.BufferUtils;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayDeque;
import java.util.Queue;

/** Saves what was just drawn, to exactly the file that was asked for. */
final class Screenshots extends BaseAppState {

  private final Queue<Path> wanted = new ArrayDeque<>();

  void take(Path file) {
    wanted.add(file);
  }

  boolean pending() {
    return !wanted.isEmpty();
  }

  @Override
  public void postRender() {
    for (Path file = wanted.poll(); file != null; file = wanted.poll()) {
      save(file);
    }
  }

  private void save(Path file) {
    int width = getApplication().getCamera().getWidth();
    int height = getApplication().getCamera().getHeight();
    ByteBuffer pixels = BufferUtils.createByteBuffer(width * height * 4);
    getApplication().getRenderer().readFrameBuffer(null, pixels);
    try {
      Path folder = file.toAbsolutePath().getParent();
      Files.createDirectories(folder);
      // Whoever waits for the file must never find half a picture.
      Path half = Files.createTempFile(folder, "picture", ".part");
      try (OutputStream out = Files.newOutputStream(half)) {
        JmeSystem.writeImageFile(out, "png", pixels, width, height);
      }
      Files.move(half, file, StandardCopyOption.REPLACE_EXISTING);
      System.out.println("saved " + file);
    } catch (IOException e) {
      System.err.println("cannot save " + file + ": " + e.getMessage());
    }
  }

  @Override
  protected void initialize(Application app) {}

  @Override
  protected void cleanup(Application app) {}

  @Override
  protected void onEnable() {}

  @Override
  protected void onDisable() {}
}
