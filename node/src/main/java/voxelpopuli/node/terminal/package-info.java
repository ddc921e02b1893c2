/**
 * Text for terminals: colours and tables. Programs that print for people share these, so that all
 * of them look alike and all of them fall back to plain text when nobody looks at a terminal.
 */
package voxelpopuli.node.terminal;
