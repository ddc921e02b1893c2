package voxelpopuli.node.options;

import java.io.IOException;
import java.io.InputStream;
import java.util.Properties;
import picocli.CommandLine.IVersionProvider;

/** The version that the build wrote into {@code voxelpopuli/version.properties}. */
public final class NodeVersion implements IVersionProvider {

  @Override
  public String[] getVersion() {
    return new String[] {"Voxel Populi node " + text()};
  }

  /** The bare version, e.g. {@code 0.1.0}. */
  public static String text() {
    try (InputStream in =
        NodeVersion.class.getResourceAsStream("/voxelpopuli/version.properties")) {
      Properties properties = new Properties();
      properties.load(in);
      return properties.getProperty("version");
    } catch (IOException e) {
      throw new IllegalStateException("the build made no version.properties", e);
    }
  }
}
