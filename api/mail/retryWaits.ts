const MINUTE_MS = 60_000

/** Minutes to wait after the first, second, … failed attempt. Together almost a day: most mail servers are back by then. */
const waits = [1, 5, 15, 60, 180, 360, 360, 360] as const

/** How long to wait after this many failed attempts, in ms; null: give up. */
export function waitAfter(attempts: number): number | null {
  const minutes = waits[attempts - 1]
  return minutes === undefined ? null : minutes * MINUTE_MS
}
