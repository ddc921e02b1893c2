/**
 * The search for the nodes nearest to a key, and for the record that they hold.
 *
 * <p>{@link voxelpopuli.dht.lookup.LookupFrontier} decides whom to ask next and when to end,
 * without sending anything; {@link voxelpopuli.dht.lookup.LookupActor} asks. One actor runs one
 * lookup and stops when it has answered, whatever kind of call the lookup is made of.
 */
package voxelpopuli.dht.lookup;
