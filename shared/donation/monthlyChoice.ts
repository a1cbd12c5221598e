/** What a donor may choose about giving every month: how it starts, and the choices. Days are Indian, `yyyy-MM-dd`; sums are rupees. */
import type { Monthly, MonthlyOffer } from '../contract/donation/mandate.ts'

/**
 * The last day of an Indian financial year, so that the agreement is not longer than some years. The longest end by the day would be refused if the donor's clock
 * is ahead of the API's.
 */
const untilAfter = (day: string, years: number): string => {
  const year = Number(day.slice(0, 4)) + years
  return `${day.slice(5) < '03-31' ? year - 1 : year}-03-31`
}

/** What is agreed to if the donor changes nothing: the day of today, the longest time and the usual maximum. */
export const startMonthly = ({ most, years }: MonthlyOffer, today: string): Monthly => ({
  day: Math.min(Number(today.slice(8)), 28),
  until: untilAfter(today, years),
  most,
})

/** The largest debit is never smaller than the donation itself. */
export const mostFor = (amount: number, { most }: Pick<Monthly, 'most'>): number => Math.max(most, amount)

const distinct = <Of extends number | string>(all: readonly Of[]): Of[] => [...new Set(all)]

/** The days on which it may end, with the chosen day. */
export const untilChoices = ({ years }: MonthlyOffer, today: string, chosen: string): string[] =>
  distinct([
    ...[1, 2, 3, 5, 10, years].filter((count) => count <= years).map((count) => untilAfter(today, count)),
    chosen,
  ])
    // The first may be only days away.
    .filter((until) => until === chosen || Date.parse(until) - Date.parse(today) > 40 * 86_400_000)
    .toSorted()

/** The sums that the largest debit may have: some times the donation, and the usual maximum. Many UPI apps refuse a larger one. */
export const mostChoices = (offer: MonthlyOffer, amount: number, chosen: number): number[] =>
  distinct([
    ...[1, 2, 5, 10].map((times) => times * amount).filter((most) => most <= offer.most),
    mostFor(amount, offer),
    chosen,
  ])
    .filter((most) => most >= amount)
    .toSorted((a, b) => a - b)

/** Whether a debit needs the donor's confirmation in the app: each one, the larger ones that the agreement allows, or none. */
export const confirmations = (
  { unconfirmed }: Pick<MonthlyOffer, 'unconfirmed'>,
  amount: number,
  most: number,
): 'each' | 'above' | 'none' => (amount > unconfirmed ? 'each' : most > unconfirmed ? 'above' : 'none')
