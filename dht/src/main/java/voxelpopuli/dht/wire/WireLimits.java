package voxelpopuli.dht.wire;

/**
 * Bounds of what is read from a datagram.
 *
 * @param maxDatagramBytes longer datagrams are dropped
 * @param maxDepth deepest nesting that is read
 * @param maxValueBytes longest content of a record
 * @param maxContacts contacts read from one answer; the rest is ignored
 */
public record WireLimits(int maxDatagramBytes, int maxDepth, int maxValueBytes, int maxContacts) {}
