/**
 * The load module: programs that put a world or its overlay under load and print what they
 * measured.
 *
 * <p>Every figure in the documentation comes from a subcommand here, so that anybody can repeat it.
 * A subcommand ends with 0 when all went well, 1 when something failed or an assertion did not
 * hold, and 2 when it could not start.
 */
package voxelpopuli.loadtest;
