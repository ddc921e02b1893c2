package voxelpopuli.loadtest;

import java.io.IOException;
import java.io.InputStream;
import java.util.Properties;
import picocli.CommandLine.IVersionProvider;

/** The version that the build wrote into {@code voxelpopuli/version.properties}. */
final class LoadtestVersion implements IVersionProvider {

  @Override
  public String[] getVersion() throws IOException {
    Properties properties = new Properties();
    try (InputStream in =
        LoadtestVersion.class.getResourceAsStream("/voxelpopuli/version.properties")) {
      properties.load(in);
    }
    return new String[] {"Voxel Populi loadtest " + properties.getProperty("version")};
  }
}
