/**
 * What one hears: steps, breaking and placing, made by a program instead of recorded.
 *
 * <p>{@link voxelpopuli.client.sound.Synth} makes the samples without the engine, so that tests can
 * look at them; the speaker hands them to a sound device if there is one. A machine without one is
 * as good as any other, only silent.
 */
package voxelpopuli.client.sound;
