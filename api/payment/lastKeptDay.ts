import { financialYear, financialYearBounds, indianDate } from './financialYear.ts'

/**
 * The last Indian day on which a donation's person is kept, `yyyy-MM-dd`.
 * @param moment of the donation
 * @param years full years after the end of its financial year
 */
export function lastKeptDay(moment: Date, years: number): string {
  const { before } = financialYearBounds(financialYear(moment))
  const last = indianDate(new Date(before.getTime() - 1))
  return `${Number(last.slice(0, 4)) + years}${last.slice(4)}`
}
