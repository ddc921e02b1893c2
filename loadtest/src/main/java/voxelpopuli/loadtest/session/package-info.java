/**
 * What a player notices of a session, measured with headless clients against running nodes.
 *
 * <p>Run it against a world that nobody has been in, for fresh terrain is part of what it measures.
 * The figures are those of {@code docs/benchmarks-sessions.md}.
 */
package voxelpopuli.loadtest.session;
