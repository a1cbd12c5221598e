import { afterAll, beforeAll, expect, it } from 'vitest'
import { issueReceipt } from '../../../../api/accounting/receipts/issueReceipt.ts'
import { sendMails } from '../../../../api/mail/sendMails.ts'
import { declareCitizen, giveRecorded, postWebhook } from '../../../../api/testing/donations.ts'
import { createTestApi, type TestApi } from '../../../../api/testing/testApi.ts'
import { signedInSchema } from '../../../../shared/contract/people/session.ts'
import { breachesOf } from './breaches.ts'
import { readBooks } from './readBooks.ts'

let api: TestApi
let token: string
beforeAll(async () => {
  api = await createTestApi()
  const account = { fullName: 'Fault', email: 'fault-1@example.org', contactNo: '9000000001', password: 'Ganga-tat-1' }
  token = (await api.send('register', { json: account })).data(signedInSchema).token
  await declareCitizen(api, token)
})
afterAll(() => api.close())

const pay = async () => {
  const form = await giveRecorded(api, token)
  await postWebhook(api, api.gateway.signedPost(form, { status: 'success', unmappedstatus: 'captured' }))
}

it('reads a database without breaches, and finds a receipt that was written outside the transaction of its payment', async () => {
  await pay()
  await sendMails(api.deps, async () => null)
  const books = await readBooks(api.deps.db)
  expect(books.donations).toMatchObject([
    { state: 'paid', notifications: 1, mail: { isWanted: true, isMarked: true, queued: 1, sent: 1, attempts: 1 } },
  ])
  expect(breachesOf(books)).toEqual([])

  const { txnid } = await giveRecorded(api, token)
  const { id } = await api.deps.db
    .selectFrom('donations')
    .select('id')
    .where('txn_id', '=', txnid)
    .executeTakeFirstOrThrow()
  // As if the process were killed between the receipt and the payment.
  await issueReceipt(api.deps.db, api.deps, id, api.deps.now())
  expect(breachesOf(await readBooks(api.deps.db))).toContainEqual({
    area: 'receipts',
    what: '1 receipts of 0 payments',
    about: txnid,
  })
})
