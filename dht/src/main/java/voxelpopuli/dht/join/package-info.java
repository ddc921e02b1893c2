/**
 * How a node finds its network and its own place in it: bootstrap, remembered contacts, the address
 * that others see, and whether they can reach the game port.
 *
 * <p>Joining never gives up; it pauses longer. Whatever a node learns about itself it learns from
 * several peers, because one of them may be wrong.
 */
package voxelpopuli.dht.join;
