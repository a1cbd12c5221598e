import type { Dependencies } from '../dependencies.ts'

/**
 * Gives a paid donation its receipt number, e.g. `KSN/2026-27/000123`. Numbers count without gaps within the Indian financial year. Call it in the
 * transaction that makes the donation paid, so no number is lost or given twice.
 *
 * @param paidAt decides the financial year: a donation of 31 March belongs to that year, even if the server learns of it in April
 * @param now when the receipt is written
 */
export async function issueReceipt(
  db: Dependencies['db'],
  donationId: number,
  paidAt: Date,
  now: Date,
): Promise<string> {
  const financial_year = financialYear(paidAt)
  const { last } = await db
    .insertInto('receipt_counters')
    .values({ financial_year, last: 1 })
    .onConflict((conflict) =>
      conflict.column('financial_year').doUpdateSet((eb) => ({ last: eb('receipt_counters.last', '+', 1) })),
    )
    .returning('last')
    .executeTakeFirstOrThrow()
  const number = `KSN/${financial_year}/${String(last).padStart(6, '0')}`
  await db.insertInto('receipts').values({ donation_id: donationId, number, created_at: now }).execute()
  return number
}

/** The Indian financial year of a moment, April to March in Indian time, as `2026-27`. */
export function financialYear(moment: Date): string {
  const [year = 0, month = 0] = indianDate(moment).split('-').map(Number)
  const start = month >= 4 ? year : year - 1
  return `${start}-${String((start + 1) % 100).padStart(2, '0')}`
}

const indianDay = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Kolkata',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** The day of a moment in India, as `yyyy-MM-dd`. */
export function indianDate(moment: Date): string {
  return indianDay.format(moment)
}
