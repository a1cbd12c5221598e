import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { migrate } from '../migrate.ts'
import { openMemory } from '../openDatabase.ts'

it('gives the donations of a used database their states and facts, and every entry balances', async () => {
  const { db, close } = openMemory()
  await migrate(db, '025_content_version')
  await sql`insert into projects (id, slug, donation_type) values (1, 'school', 'flexible')`.execute(db)
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
      values (${txn_id}, 1, 'flexible', 500, ${state}, ${stage}, ${reason}, '{}', now(),
        ${recorded ? sql`now()` : null})`.execute(db)

  await migrate(db)

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
    ['PAID', 'paid', 'prepared handed_over paid', 500],
    ['FAILED', 'failed', 'prepared handed_over failed', 0],
    ['STOPPED', 'cancelled', 'prepared handed_over cancelled', 0],
  ])
  for (const { state, ends } of rows) expect(ends).toBe(state)
  const lines = await db.selectFrom('ledger_lines').select(['account', 'amount_paise']).orderBy('account').execute()
  expect(lines).toEqual([
    { account: 'clearing', amount_paise: 50_000 },
    { account: 'donations', amount_paise: -50_000 },
  ])
  await close()
})
