import { type Attempt, donate, type Places, register } from './donor.ts'

const AFTER_FAILURE_MS = 200
const BETWEEN_MS = 30
const LOOK_EVERY_MS = 50

export interface Load {
  attempts: Attempt[]
  /** Requests that failed for the donors. */
  failures: number
  /** Ends when so many more donations have begun, so that a fault meets as many on a slow machine. */
  more(count: number): Promise<void>
  /** Ends when every donor has finished the donation under way. */
  stop(): Promise<void>
}

/** So many donors donate again and again. Of four payments, one browser never returns and one message of the provider is lost. */
export async function startLoad(places: Places, donors: number): Promise<Load> {
  const load: Load = {
    attempts: [],
    failures: 0,
    async more(count) {
      const enough = load.attempts.length + count
      while (load.attempts.length < enough) await pause(LOOK_EVERY_MS)
    },
    stop: async () => undefined,
  }
  let isOver = false
  const tokens = await Promise.all(Array.from({ length: donors }, (_, number) => register(places, number)))
  const running = tokens.map(async (token) => {
    for (let round = 0; !isOver; round++) {
      const attempt: Attempt = { txnId: null, recorded: false }
      load.attempts.push(attempt)
      try {
        await donate(places, token, attempt, { comesBack: round % 4 !== 1, webhook: round % 4 !== 2 })
        await pause(BETWEEN_MS)
      } catch {
        load.failures += 1
        await pause(AFTER_FAILURE_MS)
      }
    }
  })
  load.stop = async () => {
    isOver = true
    await Promise.all(running)
  }
  return load
}

const pause = (ms: number) => new Promise<void>((go) => setTimeout(go, ms))
