/**
 * Networks larger than this machine: the same actors on a simulated network and a simulated clock.
 *
 * <p>A {@link voxelpopuli.dht.simulation.Simulation} runs all nodes on one thread; when nothing is
 * left to do, the clock jumps to the next timer or datagram. Delay, loss, reordering and one-way
 * cuts come from a seed, so a run can be repeated.
 */
package voxelpopuli.dht.simulation;
