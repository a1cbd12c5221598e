import { busy } from '../base/http/refusal.ts'

const RETRY_AFTER_SECONDS = 5

/**
 * Makes a queue: work that is passed to it runs one after the other, in this process. A failure does not stop the next one.
 * @param mostWaiting each of them may hold an upload in memory, so more are refused with 429 and Retry-After
 */
export function createTurns(mostWaiting = Number.POSITIVE_INFINITY): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0
  return (work) => {
    if (waiting > mostWaiting) return Promise.reject(busy(RETRY_AFTER_SECONDS))
    waiting += 1
    const turn = last.then(work).finally(() => (waiting -= 1))
    last = turn.catch(() => undefined)
    return turn
  }
}
