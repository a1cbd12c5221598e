const firstMs = 2_000
const longestMs = 10_000
const untilMs = 5 * 60_000

/**
 * Wait before the next look at a pending gift, growing from 2 s to 10 s; false once five minutes are over.
 * @param looks how often was looked already, 1 or more
 * @param elapsedMs since the first look
 */
export const nextLookMs = (looks: number, elapsedMs: number): number | false =>
  elapsedMs < untilMs && Math.min(firstMs * 1.35 ** Math.max(0, looks - 1), longestMs)
