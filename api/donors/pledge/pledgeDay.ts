export interface PledgeRhythm {
  every: 'month' | 'year'
  /** 1 to 31; in a shorter month it is the last day. */
  day: number
  /** 1 to 12, for a yearly pledge. */
  month: number | null
}

/**
 * The first day of a pledge after a given day.
 * @param after `yyyy-MM-dd`
 */
export function nextPledgeDay({ every, day, month }: PledgeRhythm, after: string): string {
  const [year = 0, monthNow = 0] = after.split('-').map(Number)
  const step = every === 'month' ? 1 : 12
  const first = every === 'month' ? monthNow : (month ?? monthNow)
  const soonest = dayOf(year, first, day)
  return soonest > after ? soonest : dayOf(year, first + step, day)
}

/** `month` may be above 12: it is in the next year then. */
function dayOf(year: number, month: number, day: number): string {
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1, Math.min(day, last))).toISOString().slice(0, 10)
}
