/**
 * The commands that a host types into a running node. Each command is one class that asks the
 * overlay or the world and prints what it heard; the shell itself only reads lines, completes words
 * and keeps a history. This is an edge: here, and nowhere behind it, a thread waits for an answer.
 */
package voxelpopuli.node.shell;
