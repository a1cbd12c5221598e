/** A database that was in use: filled while it had older schemas, and migrated to the end once. */
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestDatabase } from '../../testing/testDatabase.ts'
import { migrate } from '../migrate.ts'
import { openMemory } from '../../testing/memoryDatabase.ts'

const { db, close } = openMemory()
beforeAll(async () => {
  await migrate(db, '013_donation_types')
  await sql`insert into projects (id, slug, donation_type, title_en, title_hi, description_en, description_hi)
    values (7, 'school', 'flexible', 'School', 'विद्यालय', 'A school.', 'एक विद्यालय।')`.execute(db)
  await sql`insert into suggestions (project_id, amount, label_en, label_hi)
    values (7, 500, 'books', 'किताबें'), (7, 900, 'a desk', 'एक मेज़')`.execute(db)
  await sql`insert into companions (kind, id, alt_en, alt_hi, name_en, name_hi, text_en, text_hi)
    values ('supporter', 1, '', '', 'Loom', 'करघा', 'It gives.', 'वह देता है।')`.execute(db)

  await migrate(db, '014_text_rows')
  await sql`insert into users (email, full_name, created_at, is_staff)
    values ('staff@example.org', 'S', now(), true), ('donor@example.org', 'D', now(), false)`.execute(db)

  await migrate(db, '025_content_version')
  const old: [txnId: string, state: string, stage: string | null, reason: string | null, recorded: boolean][] = [
    ['ISSUED', 'issued', null, null, false],
    ['RECORDED', 'recorded', null, null, true],
    ['OPENED', 'issued', 'opened', null, false],
    ['SETTLING', 'recorded', 'settling', null, true],
    ['PAID', 'success', null, null, true],
    ['FAILED', 'failure', null, 'Refused by the bank', true],
    ['STOPPED', 'failure', null, 'Transaction cancelled by the payer', true],
  ]
  for (const [txn_id, state, stage, reason, recorded] of old)
    await sql`insert into donations
      (txn_id, project_id, donation_type, amount, state, stage, reason, form_fields, created_at, recorded_at)
      values (${txn_id}, 7, 'flexible', 500, ${state}, ${stage}, ${reason}, '{}', now(),
        ${recorded ? sql`now()` : null})`.execute(db)

  await migrate(db, '093_known_devices')
  await sql`with entry as (insert into ledger_entries (donation_id, event, state, line_count, actor_kind, at, effective_at)
      select id, 'settled', 'paid', 3, 'provider', now(), now() from donations where txn_id = 'PAID' returning id)
    insert into ledger_lines (entry_id, account, amount_paise)
    select id, account, paise from entry,
      (values ('settlement', 48820), ('fees', 1180), ('clearing', -50000)) as lines (account, paise)`.execute(db)

  await migrate(db)
})
afterAll(close)

it('moves the texts of a used database from columns to rows', async () => {
  const titles = await db.selectFrom('project_texts').select(['id', 'language', 'title']).orderBy('language').execute()
  expect(titles).toEqual([
    { id: 7, language: 'en', title: 'School' },
    { id: 7, language: 'hi', title: 'विद्यालय' },
  ])
})

it('makes documents of the lists of a used database, as the import would', async () => {
  const documents = await db
    .selectFrom('documents')
    .selectAll()
    .where('name', 'in', ['project-7', 'supporters'])
    .execute()
  const bodies = documents.map(({ name, language, body }) => [`${name} ${language}`, JSON.parse(body)])
  const none = { gallery: [], gives: [], related: [] }
  expect(Object.fromEntries(bodies)).toEqual({
    'project-7 en': { ...none, suggestions: labelled('books', 'a desk') },
    'project-7 hi': { ...none, suggestions: labelled('किताबें', 'एक मेज़') },
    'supporters en': [{ id: 1, name: 'Loom', text: 'It gives.' }],
    'supporters hi': [{ id: 1, name: 'करघा', text: 'वह देता है।' }],
  })
})

const labelled = (books: string, desk: string) => [
  { amount: 500, label: books },
  { amount: 900, label: desk },
]

it('makes the staff of a used database administrators, and nobody else', async () => {
  expect(await db.selectFrom('users').select(['email', 'role']).orderBy('email').execute()).toEqual([
    { email: 'donor@example.org', role: null },
    { email: 'staff@example.org', role: 'administrator' },
  ])
})

it('gives the donations of a used database their states and facts, and every entry balances', async () => {
  const { rows } = await sql<{ txn_id: string; state: string; events: string; ends: string; net: number }>`
    select txn_id, donations.state, string_agg(event, ' ' order by ledger_entries.id) as events,
      (array_agg(ledger_entries.state order by ledger_entries.id desc))[1] as ends, min(net_rupees) as net
    from donations join ledger_entries on donation_id = donations.id
      join donation_balances on donation_balances.donation_id = donations.id
    group by donations.id order by donations.id`.execute(db)
  expect(rows.map(({ txn_id, state, events, net }) => [txn_id, state, events, net])).toEqual([
    ['ISSUED', 'created', 'prepared', 0],
    ['RECORDED', 'handed_over', 'prepared handed_over', 0],
    ['OPENED', 'pending', 'prepared awaiting', 0],
    ['SETTLING', 'pending', 'prepared handed_over awaiting', 0],
    ['PAID', 'paid', 'prepared handed_over paid settled', 500],
    ['FAILED', 'failed', 'prepared handed_over failed', 0],
    ['STOPPED', 'cancelled', 'prepared handed_over cancelled', 0],
  ])
  for (const { state, ends } of rows) expect(ends).toBe(state)
  const lines = await db
    .selectFrom('ledger_lines')
    .select(['account', 'amount_paise'])
    .orderBy('account')
    .orderBy('amount_paise')
    .execute()
  expect(lines.map(({ account, amount_paise }) => [account, amount_paise])).toEqual([
    ['bank', 48_820],
    ['clearing', -50_000],
    ['clearing', 50_000],
    ['donations', -50_000],
    ['fees', 1180],
  ])
})

it('accepts texts in a new language', async () => {
  const database = await openTestDatabase()
  const { db } = database
  await sql`insert into users (email, full_name, created_at, language) values ('a@example.org', 'A', now(), 'ta')`.execute(
    db,
  )
  await sql`insert into contacts (language, body) values ('ta', '{}')`.execute(db)
  await sql`insert into occasion_texts (id, language, title) values (1, 'ta', 'பிறந்தநாள்')`.execute(db)
  await database.close()
})
