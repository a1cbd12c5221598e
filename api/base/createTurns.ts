import { busy } from './http/refusal.ts'

const RETRY_AFTER_SECONDS = 5

/**
 * Makes a queue. A few pieces of work run at a time in this process, and the others wait for their turn. A failure does not stop the next one.
 * @param running how many run at a time
 * @param waiting how many may wait: each may hold memory, and a visitor. More are refused with 429 and Retry-After
 */
export function createTurns({ running: mostRunning = 1, waiting: mostWaiting = Number.POSITIVE_INFINITY } = {}) {
  let running = 0
  const waiting: (() => void)[] = []
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= mostRunning) {
      if (waiting.length >= mostWaiting) throw busy(RETRY_AFTER_SECONDS)
      // Work that ends passes its place on, so that nobody overtakes.
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else {
      running++
    }
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
