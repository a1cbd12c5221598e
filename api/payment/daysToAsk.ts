import { indianDate } from './financialYear.ts'

const DAY_MS = 24 * 60 * 60_000

/**
 * The Indian days whose lists may contain a payment of these donations: the day of each donation, the days beside it, today and yesterday. A payment
 * near midnight is on the provider's next day, and the provider's clock or ours may be wrong by a day.
 *
 * @param created Indian days on which unpaid donations began, `yyyy-MM-dd`
 * @returns sorted; none if there are no donations
 */
export function daysToAsk(created: readonly string[], now: Date): string[] {
  if (created.length === 0) return []
  const days = new Set([indianDate(now), addDays(indianDate(now), -1)])
  for (const day of created) for (const apart of [-1, 0, 1]) days.add(addDays(day, apart))
  return [...days].sort()
}

function addDays(day: string, apart: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + apart * DAY_MS).toISOString().slice(0, 10)
}
