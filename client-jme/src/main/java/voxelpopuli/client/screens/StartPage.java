package voxelpopuli.client.screens;

import com.jme3.input.KeyInput;
import com.jme3.math.ColorRGBA;
import com.simsilica.lemur.Button;
import com.simsilica.lemur.GuiGlobals;
import com.simsilica.lemur.HAlignment;
import com.simsilica.lemur.Label;
import com.simsilica.lemur.TextField;
import com.simsilica.lemur.event.KeyAction;
import java.util.ArrayList;
import java.util.List;
import voxelpopuli.client.menu.NodeState;
import voxelpopuli.client.menu.OwnNode;
import voxelpopuli.client.menu.StartForm;
import voxelpopuli.client.play.Screen;

/** Who are you, and through which node do you come in? */
final class StartPage extends Page {

  private static final float WIDE = 640;
  private static final float LABEL = 120;
  private static final float ROW = 36;
  private static final int ROWS = 4;
  private static final float BUTTONS = EDGE + 2 * (LINE + GAP) + 6;
  private static final float LIST = BUTTONS + LINE + 62;

  private final Front front;
  private final TextField name;
  private final TextField address;
  private final Label said;
  private final Button here;
  private final List<Row> rows = new ArrayList<>();
  private String problem = "";

  /** A node that can be clicked, with its state to the right. */
  private record Row(Button button, Label state) {}

  StartPage(Kit kit, Front front) {
    super(kit, "", WIDE, LIST + ROWS * (ROW + 4) + LINE + EDGE + 22);
    this.front = front;
    StartForm form = StartForm.of(front.preferences().now(), front.usualNode());
    float wide = WIDE - 2 * EDGE - LABEL;
    text("Your name", EDGE, EDGE, LABEL, Ink.MUTED);
    name = add(kit.field(form.name(), wide, LINE), EDGE + LABEL, EDGE);
    text("Node", EDGE, EDGE + LINE + GAP, LABEL, Ink.MUTED);
    address = add(kit.field(form.address(), wide, LINE), EDGE + LABEL, EDGE + LINE + GAP);
    keys(name, address);
    keys(address, name);
    float half = (wide - GAP) / 2;
    add(kit.button("Join", half, LINE + 4, true, this::join), EDGE + LABEL, BUTTONS);
    here =
        add(
            kit.button("Play here", half, LINE + 4, false, this::playHere),
            EDGE + LABEL + half + GAP,
            BUTTONS);
    said = text("", EDGE, BUTTONS + LINE + 10, WIDE - 2 * EDGE, Ink.MUTED);
    said.setTextHAlignment(HAlignment.Center);
    for (int i = 0; i < ROWS; i++) {
      rows.add(row(LIST + i * (ROW + 4)));
    }
    float third = (WIDE - 2 * EDGE - 2 * GAP) / 3;
    float low = height - EDGE - LINE;
    add(kit.button("Settings", third, LINE, false, open(Screen.SETTINGS)), EDGE, low);
    add(kit.button("Controls", third, LINE, false, open(Screen.CONTROLS)), EDGE + third + GAP, low);
    add(
        kit.button("Quit", third, LINE, false, () -> front.doings().quit()),
        EDGE + 2 * (third + GAP),
        low);
  }

  private Row row(float y) {
    Row[] self = new Row[1];
    Button button = kit.row("", WIDE - 2 * EDGE, ROW, () -> take(self[0].button.getText()));
    Label state = kit.label("", 300, ROW, Ink.MUTED, HAlignment.Right);
    self[0] = new Row(button, state);
    add(button, EDGE, y);
    add(state, WIDE - EDGE - 312, y).move(0, 0, 1);
    return self[0];
  }

  private Runnable open(Screen screen) {
    return () -> front.doings().open(screen);
  }

  private void keys(TextField field, TextField next) {
    field.getActionMap().put(new KeyAction(KeyInput.KEY_RETURN), (source, key) -> join());
    field
        .getActionMap()
        .put(
            new KeyAction(KeyInput.KEY_TAB),
            (source, key) -> GuiGlobals.getInstance().requestFocus(next));
  }

  private void take(String node) {
    address.setText(node.strip());
    problem = "";
  }

  private void join() {
    StartForm form = new StartForm(name.getText(), address.getText());
    problem = form.problem().orElse("");
    if (problem.isEmpty()) {
      front.doings().join(form.name().strip(), form.address().strip());
    }
  }

  private void playHere() {
    StartForm form = new StartForm(name.getText(), front.usualNode());
    problem = form.problem().orElse("");
    if (problem.isEmpty()) {
      front.doings().playHere(form.name().strip());
    }
  }

  @Override
  void update(double seconds) {
    List<String> nodes = StartForm.nodes(front.preferences().now(), front.usualNode());
    front.checks().tick(nodes, System.nanoTime());
    boolean silent = front.checks().of(front.usualNode()) instanceof NodeState.Silent;
    for (int i = 0; i < ROWS; i++) {
      Row row = rows.get(i);
      boolean shown = i < nodes.size();
      hide(row.button, !shown);
      hide(row.state, !shown);
      if (shown) {
        NodeState state = front.checks().of(nodes.get(i));
        say(row.button, "  " + nodes.get(i), Ink.TEXT);
        say(row.state, StartForm.words(state), colour(state));
      }
    }
    hide(here, !silent);
    tell(silent);
  }

  private void tell(boolean silent) {
    OwnNode.State own = front.ownNode().map(OwnNode::state).orElse(new OwnNode.State.Off());
    say(here, front.ownNode().isPresent() ? "Play here" : "Copy the command", Ink.TEXT);
    if (!problem.isEmpty()) {
      say(said, problem, Ink.WARN);
    } else if (own instanceof OwnNode.State.Starting) {
      say(said, "Starting a node on this machine ...", Ink.KEY);
    } else if (own instanceof OwnNode.State.Failed failed) {
      say(said, "The node did not start: " + failed.reason(), Ink.WARN);
    } else if (silent && front.ownNode().isPresent()) {
      say(
          said,
          "No node runs on this machine. Play here starts one; it ends with the game.",
          Ink.MUTED);
    } else if (silent) {
      say(said, "No node runs on this machine. Start one with:  " + front.nodeCommand(), Ink.MUTED);
    } else {
      say(said, "Worlds that you know; click one to take its address.", Ink.MUTED);
    }
  }

  private static ColorRGBA colour(NodeState state) {
    if (state instanceof NodeState.Here) {
      return Ink.GOOD;
    }
    return state instanceof NodeState.Silent ? Ink.WARN : Ink.MUTED;
  }
}
