package voxelpopuli.dht.lookup;

/**
 * What a lookup cost.
 *
 * @param calls calls made, without the stores of a put
 * @param path steps to the holder whose record was taken, or to the nearest node that answered
 * @param nanos from start to end
 */
public record LookupStats(int calls, int failed, int path, long nanos) {}
