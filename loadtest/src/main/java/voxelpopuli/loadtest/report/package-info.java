/**
 * What every load scenario needs to tell people what it saw.
 *
 * <p>Latencies, tables, plots, progress bars and the comparison of figures with their targets live
 * here, away from the scenarios, so that all of them report in the same shape. Nothing here knows
 * what was measured: it takes names and numbers.
 */
package voxelpopuli.loadtest.report;
