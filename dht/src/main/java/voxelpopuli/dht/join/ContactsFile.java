package voxelpopuli.dht.join;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import voxelpopuli.dht.Contact;
import voxelpopuli.dht.NodeId;

/**
 * Contacts that a node remembers over a restart: {@code contacts.txt}, a line {@code id ip port}
 * each.
 *
 * <p>Written to a second file and renamed, so that a crash leaves the old one or the new one. A
 * line that cannot be read is skipped: these are hints.
 */
public final class ContactsFile {

  private final Path file;

  public ContactsFile(Path folder) {
    this.file = folder.resolve("contacts.txt");
  }

  /** The remembered contacts; none if there is no file. */
  public List<Contact> read() throws IOException {
    List<Contact> contacts = new ArrayList<>();
    if (!Files.exists(file)) {
      return contacts;
    }
    for (String line : Files.readAllLines(file, StandardCharsets.US_ASCII)) {
      String[] parts = line.split(" ");
      try {
        // The addresses are literals that we wrote, so this asks no name server.
        contacts.add(
            new Contact(
                NodeId.ofHex(parts[0]),
                new InetSocketAddress(
                    InetAddress.getByName(parts[1]), Integer.parseInt(parts[2]))));
      } catch (IllegalArgumentException | ArrayIndexOutOfBoundsException | IOException e) {
        continue;
      }
    }
    return contacts;
  }

  /** Replaces the remembered contacts. */
  public void write(List<Contact> contacts) throws IOException {
    Files.createDirectories(file.toAbsolutePath().getParent());
    Path next = file.resolveSibling("contacts.txt.new");
    List<String> lines =
        contacts.stream()
            .map(c -> c.id().hex() + " " + c.ip().getHostAddress() + " " + c.port())
            .toList();
    Files.write(next, lines, StandardCharsets.US_ASCII);
    Files.move(next, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
  }
}
