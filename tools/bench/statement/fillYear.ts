import { sql } from 'kysely'
import { sealDonor } from '../../../api/accounting/receipts/sealDonor.ts'
import { insertInBatches } from '../../../api/accounting/statements/insertInBatches.ts'
import type { Dependencies } from '../../../api/dependencies.ts'
import { manyPaid } from '../../../api/testing/manyPaid.ts'

const entries = sql`
  with written as (
    insert into ledger_entries (donation_id, event, state, amount_paise, line_count, actor_kind, at, effective_at)
    select id, 'paid', 'paid', amount::bigint * 100, 2, 'provider', settled_at, settled_at
    from donations where txn_id like 'YEAR%'
    returning id, amount_paise
  )
  insert into ledger_lines (entry_id, account, amount_paise)
  select id, 'clearing', amount_paise from written union all select id, 'donations', -amount_paise from written`

const receipts = sql`
  insert into receipts (donation_id, number, created_at)
  select id, 'KSN/2026-27/' || lpad(substr(txn_id, 5), 6, '0'), settled_at from donations where txn_id like 'YEAR%'`

/** Fills the financial year 2026-27 with one paid donation of each donor, every one with a PAN and a frozen receipt. */
export async function fillYear(deps: Dependencies, donors: number): Promise<void> {
  const { db } = deps
  await manyPaid('YEAR', donors, donors, 3).execute(db)
  await entries.execute(db)
  await receipts.execute(db)
  const made = await db.selectFrom('receipts').select(['donation_id', 'created_at']).orderBy('donation_id').execute()
  const versions = made.map(({ donation_id, created_at }, index) => ({
    donation_id,
    version: 1,
    kind: 'original' as const,
    corrects: null,
    reason: null,
    language: 'en' as const,
    // Statements read the donor only.
    snapshot: '{}',
    donor_sealed: sealDonor(deps, donation_id, 1, {
      name: `Namuna Donor ${index}`,
      email: `donor${index}@example.org`,
      address: { line: `${index} Ghat Road`, city: 'Devkinara', state: 'Uttarakhand', pin: '249201' },
      pan: panOf(index),
    }),
    issued_at: created_at,
    keep_until: '2035-03-31',
  }))
  await insertInBatches(versions, (batch) => db.insertInto('receipt_versions').values(batch).execute())
  await sql`analyze`.execute(db)
}

/** A PAN for each number: three letters, the kind `P` of a person, a letter, four digits, a letter. */
function panOf(index: number): string {
  const letter = (place: number) => String.fromCharCode(65 + (Math.floor(index / 10_000 / 26 ** place) % 26))
  return `A${letter(1)}${letter(0)}PD${String(index % 10_000).padStart(4, '0')}F`
}
