/** The conditions of the bench. Times in ms. */

/** The processor answers this many times slower: a cheap phone on a developer's machine. */
export const cpuSlowdown = 4
/** Runs of each scenario; the bench prints their median. */
export const runsOfEach = 9
/** Timed visits to each widget of the comparison with peers. */
export const roundsOfPeers = 5
/** How many buttons a page may have at nearly the cost of one. */
export const manyButtons = 50
/** So many that the cost of each shows among the work of other programs. */
export const plentyOfButtons = 1000
/** How long the pointer rests on the button before the click, in rows with "after hover". */
export const hoverMs = 400
/** Between the page's `load` and the first movement of the pointer, in ms. */
export const restMs = 400
/** Watched for this time after loading and after opening, so late long tasks and shifts count, too. */
export const settleMs = 800
/** How often the driver asks whether the form is usable, and for how long, in ms. */
export const askEveryMs = 600
export const usableWithinMs = 10_000
/** The quiet times of the machine on which the targets were set, in ms at the same slowdown: see `formatOnce` and the bare dialog's row. */
export const reference = { numberFormat: 68, floor: 20 } as const
/** Up to this time in ms of the bare dialog, no other program used the processor. */
export const quietFloor = 30

/** In the form of `Network.emulateNetworkConditions`: latency per request in ms, throughput in bytes per second. */
export const slow4g = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 }
/** A village's network on a busy evening: 400 kbit/s. */
export const kbit400 = { offline: false, latency: 400, downloadThroughput: 400e3 / 8, uploadThroughput: 400e3 / 8 }
export type Network = typeof slow4g
