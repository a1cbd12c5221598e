/** Under which conditions the bench measures, and what is to be reached (issue 2, "Must be shown"; issue 4, "Measured"). Times in ms. */

/** The processor answers this many times slower: a cheap phone on a developer's machine. */
export const cpuSlowdown = 4
/** Runs of each scenario; their median is printed. */
export const runsOfEach = 9
/** Timed visits to each widget of the comparison with peers. */
export const roundsOfPeers = 5
/** How many buttons a page may have at nearly the cost of one. */
export const manyButtons = 50
/** So many that what each of them costs stands out of what other programs take meanwhile. */
export const plentyOfButtons = 1000
/** How long the pointer rests on the button before it presses, where a row says "after hover". */
export const hoverMs = 400
/** Between the page's `load` and the first movement of the pointer, in ms. */
export const restMs = 400
/** After loading and after opening, watched for this long: long tasks and shifts that come late count too. */
export const settleMs = 800
/** How often the driver asks whether the form is usable, and for how long, in ms. */
export const askEveryMs = 600
export const usableWithinMs = 10_000
/** What the machine took on which the targets were set, in ms at the same slowdown, quiet: see `measureMachine.ts` and the bare dialog's row. */
export const reference = { numberFormat: 68, floor: 20 } as const
/** Up to here the bare dialog's own time says that nothing else took the processor, in ms. */
export const quietFloor = 30

/** As `Network.emulateNetworkConditions` takes it: latency per request in ms, throughput in bytes per second. */
export const slow4g = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 }
/** A village's network on a busy evening: 400 kbit/s. */
export const kbit400 = { offline: false, latency: 400, downloadThroughput: 400e3 / 8, uploadThroughput: 400e3 / 8 }
export type Network = typeof slow4g

/** Most that each figure may be. */
export const targets = {
  shellTimesFloor: 2,
  usableAfterIntent: 120,
  usableAfterHoverSlow: 150,
  usableAfterTapSlow: 380,
  usableManyItems: 1000,
  arrivalKbit400: 6000,
  arrivalSlow4g: 3000,
  manyProjects: 1000,
  longestTask: 50,
  layoutShift: 0,
  answer: 50,
  /** What a page's script, style and layout take more with many buttons than with one (issue 4, "Measured"). */
  manyButtons: 5,
} as const
