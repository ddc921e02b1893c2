package voxelpopuli.client.view;

/**
 * When and how a face is drawn. Only CUTOUT pays for a test per pixel, only BLENDED for sorting.
 */
public enum Pass {
  /** Whole pixels: stone, wood, soil. */
  SOLID,
  /** Pixels are there or not: leaves, glass, flowers, torches. */
  CUTOUT,
  /** Seen through: water and ice, drawn last, far chunks first. */
  BLENDED
}
