/** Donors donate through nginx while programs restart. Then the database is compared with the provider's ledger, and with what the donors were answered. */
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { noLog } from '../../api/base/logging/log.ts'
import { openPostgres } from '../../api/storage/openDatabase.ts'
import type { Trust } from '../../e2e/production/startTrust.ts'
import { type Balance, balanceOf, readBooks } from './faults/books.ts'
import { readProvider, startLoad } from './faults/donor.ts'

/** What must be empty or zero, but for the first three. */
export interface Throughout {
  /** Donations that the donors began, and that the provider has taken. */
  begun: number
  paid: number
  /** Pages, files and reads that visitors asked for. */
  visits: number
  /** Requests that a donor or visitor got no good answer to. */
  failures: string[]
  /** Messages of the provider that were not answered with 200. */
  refusedMessages: number
  /** Rows of donations that no donor knows: a POST that was sent twice, or whose answer was lost. */
  doubled: number
  lost: Balance['lost']
  invented: Balance['invented']
  forgotten: Balance['forgotten']
  breaches: Balance['breaches']
}

/** What counts as harm. */
export const harmless = {
  failures: [],
  refusedMessages: 0,
  doubled: 0,
  lost: 0,
  invented: 0,
  forgotten: 0,
  breaches: [],
} satisfies Partial<Throughout>

const visited = ['/home', '/projects', '/widget/v1/donate.js', '/api/project/dropdown-list']
const VISIT_MS = 15_000
const BETWEEN_VISITS_MS = 200
const LOOK_EVERY_MS = 1_000

/**
 * Donors pay and visitors look while `work` runs. Ends when each payment is in the ledger, or a minute has passed.
 * @param work gets what waits until so many more donations have begun
 */
export async function donateDuring(
  trust: Pick<Trust, 'site' | 'provider' | 'ownerUrl'>,
  work: (more: (count: number) => Promise<void>) => Promise<void>,
): Promise<Throughout> {
  const { db, close } = openPostgres(trust.ownerUrl, noLog)
  try {
    // All donors have one address here, and donate more often than one may.
    const forgetLimits = () => sql`delete from limit_buckets`.execute(db)
    const load = await startLoad({ apiRoot: `${trust.site}/api`, gatewayRoot: trust.provider }, forgetLimits)
    const visits = keepVisiting(trust.site)
    await work(load.more).finally(() => visits.end())
    const { attempts, failures } = await load.stop()
    const deadline = performance.now() + 60_000
    for (;;) {
      const { paid, refusedMessages } = await readProvider(trust.provider)
      const books = await readBooks(db)
      const { lost, invented, forgotten, breaches } = balanceOf(paid, books, attempts)
      const known = attempts.filter(({ txnId }) => txnId !== null).length
      if (lost === 0 || performance.now() > deadline)
        return {
          begun: attempts.length,
          paid: paid.size,
          visits: visits.count(),
          failures: [...failures, ...visits.failures],
          refusedMessages,
          doubled: books.donations.length - known,
          lost,
          invented,
          forgotten,
          breaches,
        }
      await pause(LOOK_EVERY_MS)
    }
  } finally {
    await close()
  }
}

function keepVisiting(site: string) {
  const failures: string[] = []
  let isOver = false
  let count = 0
  const visit = async (path: string) => {
    count += 1
    try {
      const signal = AbortSignal.timeout(VISIT_MS)
      const answer = await fetch(site + path, { headers: { Accept: 'text/html' }, signal })
      await answer.arrayBuffer()
      if (answer.status !== 200) failures.push(`${path} answered ${answer.status}`)
    } catch (error) {
      failures.push(`${path}: ${String(error)}`)
    }
  }
  const running = (async () => {
    while (!isOver) {
      for (const path of visited) await visit(path)
      await pause(BETWEEN_VISITS_MS)
    }
  })()
  return {
    failures,
    count: () => count,
    async end() {
      isOver = true
      await running
    },
  }
}
