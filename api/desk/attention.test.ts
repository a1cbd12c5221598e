import { afterAll, beforeAll, expect, it } from 'vitest'
import { takenOfflineSchema } from '../../shared/contract/staff/offlineDonation.ts'
import { attentionSchema } from '../../shared/contract/staff/donations.ts'
import { giveRecorded, postReturn } from '../testing/donations.ts'
import { createTestApi, siteOrigin, type TestApi } from '../testing/testApi.ts'
import { isUnusual } from './attention.ts'
import { indianDay } from '../../shared/date.ts'

it.each([
  ['too few failures', { paid: 0, failed: 4 }, { paid: 100, failed: 10 }, false],
  ['most fail, and few did before', { paid: 1, failed: 5 }, { paid: 100, failed: 10 }, true],
  ['half fail, as always', { paid: 5, failed: 5 }, { paid: 50, failed: 50 }, false],
  ['most fail on a new trust’s first day', { paid: 2, failed: 8 }, { paid: 0, failed: 0 }, true],
  ['many fail on a busy day, as usual', { paid: 95, failed: 12 }, { paid: 900, failed: 100 }, false],
])('tells unusual failures from usual ones: %s', (_, day, before, unusual) => {
  expect(isUnusual(day, before)).toBe(unusual)
})

let api: TestApi
let token: string
beforeAll(async () => {
  api = await createTestApi()
  token = await api.signIn('accounts@example.org')
})
afterAll(() => api.close())

const read = async () => (await api.send('staff/attention', { token })).data(attentionSchema)

it('has nothing to say on a usual day', async () => {
  expect(await read()).toMatchObject({
    mails: { late: 0, since: null, reason: null },
    payments: { failed: 0, unusual: false, unsettled: 0 },
    cheques: { count: 0, oldest: null },
  })
})

it('tells since when mails are not sent, and what the mail server says', async () => {
  const mail = {
    language: 'en',
    kind: 'receipt',
    subject: 'Receipt',
    body: 'Thank you',
    recipient: 'asha@example.org',
  } as const
  const written = api.deps.now()
  const rest = {
    state: 'queued',
    attempts: 3,
    error_code: '451',
    error_text: '4.7.0 Try again',
    due_at: written,
  } as const
  await api.deps.db
    .insertInto('mails')
    .values([
      { ...mail, ...rest, key: 'a'.repeat(32), created_at: written },
      // Its first try is still to come.
      { ...mail, key: 'b'.repeat(32), state: 'queued', due_at: written, created_at: written },
    ])
    .execute()
  expect((await read()).mails).toEqual({ late: 1, since: written.toISOString(), reason: '4.7.0 Try again' })
})

it('counts the payments of the last 24 hours that failed, and names no donor', async () => {
  const donor = await api.signIn()
  for (let tries = 0; tries < 6; tries++) {
    const fields = await giveRecorded(api, donor)
    await postReturn(api, fields.txnid, api.gateway.signedPost(fields, { status: 'failure', unmappedstatus: 'failed' }))
  }
  api.advance(60)
  const answer = await api.send('staff/attention', { token })
  expect(answer.data(attentionSchema).payments).toMatchObject({ failed: 6, unusual: true })
  expect(JSON.stringify(answer.raw)).not.toMatch(/asha/i)
})

it('counts the cheques that are in hand for more than 30 days, until the bank has paid them', async () => {
  const post = (path: string, json: object) => api.send(path, { json, token, origin: siteOrigin })
  const give = async (mode: string, day: string) => {
    const key = `entry-${mode}-${day}-0001`
    const entry = { key, mode, day, amount: '900', reference: day, project_id: '4', donor: 'none', language: 'en' }
    return (await post('staff/offline-donation', entry)).data(takenOfflineSchema).txn_id
  }
  const txn_id = await give('cheque', '2026-09-01')
  await give('transfer', '2026-09-02')
  await give('cheque', indianDay(api.deps.now()))
  expect((await read()).cheques).toEqual({ count: 1, oldest: { txn_id, day: '2026-09-01' } })
  await post('staff/clear-cheque', { txn_id, day: '2026-09-04' })
  expect((await read()).cheques).toEqual({ count: 0, oldest: null })
})
