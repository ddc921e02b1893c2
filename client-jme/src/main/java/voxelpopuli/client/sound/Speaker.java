package voxelpopuli.client.sound;

import com.jme3.audio.AudioBuffer;
import com.jme3.audio.AudioKey;
import com.jme3.audio.AudioNode;
import com.jme3.audio.AudioRenderer;
import com.jme3.util.BufferUtils;
import java.nio.ByteBuffer;
import java.util.EnumMap;
import java.util.Map;
import java.util.function.BiFunction;

/** Plays sounds of the world on the machine's device, or none at all without one. */
public final class Speaker {

  /** Sounds of each kind, taken in turn, so that walking is no machine gun. */
  private static final int VARIANTS = 4;

  private final boolean on;
  private final Map<Surface, AudioNode[]> steps = new EnumMap<>(Surface.class);
  private final Map<Surface, AudioNode[]> places = new EnumMap<>(Surface.class);
  private final Map<Surface, AudioNode[]> breaks = new EnumMap<>(Surface.class);
  private double volume;
  private int turn;

  /**
   * @param renderer the engine's, or null when it runs without sound
   */
  public Speaker(AudioRenderer renderer) {
    on = renderer != null;
  }

  /**
   * @param share of full loudness, 0 to 1
   */
  public void volume(double share) {
    volume = share;
  }

  public void step(Surface surface) {
    play(steps, surface, Synth::step);
  }

  public void place(Surface surface) {
    play(places, surface, Synth::place);
  }

  public void breaking(Surface surface) {
    play(breaks, surface, Synth::breaking);
  }

  private void play(
      Map<Surface, AudioNode[]> kept, Surface surface, BiFunction<Surface, Integer, Pcm> maker) {
    if (!on || volume <= 0) {
      return;
    }
    AudioNode[] variants = kept.computeIfAbsent(surface, s -> new AudioNode[VARIANTS]);
    int variant = turn++ % VARIANTS;
    if (variants[variant] == null) {
      variants[variant] = node(maker.apply(surface, variant));
    }
    // Ears hear ratios: the square makes the slider's middle sound like half.
    variants[variant].setVolume((float) (volume * volume));
    variants[variant].playInstance();
  }

  private static AudioNode node(Pcm pcm) {
    ByteBuffer bytes = BufferUtils.createByteBuffer(pcm.samples().length * 2);
    for (short sample : pcm.samples()) {
      bytes.put((byte) sample).put((byte) (sample >> 8));
    }
    bytes.flip();
    AudioBuffer buffer = new AudioBuffer();
    buffer.setupFormat(1, 16, Pcm.RATE);
    buffer.updateData(bytes);
    AudioNode node = new AudioNode(buffer, new AudioKey("synthesised"));
    node.setPositional(false);
    return node;
  }
}
