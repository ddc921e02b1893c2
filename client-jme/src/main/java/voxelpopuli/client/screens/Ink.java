package voxelpopuli.client.screens;

import com.jme3.math.ColorRGBA;

/** The colours of all screens. */
final class Ink {

  static final ColorRGBA TEXT = new ColorRGBA(0.95f, 0.96f, 0.98f, 1);
  static final ColorRGBA MUTED = new ColorRGBA(0.66f, 0.71f, 0.78f, 1);
  static final ColorRGBA GOOD = new ColorRGBA(0.56f, 0.86f, 0.45f, 1);
  static final ColorRGBA WARN = new ColorRGBA(1f, 0.62f, 0.42f, 1);
  static final ColorRGBA KEY = new ColorRGBA(1f, 0.85f, 0.5f, 1);

  static final ColorRGBA PANEL = new ColorRGBA(0.085f, 0.105f, 0.15f, 0.94f);
  static final ColorRGBA FIELD = new ColorRGBA(0.03f, 0.04f, 0.06f, 1);
  static final ColorRGBA FIELD_HOVER = new ColorRGBA(0.07f, 0.09f, 0.13f, 1);
  static final ColorRGBA BUTTON = new ColorRGBA(0.24f, 0.29f, 0.39f, 1);
  static final ColorRGBA BUTTON_HOVER = new ColorRGBA(0.35f, 0.42f, 0.55f, 1);
  static final ColorRGBA PRIMARY = new ColorRGBA(0.27f, 0.47f, 0.2f, 1);
  static final ColorRGBA PRIMARY_HOVER = new ColorRGBA(0.36f, 0.61f, 0.27f, 1);
  static final ColorRGBA ROW = new ColorRGBA(0.14f, 0.17f, 0.23f, 1);
  static final ColorRGBA ROW_HOVER = new ColorRGBA(0.22f, 0.27f, 0.36f, 1);
  static final ColorRGBA VEIL = new ColorRGBA(0.02f, 0.03f, 0.05f, 0.55f);

  private Ink() {}
}
