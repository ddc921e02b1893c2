/**
 * What a person can set, and where it comes from. Command line, environment and file are three
 * layers over the defaults in {@code reference.conf}; the layers meet in one typed record, so that
 * nothing behind it knows where a value was given. A mistake is reported with the name that the
 * person typed.
 */
package voxelpopuli.node.options;
