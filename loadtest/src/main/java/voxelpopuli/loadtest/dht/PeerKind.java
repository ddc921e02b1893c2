package voxelpopuli.loadtest.dht;

/** Another DHT that does the same work for comparison. */
public enum PeerKind {
  OPENDHT("OpenDHT", "opendht", "python3-opendht"),
  LIBTORRENT("libtorrent", "libtorrent", "python3-libtorrent");

  private final String title;
  private final String module;
  private final String debianPackage;

  PeerKind(String title, String module, String debianPackage) {
    this.title = title;
    this.module = module;
    this.debianPackage = debianPackage;
  }

  /** Its name as people write it. */
  public String title() {
    return title;
  }

  /** Its Python module, and its name for the script. */
  String module() {
    return module;
  }

  /** What somebody does who wants it and does not have it. */
  String howToInstall() {
    return title
        + " is left out: its Python bindings are not installed (on Debian: apt-get install "
        + debianPackage
        + ")";
  }
}
