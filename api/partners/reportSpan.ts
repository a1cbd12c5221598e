import { financialYear, financialYearDays, indianDayBounds } from '../payment/financialYear.ts'

/** First and last day of a report, both included, as `yyyy-MM-dd`; and the same as moments in Indian time. */
export interface ReportSpan {
  from: string
  to: string
  begins: Date
  /** The first moment after the span. */
  ends: Date
}

/** A missing day is that of the Indian financial year of the other day, or of today. */
export function reportSpan(asked: { from?: string | undefined; to?: string | undefined }, today: Date): ReportSpan {
  const known = asked.from ?? asked.to
  const year = financialYearDays(financialYear(known === undefined ? today : indianDayBounds(known).from))
  const { from = year.from, to = year.to } = asked
  return { from, to, begins: indianDayBounds(from).from, ends: indianDayBounds(to).to }
}
