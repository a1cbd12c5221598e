import type { StatementForm } from '../../../shared/contract/content/rules.ts'

/** First and last day of an Indian tax year. `year` as `2026-27`. */
export function taxYearDays(year: string): { from: string; to: string } {
  const start = Number(year.slice(0, 4))
  return { from: `${start}-04-01`, to: `${start + 1}-03-31` }
}

/** The last day to file the statement of a year that ends on `lastDay`. */
export const dueDay = (lastDay: string, { due }: Pick<StatementForm, 'due'>): string => `${lastDay.slice(0, 4)}-${due}`
