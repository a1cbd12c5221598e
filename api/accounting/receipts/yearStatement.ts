import { sql } from 'kysely'
import type { Language } from '../../../shared/languages.ts'
import { isOwn } from '../../donation/findDonation.ts'
import { paidStates } from '../ledger/states.ts'
import { financialYearBounds, indianDayOf } from '../../payment/financialYear.ts'
import { inLanguage } from '../../storage/inLanguage.ts'
import type { Reading } from '../../storage/database.ts'

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
  return (
    db
      .selectFrom('donations')
      .innerJoin('receipts', 'receipts.donation_id', 'donations.id')
      .innerJoin('donation_balances', 'donation_balances.donation_id', 'donations.id')
      .innerJoin(inLanguage('projects', language), 'projects.id', 'donations.project_id')
      .select(['number', 'title as project', 'amount', 'net_rupees as counts'])
      .select([indianDayOf(sql`settled_at`).as('day'), sql<number>`amount - net_rupees`.as('notCounted')])
      .where(isOwn(userId))
      .where('state', 'in', paidStates)
      // Not a cancelled one: there was no donation.
      .where('paid_rupees', '>', 0)
      .where('settled_at', '>=', from)
      .where('settled_at', '<', before)
      .orderBy('settled_at')
      .orderBy('donations.id')
      .execute()
  )
}
