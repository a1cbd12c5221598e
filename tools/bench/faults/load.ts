import { setTimeout as pause } from 'node:timers/promises'
import { type Attempt, donate, type Places, register } from './donor.ts'

const DONORS = 3
const AFTER_FAILURE_MS = 200
const BETWEEN_MS = 30
const LOOK_EVERY_MS = 50

/** What the donors did. */
export interface Outcome {
  attempts: Attempt[]
  /** Requests that failed for the donors. */
  failures: number
}

/** Three donors donate again and again. Of four payments, one browser never returns and one message of the provider is lost. */
export async function startLoad(places: Places) {
  const outcome: Outcome = { attempts: [], failures: 0 }
  let isOver = false
  const tokens = await Promise.all(Array.from({ length: DONORS }, (_, number) => register(places, number)))
  const running = tokens.map(async (token) => {
    for (let round = 0; !isOver; round++) {
      const attempt: Attempt = { txnId: null, recorded: false }
      outcome.attempts.push(attempt)
      try {
        await donate(places, token, attempt, { comesBack: round % 4 !== 1, webhook: round % 4 !== 2 })
        await pause(BETWEEN_MS)
      } catch {
        outcome.failures += 1
        await pause(AFTER_FAILURE_MS)
      }
    }
  })
  return {
    /** Ends when so many more donations have begun, so that a fault meets as many on a slow machine. */
    async more(count: number): Promise<void> {
      const enough = outcome.attempts.length + count
      while (outcome.attempts.length < enough) await pause(LOOK_EVERY_MS)
    },
    /** Ends when every donor has finished the donation under way. */
    async stop(): Promise<Outcome> {
      isOver = true
      await Promise.all(running)
      return outcome
    },
  }
}
