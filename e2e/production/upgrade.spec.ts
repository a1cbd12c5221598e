/** All programs restart while donors pay and a visitor reads, as in the guide's step 10. Then the database is compared with the provider's ledger. */
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { sql } from 'kysely'
import { noLog } from '../../api/base/logging/log.ts'
import { openPostgres } from '../../api/storage/openDatabase.ts'
import { balanceOf, readBooks } from '../../tools/bench/faults/books.ts'
import { readProvider, startLoad } from '../../tools/bench/faults/donor.ts'
import { startTrust, type Trust } from './startTrust.ts'

const START_MS = 600_000
const BETWEEN_VISITS_MS = 200
const visited = ['/home', '/projects', '/widget/v1/donate.js', '/api/project/dropdown-list']

let trust: Trust
test.beforeAll(async () => {
  test.setTimeout(START_MS)
  trust = await startTrust({ drainSeconds: 3, twoSites: true })
})
test.afterAll(async () => {
  test.setTimeout(START_MS)
  await trust?.stop()
})

function keepVisiting() {
  const failures: string[] = []
  let isOver = false
  const running = (async () => {
    for (; !isOver; await pause(BETWEEN_VISITS_MS))
      for (const path of visited) {
        const answer = await fetch(trust.site + path, { headers: { Accept: 'text/html' } }).catch(String)
        const status = typeof answer === 'string' ? answer : (await answer.arrayBuffer(), answer.status)
        if (status !== 200) failures.push(`${path}: ${status}`)
      }
  })()
  return {
    async end() {
      isOver = true
      await running
      return failures
    },
  }
}

test('nothing is lost or doubled, and the ledger is right, while the programs restart one after the other', async () => {
  test.setTimeout(START_MS)
  const { db, close } = openPostgres(trust.ownerUrl, noLog)
  // All donors have one address here, and donate more often than one may.
  const forgetLimits = () => sql`delete from limit_buckets`.execute(db)
  const load = await startLoad({ apiRoot: `${trust.site}/api`, gatewayRoot: trust.provider }, forgetLimits)
  const visits = keepVisiting()
  await load.more(3)
  for (const name of ['api1', 'api2', 'site1', 'site2'] as const) await trust.restart(name)
  await load.more(3)
  const [{ attempts, failures }, failedVisits] = [await load.stop(), await visits.end()]
  expect([...failures, ...failedVisits]).toEqual([])
  const balance = async () => {
    const { paid } = await readProvider(trust.provider)
    return balanceOf(paid, await readBooks(db), attempts)
  }
  await expect.poll(async () => (await balance()).lost, { timeout: 60_000 }).toBe(0)
  expect(await balance()).toMatchObject({ invented: 0, forgotten: 0, breaches: [] })
  expect((await balance()).paid).toBeGreaterThan(0)
  // A POST that was sent twice, or whose answer was lost, would leave a row that no donor knows.
  expect((await readBooks(db)).donations).toHaveLength(attempts.filter(({ txnId }) => txnId !== null).length)
  expect((await readProvider(trust.provider)).refusals).toEqual([])
  await close()
})
