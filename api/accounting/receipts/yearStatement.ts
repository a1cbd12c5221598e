import type { Language } from '../../../shared/languages.ts'
import { isOwn } from '../../donation/findDonation.ts'
import { paidStates } from '../ledger/states.ts'
import { financialYearBounds } from '../../payment/financialYear.ts'
import { inLanguage } from '../../storage/inLanguage.ts'
import type { Reading } from '../../storage/database.ts'
import { indianDay } from '../../../shared/date.ts'

/** One paid donation of the year. Money in rupees; `counts` is what was neither refunded nor lost nor disputed; `notCounted` is the rest. */
export interface StatementRow {
  /** Indian day, `yyyy-MM-dd`. */
  day: string
  number: string
  project: string
  amount: number
  notCounted: number
  counts: number
}

/** A donor's paid donations of a financial year, oldest first. */
export async function readStatement(
  { db }: Reading,
  userId: number,
  year: string,
  language: Language,
): Promise<StatementRow[]> {
  const { from, before } = financialYearBounds(year)
  const rows = await db
    .selectFrom('donations')
    .innerJoin('receipts', 'receipts.donation_id', 'donations.id')
    .innerJoin('donation_balances', 'donation_balances.donation_id', 'donations.id')
    .innerJoin(inLanguage('projects', language), 'projects.id', 'donations.project_id')
    .select(['settled_at', 'donations.created_at', 'number', 'title', 'amount', 'net_rupees'])
    .where(isOwn(userId))
    .where('state', 'in', paidStates)
    // Not a cancelled one: there was no donation.
    .where('paid_rupees', '>', 0)
    .where('settled_at', '>=', from)
    .where('settled_at', '<', before)
    .orderBy('settled_at')
    .orderBy('donations.id')
    .execute()
  return rows.map(({ settled_at, created_at, number, title, amount, net_rupees }) => ({
    day: indianDay(settled_at ?? created_at),
    number,
    project: title,
    amount,
    notCounted: amount - net_rupees,
    counts: net_rupees,
  }))
}
