/**
 * What goes over the game port: the native session's binary frames, and the JSON of the source
 * text's protocol.
 *
 * <p>Server, headless client and tests share these types, so that there is one place where a byte
 * gets its meaning. Nothing here knows of actors, sockets or threads: bytes in, values out.
 */
package voxelpopuli.world.protocol;
