import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { giveRecorded, postReturn } from '../testing/donations.ts'
import { createTestApi } from '../testing/testApi.ts'
import { applyRetention, retention } from './retention.ts'

it('keeps what the privacy page promises, to the day', () => {
  const page = readFileSync('demo/content/legal/privacy.en.md', 'utf8').split('\n')
  const years: Record<string, number> = { 'One year': 1, 'Two years': 2 }
  for (const [table, { days, promise }] of Object.entries(retention)) {
    const line = page.find((row) => row.startsWith(`| ${promise}`)) ?? ''
    expect(days, table).toBe(365 * (years[line.split('|')[3]?.trim() ?? ''] ?? 0))
  }
})

it('deletes messages after two years and audit entries after one, and nothing younger', async () => {
  const api = await createTestApi()
  const { db, now } = api.deps
  const write = () =>
    api.send('contact-us/store', {
      json: { name: 'Meera', email: 'meera@example.org', subject: 'A visit', message: 'May we come on Sunday?' },
    })
  expect((await write()).status).toBe(200)
  // The trigger uses the database's own clock.
  for (const days of [366, 364])
    await sql`insert into audit_entries (at, actor_kind, action, details)
      values (now() - ${`${days} days`}::interval, 'system', 'keys.rotated', '{}')`.execute(db)
  const count = async (table: 'messages' | 'audit_entries') =>
    (await db.selectFrom(table).select('id').execute()).length
  await applyRetention({ ...api.deps, now: () => new Date() })
  expect([await count('messages'), await count('audit_entries')]).toEqual([1, 2])
  await db.deleteFrom('sessions').execute()
  const afterTwoYears = new Date(now().getTime() + 731 * 24 * 3600_000)
  await sql`alter table audit_entries disable trigger all`.execute(db)
  await db.deleteFrom('audit_entries').execute()
  await sql`alter table audit_entries enable trigger all`.execute(db)
  await applyRetention({ ...api.deps, now: () => afterTwoYears })
  expect(await count('messages')).toBe(0)
  const [entry] = await db.selectFrom('audit_entries').select(['action', 'details']).execute()
  expect(entry).toEqual({ action: 'retention.applied', details: '{"messages":1}' })
  await api.close()
})

it('removes the sealed donor of a receipt after its last day, and not before', async () => {
  const api = await createTestApi()
  const form = await giveRecorded(api, await api.signIn())
  await postReturn(api, form.txnid, api.gateway.signedPost(form, { status: 'success', unmappedstatus: 'captured' }))
  const { db } = api.deps
  const read = () => db.selectFrom('receipt_versions').select(['donor_sealed', 'keep_until']).executeTakeFirstOrThrow()
  const { keep_until } = await read()
  // The trigger uses the database's own clock, so it would refuse to delete entries that are old by this one.
  await sql`alter table audit_entries disable trigger all`.execute(db)
  await applyRetention({ ...api.deps, now: () => new Date(`${keep_until}T18:00:00Z`) })
  expect((await read()).donor_sealed).not.toBeNull()
  await applyRetention({ ...api.deps, now: () => new Date(`${keep_until}T19:00:00Z`) })
  expect((await read()).donor_sealed).toBeNull()
  await sql`alter table audit_entries enable trigger all`.execute(db)
  await api.close()
})

it('removes donors of statements and certificates after their last day, and mails and doubts after a year', async () => {
  const api = await createTestApi()
  const { db } = api.deps
  const keep_until = '2035-03-31'
  const sealed = api.deps.vault.seal('a donor', 'statement_rows.donor_sealed:1')
  const at = new Date('2034-03-31T18:30:00Z')
  const statement = await db
    .insertInto('statements')
    .values({ year: '2026-27', form: '{}', digest: 'd', prepared_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  const texts = { pre_acknowledgement: '', section: '', registration: '', registration_date: '', type: '', mode: '' }
  const row = { statement_id: statement.id, serial: 1, amount: 500, donations: '[1]', donor_sealed: sealed }
  await db
    .insertInto('statement_rows')
    .values({ ...texts, ...row, keep_until })
    .execute()
  const file = { name_sealed: sealed, file_sealed: sealed, sha256: 's', doubt: 'unmatched' as const, uploaded_at: at }
  await db
    .insertInto('certificates')
    .values({ ...file, year: '2026-27', keep_until })
    .execute()
  await db.insertInto('payment_doubts').values({ txn_id: 'T1', doubts: 1, last_at: at }).execute()
  const left = async () => [
    (await db.selectFrom('statement_rows').select('donor_sealed').executeTakeFirstOrThrow()).donor_sealed !== null,
    (await db.selectFrom('certificates').select('file_sealed').executeTakeFirstOrThrow()).file_sealed !== null,
    (await db.selectFrom('payment_doubts').select('txn_id').execute()).length,
  ]
  await sql`alter table audit_entries disable trigger all`.execute(db)
  await applyRetention({ ...api.deps, now: () => new Date(`${keep_until}T18:00:00Z`) })
  expect(await left()).toEqual([true, true, 1])
  await applyRetention({ ...api.deps, now: () => new Date(`${keep_until}T19:00:00Z`) })
  expect(await left()).toEqual([false, false, 0])
  await sql`alter table audit_entries enable trigger all`.execute(db)
  await api.close()
})
