package voxelpopuli.dht.join;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.UnknownHostException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.DispatcherSelector;
import org.apache.pekko.actor.typed.javadsl.AbstractBehavior;
import org.apache.pekko.actor.typed.javadsl.ActorContext;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.actor.typed.javadsl.Receive;
import voxelpopuli.dht.Contact;

/**
 * The blocking part of joining: names and the contacts' file.
 *
 * <ol>
 *   <li>resolves the bootstrap addresses and reads the remembered contacts,
 *   <li>writes contacts down.
 * </ol>
 *
 * Made by {@link JoinActor} on the dispatcher for files, and stopped with it. What fails is logged;
 * the node lives without it.
 */
final class ContactsFileActor extends AbstractBehavior<ContactsFileActor.Command> {

  sealed interface Command {}

  /** Resolve these and add the remembered contacts; answered with {@link Resolved}. */
  record Resolve(List<String> bootstrap, ActorRef<Resolved> replyTo) implements Command {}

  record Save(List<Contact> contacts) implements Command {}

  /** Addresses to join through, without duplicates, and those that have none. */
  record Resolved(List<InetSocketAddress> addresses, List<String> unknown) {}

  static final DispatcherSelector DISPATCHER =
      DispatcherSelector.fromConfig("voxelpopuli.dht.file-dispatcher");

  private final Optional<ContactsFile> file;

  static Behavior<Command> create(Optional<Path> folder) {
    return Behaviors.setup(
        context -> new ContactsFileActor(context, folder.map(ContactsFile::new)));
  }

  private ContactsFileActor(ActorContext<Command> context, Optional<ContactsFile> file) {
    super(context);
    this.file = file;
  }

  @Override
  public Receive<Command> createReceive() {
    return newReceiveBuilder()
        .onMessage(Resolve.class, this::onResolve)
        .onMessage(Save.class, this::onSave)
        .build();
  }

  private Behavior<Command> onResolve(Resolve resolve) {
    Set<InetSocketAddress> addresses = new LinkedHashSet<>();
    List<String> unknown = new ArrayList<>();
    for (String text : resolve.bootstrap()) {
      try {
        addresses.add(HostPort.parse(text).resolve());
      } catch (UnknownHostException | IllegalArgumentException e) {
        unknown.add(text);
      }
    }
    try {
      if (file.isPresent()) {
        file.get().read().forEach(contact -> addresses.add(contact.address()));
      }
    } catch (IOException e) {
      getContext().getLog().warn("remembered contacts cannot be read: {}", e.toString());
    }
    resolve.replyTo().tell(new Resolved(List.copyOf(addresses), unknown));
    return this;
  }

  private Behavior<Command> onSave(Save save) {
    try {
      if (file.isPresent()) {
        file.get().write(save.contacts());
      }
    } catch (IOException e) {
      getContext().getLog().warn("contacts cannot be saved: {}", e.toString());
    }
    return this;
  }
}
