/** The short form of `npm run bench:upgrade`: both APIs restart while donors pay, as in the guide's step 10. */
import { expect, test } from '@playwright/test'
import { donateDuring, harmless } from '../../tools/bench/donateDuring.ts'
import { startTrust, type Trust } from './startTrust.ts'

const START_MS = 600_000

let trust: Trust
test.beforeAll(async () => {
  test.setTimeout(START_MS)
  trust = await startTrust({ drainSeconds: 3 })
})
test.afterAll(async () => {
  test.setTimeout(START_MS)
  await trust?.stop()
})

test('no POST is lost or doubled, and the ledger is right, while the APIs restart one after the other', async () => {
  test.setTimeout(START_MS)
  const result = await donateDuring(trust, async (more) => {
    await more(3)
    for (const name of ['api1', 'api2'] as const) await trust.restart(name)
    await more(3)
  })
  expect(result).toMatchObject(harmless)
  expect(result.paid).toBeGreaterThan(0)
})
