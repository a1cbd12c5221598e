/** Receipt numbers on a real PostgreSQL with two instances of the API. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { signedInSchema } from '../../../shared/contract/people/account.ts'
import { openPostgres } from '../../storage/openDatabase.ts'
import { noLog } from '../../base/logging/log.ts'
import { demoPassword } from '../../testing/demoContent.ts'
import { giveRecorded, postReturn, postWebhook } from '../../testing/donations.ts'
import { createDatabase } from '../../testing/createDatabase.ts'
import { createTestApi, type TestApi } from '../../testing/testApi.ts'
import { issueReceipt } from './issueReceipt.ts'

let one: TestApi
let two: TestApi
beforeAll(async () => {
  const databaseUrl = await createDatabase('content')
  one = await createTestApi({}, openPostgres(databaseUrl, noLog, 12))
  two = await createTestApi({}, openPostgres(databaseUrl, noLog, 12))
}, 240_000)
afterAll(async () => {
  await one?.close()
  await two?.close()
})

const success = { status: 'success', unmappedstatus: 'captured' }

/** The last parts of a year's numbers, in order. */
async function numbersOf(year: string): Promise<number[]> {
  const rows = await one.deps.db
    .selectFrom('receipts')
    .select('number')
    .where('number', 'like', `KSN/${year}/%`)
    .orderBy('number')
    .execute()
  return rows.map(({ number }) => Number(number.slice(-6)))
}
const idOf = async ({ txnid }: { txnid: string }) => {
  const { id } = await one.deps.db
    .selectFrom('donations')
    .select('id')
    .where('txn_id', '=', txnid)
    .executeTakeFirstOrThrow()
  return id
}
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

it('have no gap and no double over two instances, rollbacks and deleted accounts', async () => {
  const before = (await numbersOf('2026-27')).length
  const token = await one.signIn()
  const forms = []
  for (let count = 0; count < 12; count++) forms.push(await giveRecorded(one, token))

  // Each payment is reported to both instances at once. Transactions of other donations in between fail after they took a number.
  const others = []
  for (let count = 0; count < 6; count++) others.push(await idOf(await giveRecorded(one, token)))
  const failing = others.map((id, index) => {
    const { deps } = index % 2 ? one : two
    return deps.db.transaction().execute(async (within) => {
      await issueReceipt({ ...deps, db: within }, id, deps.now())
      throw new Error('rolled back')
    })
  })
  const paying = forms.flatMap((form) => [
    postReturn(one, form.txnid, one.gateway.signedPost(form, success)),
    postWebhook(two, two.gateway.signedPost(form, success)),
  ])
  const [ended] = await Promise.all([Promise.allSettled(failing), Promise.all(paying)])
  expect(ended.every(({ status }) => status === 'rejected')).toBe(true)
  expect(await numbersOf('2026-27')).toEqual(upTo(before + 12))

  // A deleted account takes no number with it, and the next donation gets the next one.
  const donor = await one.send('login', { json: { email: 'ravi@example.org', password: demoPassword } })
  const { token: ravi, user } = donor.data(signedInSchema)
  const form = await giveRecorded(one, ravi)
  await postReturn(one, form.txnid, one.gateway.signedPost(form, success))
  expect((await one.send('profile/delete_account', { token: ravi, json: user.id })).status).toBe(200)
  const last = await giveRecorded(two, token)
  await postReturn(two, last.txnid, two.gateway.signedPost(last, success))
  expect(await numbersOf('2026-27')).toEqual(upTo(before + 14))
})

it('begin again at midnight of 1 April in India, by the time of the payment', async () => {
  const before = (await numbersOf('2026-27')).length
  const token = await one.signIn()
  const pay = async (paidAt: string) => {
    const form = await giveRecorded(one, token)
    const id = await idOf(form)
    return one.deps.db
      .transaction()
      .execute((within) => issueReceipt({ ...one.deps, db: within }, id, new Date(paidAt)))
  }
  expect(await pay('2027-03-31T18:30:00.000Z')).toBe('KSN/2027-28/000001')
  // Reported later, but paid in the old year.
  expect(await pay('2027-03-31T18:29:59.999Z')).toBe(`KSN/2026-27/${String(before + 1).padStart(6, '0')}`)
  expect(await pay('2027-04-01T00:00:00.000Z')).toBe('KSN/2027-28/000002')
})
