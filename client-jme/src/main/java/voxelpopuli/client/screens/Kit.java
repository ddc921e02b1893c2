package voxelpopuli.client.screens;

import com.jme3.asset.AssetManager;
import com.jme3.input.MouseInput;
import com.jme3.math.ColorRGBA;
import com.jme3.math.Vector3f;
import com.jme3.scene.Spatial;
import com.jme3.texture.Texture2D;
import com.simsilica.lemur.Axis;
import com.simsilica.lemur.Button;
import com.simsilica.lemur.DefaultRangedValueModel;
import com.simsilica.lemur.HAlignment;
import com.simsilica.lemur.Insets3f;
import com.simsilica.lemur.Label;
import com.simsilica.lemur.Panel;
import com.simsilica.lemur.RangedValueModel;
import com.simsilica.lemur.Slider;
import com.simsilica.lemur.TextField;
import com.simsilica.lemur.VAlignment;
import com.simsilica.lemur.component.TbtQuadBackgroundComponent;
import com.simsilica.lemur.core.GuiComponent;
import com.simsilica.lemur.event.CursorButtonEvent;
import com.simsilica.lemur.event.CursorEventControl;
import com.simsilica.lemur.event.CursorMotionEvent;
import com.simsilica.lemur.event.DefaultCursorListener;

/** Makes the widgets of all screens, in one look. */
final class Kit {

  /** The size at which the engine's font was drawn: any other is blurred. */
  static final float FONT = 17;

  private final AssetManager assets;
  private final Texture2D bevel;

  Kit(AssetManager assets) {
    this.assets = assets;
    this.bevel = Pixels.texture(Pixels.bevel());
  }

  AssetManager assets() {
    return assets;
  }

  Panel panel(float width, float height, ColorRGBA colour) {
    Panel panel = new Panel(width, height);
    panel.setBackground(face(colour));
    return panel;
  }

  Label label(String text, float width, float height, ColorRGBA colour, HAlignment side) {
    Label label = new Label(text);
    label.setFontSize(FONT);
    label.setColor(colour);
    label.setTextHAlignment(side);
    label.setTextVAlignment(VAlignment.Center);
    label.setPreferredSize(new Vector3f(width, height, 0));
    return label;
  }

  Button button(String text, float width, float height, boolean primary, Runnable action) {
    Button button = flat(text, width, height, primary ? Ink.PRIMARY : Ink.BUTTON, action);
    hover(
        button, primary ? Ink.PRIMARY : Ink.BUTTON, primary ? Ink.PRIMARY_HOVER : Ink.BUTTON_HOVER);
    return button;
  }

  /** A line of a list that can be clicked. */
  Button row(String text, float width, float height, Runnable action) {
    Button button = flat(text, width, height, Ink.ROW, action);
    button.setTextHAlignment(HAlignment.Left);
    hover(button, Ink.ROW, Ink.ROW_HOVER);
    return button;
  }

  private Button flat(String text, float width, float height, ColorRGBA colour, Runnable action) {
    Button button = new Button(text);
    button.setFontSize(FONT);
    button.setColor(Ink.TEXT);
    button.setHighlightColor(ColorRGBA.White);
    button.setFocusColor(Ink.KEY);
    button.setShadowColor(null);
    button.setTextHAlignment(HAlignment.Center);
    button.setTextVAlignment(VAlignment.Center);
    button.setBackground(face(colour));
    button.setPreferredSize(new Vector3f(width, height, 0));
    button.addClickCommands(source -> action.run());
    return button;
  }

  TextField field(String text, float width, float height) {
    TextField field = new TextField(text);
    field.setFontSize(FONT);
    field.setColor(Ink.TEXT);
    field.setSingleLine(true);
    field.setTextVAlignment(VAlignment.Center);
    TbtQuadBackgroundComponent ground = face(Ink.FIELD);
    ground.setMargin(12, 4);
    field.setBackground(ground);
    field.setPreferredSize(new Vector3f(width, height, 0));
    hover(field, Ink.FIELD, Ink.FIELD_HOVER);
    return field;
  }

  Slider slider(double least, double most, double step, double value, float width, float height) {
    RangedValueModel model = new DefaultRangedValueModel(least, most, value);
    Slider slider = new Slider(model, Axis.X);
    slider.setDelta(step);
    slider.setBackground(null);
    slider.getRangePanel().setBackground(face(Ink.FIELD));
    for (Button end : new Button[] {slider.getIncrementButton(), slider.getDecrementButton()}) {
      boolean up = end == slider.getIncrementButton();
      dress(end, up ? "+" : "-", height, height, Ink.BUTTON, Ink.BUTTON_HOVER);
      end.setInsets(up ? new Insets3f(0, 6, 0, 0) : new Insets3f(0, 0, 0, 6));
    }
    dress(slider.getThumbButton(), "", 14, height, Ink.PRIMARY_HOVER, Ink.GOOD);
    // The layout does not know the thumb, which keeps the size that it had when it was made.
    slider.getThumbButton().setSize(new Vector3f(14, height, 0));
    // Its depth lifts the thumb above the groove.
    slider.setPreferredSize(new Vector3f(width, height, 1));
    jump(slider);
    return slider;
  }

  /** A click into the groove brings the thumb there. */
  private static void jump(Slider slider) {
    Panel groove = slider.getRangePanel();
    CursorEventControl.addListenersToSpatial(
        groove,
        new DefaultCursorListener() {
          @Override
          public void cursorButtonEvent(CursorButtonEvent event, Spatial target, Spatial capture) {
            if (event.isPressed() && event.getButtonIndex() == MouseInput.BUTTON_LEFT) {
              float wide = groove.getSize().x * groove.getWorldScale().x;
              float part = (event.getX() - groove.getWorldTranslation().x) / wide;
              slider.getModel().setPercent(Math.max(0, Math.min(1, part)));
              event.setConsumed();
            }
          }
        });
  }

  private void dress(
      Button button, String text, float width, float height, ColorRGBA off, ColorRGBA on) {
    button.setText(text);
    button.setFontSize(FONT);
    button.setColor(Ink.TEXT);
    button.setHighlightColor(ColorRGBA.White);
    button.setShadowColor(null);
    button.setTextHAlignment(HAlignment.Center);
    button.setTextVAlignment(VAlignment.Center);
    button.setBackground(face(off));
    button.setPreferredSize(new Vector3f(width, height, 0));
    hover(button, off, on);
  }

  TbtQuadBackgroundComponent face(ColorRGBA colour) {
    TbtQuadBackgroundComponent face =
        TbtQuadBackgroundComponent.create(bevel, 2, 2, 2, 6, 6, 0.01f, false);
    face.setColor(colour);
    face.setMargin(0, 0);
    return face;
  }

  /** Lights a widget up under the pointer. */
  private static void hover(Panel panel, ColorRGBA off, ColorRGBA on) {
    CursorEventControl.addListenersToSpatial(
        panel,
        new DefaultCursorListener() {
          @Override
          public void cursorEntered(CursorMotionEvent event, Spatial target, Spatial capture) {
            tint(panel, on);
          }

          @Override
          public void cursorExited(CursorMotionEvent event, Spatial target, Spatial capture) {
            tint(panel, off);
          }
        });
  }

  static void tint(Panel panel, ColorRGBA colour) {
    GuiComponent ground = panel.getBackground();
    if (ground instanceof TbtQuadBackgroundComponent face) {
      face.setColor(colour);
    }
  }
}
