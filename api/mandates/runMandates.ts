/**
 * The work that monthly donations need without a request. Each step takes what is due from the tables, so no restart loses work, and two programs share it.
 * The provider is asked for a mandate's state before each notice and each debit.
 */
import type { Dependencies } from '../dependencies.ts'
import { ProviderUnreachable } from '../payment/provider.ts'
import { announce, debit, resolve } from './debits.ts'
import {
  askStates,
  concludeRegistrations,
  endOver,
  revokeAsked,
  type Running,
  askRegistrations,
} from './mandateLife.ts'
import { cycleOf, nextDebitDay, noticeTime } from './mandateRules.ts'
import { type Mandate, readDebitRules, settledStates } from './mandates.ts'

/** The longest time until the next month of a mandate is looked at again: the rules may have changed. */
const PLAN_EVERY_MS = 24 * 60 * 60_000
const PLAN_BATCH = 1_000

/** Does all that is due. Without rules of the trust, or with a provider that debits nothing, there is nothing to do. */
export async function runMandates(deps: Dependencies): Promise<void> {
  const { mandates } = deps.provider
  const rules = await readDebitRules(deps)
  if (!mandates || !rules) return
  const running = { ...deps, mandates, rules }
  const life = [concludeRegistrations, askRegistrations, endOver, revokeAsked, askStates]
  for (const step of [...life, planMonths, resolve, announce, debit]) {
    try {
      await step(running)
    } catch (error) {
      if (!(error instanceof ProviderUnreachable)) throw error
      deps.log.warn('monthly donations wait for the provider', { job: step.name, reason: error.message })
    }
  }
}

/** Plans the next month of each mandate when its notice is near. */
async function planMonths(deps: Running): Promise<void> {
  const at = deps.now()
  const latest = new Date(at.getTime() + PLAN_EVERY_MS)
  const mandates = await deps.db
    .selectFrom('mandates')
    .selectAll()
    .where('state', '=', 'active')
    // The last one was written by a clock that was ahead.
    .where((eb) => eb.or([eb('plan_at', 'is', null), eb('plan_at', '<=', at), eb('plan_at', '>', latest)]))
    .limit(PLAN_BATCH)
    .execute()
  if (mandates.length === 0) return
  const months = await monthsOf(deps, mandates)
  const planned: Array<Pick<Mandate, 'id' | 'amount'> & { day: string }> = []
  const looks = new Map<string, { time: Date; day: string | null; ids: number[] }>()
  for (const mandate of mandates) {
    const { id, amount } = mandate
    const { settled, open } = months.get(id) ?? { settled: new Set(), open: null }
    const day = open ?? nextDebitDay(mandate, settled, deps.rules, at)
    const notice = day === null || open !== null ? latest : noticeTime(day, deps.rules)
    if (day !== null && notice <= at) planned.push({ id, amount, day })
    const time = notice <= at || notice > latest ? latest : notice
    const key = `${time.getTime()} ${day}`
    const look = looks.get(key) ?? { time, day, ids: [] }
    look.ids.push(id)
    looks.set(key, look)
  }
  if (planned.length > 0)
    await deps.db
      .insertInto('mandate_cycles')
      .values(
        planned.map(({ id, amount, day }) => ({
          mandate_id: id,
          cycle: cycleOf(day),
          state: 'planned' as const,
          debit_on: day,
          amount,
          due_at: at,
          changed_at: at,
        })),
      )
      .onConflict((conflict) => conflict.columns(['mandate_id', 'cycle']).doNothing())
      .execute()
  for (const { time, day, ids } of looks.values())
    await deps.db.updateTable('mandates').set({ plan_at: time, next_on: day }).where('id', 'in', ids).execute()
}

/** For each mandate, its settled months, and the day of its open one. */
async function monthsOf({ db }: Running, mandates: readonly Mandate[]) {
  const ids = mandates.map(({ id }) => id)
  const rows = await db
    .selectFrom('mandate_cycles')
    .select(['mandate_id', 'cycle', 'state', 'debit_on'])
    .where('mandate_id', 'in', ids)
    .execute()
  const months = new Map<number, { settled: Set<string>; open: string | null }>()
  for (const { mandate_id, cycle, state, debit_on } of rows) {
    const known = months.get(mandate_id) ?? { settled: new Set<string>(), open: null }
    if (settledStates.includes(state)) known.settled.add(cycle)
    else known.open = debit_on
    months.set(mandate_id, known)
  }
  return months
}
