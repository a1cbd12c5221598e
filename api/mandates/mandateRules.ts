/** The rules of monthly donations, as pure functions: what follows a state, and when a month is announced and debited. Days are Indian, `yyyy-MM-dd`. */
import type { Selectable } from 'kysely'
import type { Tables } from '../storage/tables/tables.ts'
import {
  type MandateEvent,
  mandateEvents,
  type MandateState,
  mandateStates,
} from '../../shared/contract/donation/mandate.ts'
import type { DebitRules } from '../../shared/contract/content/rules.ts'
import { dayAfter } from '../payment/financialYear.ts'
import { HOUR_MS, DAY_MS, indianDay } from '../../shared/date.ts'

/** For each event, the states in which it has an effect, and the next state. */
export const moves: Readonly<Record<MandateEvent, { from: readonly MandateState[]; to: MandateState }>> = {
  agreed: { from: ['registering'], to: 'active' },
  not_agreed: { from: ['registering'], to: 'ended' },
  paused: { from: ['active'], to: 'paused' },
  resumed: { from: ['paused'], to: 'active' },
  stop_asked: { from: ['active', 'paused'], to: 'ending' },
  // Donors can revoke a mandate in any UPI app, and nobody tells the trust.
  revoked: { from: ['active', 'paused', 'ending'], to: 'ended' },
  expired: { from: ['active', 'paused', 'ending'], to: 'ended' },
}

/** The table as a Mermaid diagram: states with their sentences, and edges with the names of their events. */
export function drawMandateStates(): string {
  const notes = Object.entries(mandateStates).map(([state, sentence]) => `  ${state}: ${state}<br>${sentence}`)
  const edges = mandateEvents.flatMap((event) =>
    moves[event].from.map((from) => `  ${from} --> ${moves[event].to}: ${event}`),
  )
  return ['stateDiagram-v2', ...notes, '  [*] --> registering', ...edges, '  ended --> [*]'].join('\n')
}

/** The moment of an Indian day and time, `HH:mm`. */
const momentOf = (day: string, time = '00:00'): Date => new Date(`${day}T${time}:00+05:30`)

/** The month of a day. It names the cycle: one debit succeeds in it at most. */
export const cycleOf = (day: string): string => day.slice(0, 7)

/** The first day of the month after a day's month. */
export const nextMonth = (day: string): string => `${cycleOf(dayAfter(`${cycleOf(day)}-28`, 4))}-01`

/** The month of the first payment needs no debit. */
type Plan = Pick<Selectable<Tables['mandates']>, 'day' | 'starts_on' | 'ends_on' | 'paused_until'>

/**
 * The day of the next debit that is not in a month of `settled`. If the agreed day is too near for a notice, it is the first later day of that month. No debit is on a
 * month's last day. Null if the mandate ends before.
 *
 * @param settled months, `yyyy-MM`, that are paid, failed or skipped
 */
export function nextDebitDay(plan: Plan, settled: ReadonlySet<string>, rules: DebitRules, now: Date): string | null {
  const announced = indianDay(new Date(now.getTime() + rules.notice_hours * HOUR_MS))
  // A notice of this moment allows a debit after its hours, so the first whole day is the one after them.
  const soonest = [dayAfter(announced, 1), plan.paused_until ?? '', dayAfter(plan.starts_on, 1)].toSorted().at(-1) ?? ''
  for (let month = `${cycleOf(soonest)}-01`; month <= plan.ends_on; month = nextMonth(month)) {
    const cycle = cycleOf(month)
    if (settled.has(cycle) || cycle === cycleOf(plan.starts_on)) continue
    const agreed = `${cycle}-${String(plan.day).padStart(2, '0')}`
    const day = agreed > soonest ? agreed : soonest
    if (cycleOf(dayAfter(day, 1)) !== cycle) continue
    return day > plan.ends_on ? null : day
  }
  return null
}

/** When a debit is announced: one day before the last moment. So a program that was down for a night misses none. */
export const noticeTime = (debitOn: string, rules: DebitRules): Date =>
  new Date(momentOf(debitOn).getTime() - rules.notice_hours * HOUR_MS - DAY_MS)

/** Whether a notice of this moment is early enough for a debit on this day. */
export const isEarlyEnough = (debitOn: string, rules: DebitRules, now: Date): boolean =>
  momentOf(debitOn).getTime() - now.getTime() >= rules.notice_hours * HOUR_MS

/** The next moment at or after `from` at which a debit may be tried on its day; null if the day has none left. */
export function nextAttempt(debitOn: string, rules: DebitRules, from: Date): Date | null {
  const [opens, closes] = [momentOf(debitOn), momentOf(dayAfter(debitOn, 1))]
  let at = from > opens ? from : opens
  for (const [start, end] of [...rules.quiet].sort()) {
    if (at >= momentOf(debitOn, start) && at < momentOf(debitOn, end)) at = momentOf(debitOn, end)
  }
  return at < closes ? at : null
}
