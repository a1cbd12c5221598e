import type { StaffLedgerEntry } from '../../shared/contract/staff/donation.ts'
import type { Dependencies } from '../dependencies.ts'

/** The facts about a donation in their order, each with its lines and with the name of the member of staff. */
export async function readEntries(db: Dependencies['db'], donationId: number): Promise<StaffLedgerEntry[]> {
  const entries = await db
    .selectFrom('ledger_entries')
    .leftJoin('users', 'users.id', 'ledger_entries.actor_id')
    .selectAll('ledger_entries')
    .select('users.full_name as actor_name')
    .where('donation_id', '=', donationId)
    .orderBy('ledger_entries.id')
    .execute()
  const lines = await db
    .selectFrom('ledger_lines')
    .selectAll()
    .where('entry_id', 'in', db.selectFrom('ledger_entries').select('id').where('donation_id', '=', donationId))
    .orderBy('amount_paise', 'desc')
    .execute()
  return entries.map((entry) => ({
    id: entry.id,
    event: entry.event,
    at: entry.at.toISOString(),
    effective_at: entry.effective_at.toISOString(),
    amount_paise: entry.amount_paise,
    reference: entry.reference,
    note: entry.note,
    evidence_id: entry.evidence_id,
    actor: entry.actor_name ?? entry.actor_kind,
    lines: lines
      .filter((line) => line.entry_id === entry.id)
      .map(({ account, amount_paise }) => ({ account, amount_paise })),
  }))
}
