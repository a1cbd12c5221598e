import { sql } from 'kysely'
import { beforeAll, afterAll, expect, it } from 'vitest'
import { staffDonationSchema } from '../../shared/contract/staff/donation.ts'
import { sumDonations } from '../projects/project.ts'
import { classOf } from '../donors/privacy/columnClasses.testdata.ts'
import { columnsOfDatabase, newValues, readAll } from '../testing/databaseRows.ts'
import { account, livingAccount, traces, fillTheRest } from '../testing/livingAccount.ts'
import { sendMails } from '../mail/sendMails.ts'
import { tidy } from '../storage/tidy.ts'
import { declareCitizen, giveRecorded, issue, postReturn, postWebhook } from '../testing/donations.ts'
import { createTestApi, siteOrigin, type TestApi } from '../testing/testApi.ts'
import { applyRetention } from './retention.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
  // The trigger uses the database's own clock, so it would refuse to delete entries that are old by the clock of these tests.
  await sql`alter table audit_entries disable trigger all`.execute(api.deps.db)
})
afterAll(async () => {
  // The next test of this worker gets the same database.
  await sql`alter table audit_entries enable trigger all`.execute(api.deps.db)
  await api.close()
})

/** The last day of the financial year 2026-27, eight years later. */
const lastDay = '2035-03-31'
const applyAt = (time: string) => applyRetention({ ...api.deps, now: () => new Date(time) })

/** Tables that the owner of an account ends: single values in the profile, all of them with the account. */
const withAccount =
  `users identities sessions second_factors recovery_codes portraits special_dates pledges notification_settings notices_seen
  notifications notification_texts declarations`.split(/\s+/)

async function pay(token: string): Promise<string> {
  const form = await giveRecorded(api, token)
  await postReturn(api, form.txnid, api.gateway.signedPost(form, { status: 'success', unmappedstatus: 'captured' }))
  await postWebhook(api, { txnid: form.txnid, email: account.email, firstname: 'Gomti' })
  return form.txnid
}

it('leaves nothing of the person in a donation after its last day, in any column of the schema', async () => {
  const { db } = api.deps
  const before = await readAll(api)
  const { token, user } = await livingAccount(api)
  await declareCitizen(api, token)
  const paid = await pay(token)
  await giveRecorded(api, token)
  await issue(api, token, { project_id: 4, amount: 500, idempotency_key: 'intent-of-this-test' })
  await fillTheRest(api, user.id)
  await sendMails(api.deps, async () => null)
  const facts = async () => ({
    entries: (await readAll(api)).get('ledger_entries'),
    lines: (await readAll(api)).get('ledger_lines'),
    raised: (await sumDonations(api.deps, [4])).get(4)?.raised,
  })
  const known = await facts()

  await applyAt(`${lastDay}T18:00:00Z`)
  const kept = await db.selectFrom('donations').selectAll().where('txn_id', '=', paid).executeTakeFirstOrThrow()
  expect([kept.user_id, kept.dedicated_to]).toEqual([user.id, 'Devki aunt'])
  expect(kept.form_fields).toContain('Gomti')

  await applyAt(`${lastDay}T19:00:00Z`)
  await tidy({ db, now: () => new Date(`${lastDay}T19:00:00Z`) })
  const after = await readAll(api)
  const left: string[] = []
  for (const { table, column } of await columnsOfDatabase(api)) {
    if (withAccount.includes(table)) continue
    const values = newValues(before, after, table, column)
    if (classOf(table, column) === 'keep_until_statutory' && values.length > 0) left.push(`${table}.${column}`)
    if (values.some((text) => traces.some((trace) => text.includes(trace)))) left.push(`${table}.${column}`)
  }
  expect(left).toEqual([])
  const row = { donor_id: null, dedicated_to: null, user_id: null, amount: 500, state: 'paid' }
  expect(after.get('donations')).toContainEqual(expect.objectContaining({ ...row, txn_id: paid }))
  expect(after.get('donors')).toEqual([])
  const ownDeclarations = (after.get('declarations') ?? []).filter(({ user_id }) => user_id === user.id)
  expect(ownDeclarations).toHaveLength(1)
  expect(await facts()).toEqual(known)
})

it('keeps receipt check and desk page of such a donation', async () => {
  const { db } = api.deps
  await db.updateTable('users').set({ role: 'accountant' }).where('email', '=', 'accounts@example.org').execute()
  const token = await api.signIn('accounts@example.org')
  const receipt = await db
    .selectFrom('receipts')
    .innerJoin('donations', 'donations.id', 'donation_id')
    .select(['number', 'txn_id'])
    .orderBy('donation_id', 'desc')
    .executeTakeFirstOrThrow()
  const check = await api.send(`receipt-check?number=${encodeURIComponent(receipt.number)}`)
  expect(check.raw).toMatchObject({ data: { newest: 1, refunded: 0 } })
  const desk = { token, origin: siteOrigin }
  const page = (await api.send(`staff/donation?txn_id=${receipt.txn_id}`, desk)).data(staffDonationSchema)
  expect(page).toMatchObject({
    donor: null,
    amount: 500,
    balance: { paid: 500 },
    receipts: [{ number: receipt.number }],
  })
  expect((await api.send('staff/donations', { ...desk, json: {} })).status).toBe(200)
  expect((await api.send(`staff/receipt?txn_id=${receipt.txn_id}`, desk)).status).toBe(200)
  const file = `${api.deps.config.apiRoot}/staff/receipt-pdf?txn_id=${receipt.txn_id}&version=1`
  const headers = { Authorization: `Bearer ${token}`, Origin: siteOrigin }
  expect((await api.fetch(new Request(file, { headers }))).headers.get('Content-Type')).toBe('application/pdf')
})

it('goes through many unpaid donations in batches, keeps those of the next year, and all of them without a rule', async () => {
  const { db } = api.deps
  const donor = await db.selectFrom('users').select('id').orderBy('id').executeTakeFirstOrThrow()
  await sql`insert into donations (txn_id, user_id, project_id, donation_type, amount, state, form_fields, created_at)
    select 'many' || n, ${donor.id}, 4, 'flexible', 500, 'expired', '{}',
      case n when 1 then timestamptz '2027-04-01 00:00+05:30' else timestamptz '2027-03-31 23:59+05:30' end
    from generate_series(1, 1003) n`.execute(db)
  const left = async () =>
    (
      await db
        .selectFrom('donations')
        .select('txn_id')
        .where('txn_id', 'like', 'many%')
        .where('user_id', 'is not', null)
        .execute()
    ).length
  const rule = await db.deleteFrom('rules').where('key', '=', 'receipt.keepYears').returningAll().execute()
  await applyAt('2040-01-01T00:00:00Z')
  expect(await left()).toBe(1003)
  await db.insertInto('rules').values(rule).execute()
  await applyAt(`${lastDay}T19:00:00Z`)
  expect(await left()).toBe(1)
  const entries = await db
    .selectFrom('audit_entries')
    .select('details')
    .where('action', '=', 'retention.applied')
    .execute()
  const counts = entries.map(({ details }) => JSON.parse(details).donations ?? 0)
  expect(counts.filter((count: number) => count >= 500)).toHaveLength(2)
})
