/**
 * The program that people start: it reads options, finds free ports, opens the data folder, and
 * wires the overlay and the world together. What it does with them is decided in their modules;
 * here is only what a process needs around them. Every way that a start can fail ends in one line
 * and exit code 2.
 */
package voxelpopuli.node;
