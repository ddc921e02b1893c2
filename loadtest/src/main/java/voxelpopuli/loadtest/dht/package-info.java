/**
 * Load on the Kademlia overlay: networks of many nodes in one JVM, over real sockets on loopback.
 *
 * <p>A scenario starts a network, lets it do one kind of work (put, get, join, with nodes that die
 * or datagrams that are lost) and writes what it saw into a report. Everything that touches the
 * overlay's own types is in {@link voxelpopuli.loadtest.dht.LocalOverlay} and the operations'
 * actor; all that is random comes from one seed.
 */
package voxelpopuli.loadtest.dht;
