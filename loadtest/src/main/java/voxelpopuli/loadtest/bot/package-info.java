/**
 * Bots: players without a window that join a world, walk, build and measure how it answers.
 *
 * <p>A bot walks with the same body and edits through the same headless client as a person does, so
 * what it measures is what a person would feel. All bots of a run share one network thread and one
 * thread for their thoughts; none of their state needs a lock.
 */
package voxelpopuli.loadtest.bot;
