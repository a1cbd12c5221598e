import { type Selectable, sql } from 'kysely'
import {
  type ReconciledDay,
  type ReconciliationDays,
  type reconcileDaySchema,
  dayFiguresSchema,
  type Payout,
  type payoutQuerySchema,
  type Payouts,
  type reconciliationDaysQuerySchema,
} from '../../../shared/contract/staff/reconciliation.ts'
import type { pagingQuerySchema } from '../../../shared/contract/paging.ts'
import type { LedgerAccount } from '../../../shared/contract/donation/donationState.ts'
import { audit } from '../../audit/audit.ts'
import type { BeforeJson, Handler } from '../../call.ts'
import type { Reading } from '../../storage/database.ts'
import { readPage } from '../../storage/readPage.ts'
import type { Tables } from '../../storage/tables/tables.ts'
import { invalid, notFound } from '../../base/http/refusal.ts'
import { isOfDay } from './caseCalls.ts'
import { wantDays } from './runDays.ts'
import { indianDay } from '../../../shared/date.ts'
import { indianDayOf } from '../../payment/financialYear.ts'

/** `GET staff/reconciliation-days?day&page&per_page`: the compared days, newest first; one of them, if it is named. */
export const listDays: Handler<typeof reconciliationDaysQuerySchema> = async ({ deps }, query) => {
  const wanted = deps.db
    .selectFrom('reconciliation_days')
    .$if(query.day !== undefined, (all) => all.where('reconciliation_days.day', '=', query.day ?? ''))
  const shown = wanted
    .select(['day', 'wanted_at', 'run_at', 'complete', 'figures'])
    .select(
      sql<number>`(select count(*) from cases
        where closed_at is null and ${isOfDay(sql.ref<string>('reconciliation_days.day'))})`.as('open_cases'),
    )
    .orderBy('day', 'desc')
  const { rows, ...page } = await readPage(wanted, shown, query)
  const data: BeforeJson<ReconciliationDays> = {
    rows: rows.map(({ wanted_at, complete, figures, ...row }) => ({
      ...row,
      state: stateOf({ ...row, wanted_at, complete }),
      figures: figures === '{}' ? null : dayFiguresSchema.parse(JSON.parse(figures)),
    })),
    ...page,
  }
  return { data }
}

type Day = Pick<Selectable<Tables['reconciliation_days']>, 'wanted_at' | 'run_at' | 'complete'> & { open_cases: number }

/** A day that the provider did not answer stays wanted: it waits no more, it has failed. */
function stateOf({ wanted_at, run_at, complete, open_cases }: Day): ReconciledDay['state'] {
  const hasFailed = !complete && run_at !== null && wanted_at !== null && run_at > wanted_at
  if (wanted_at && !hasFailed) return 'waiting'
  if (!complete) return 'incomplete'
  return open_cases > 0 ? 'open' : 'closed'
}

/** `POST staff/reconcile-day { day }`. The day is compared within a minute. 422 `day: future` if it is not over in India. */
export const reconcileDayAgain: Handler<typeof reconcileDaySchema> = async ({ deps, session }, { day }) => {
  if (day >= indianDay(deps.now())) throw invalid({ day: 'future' }, 'day_not_over')
  await wantDays(deps, [day])
  await audit(deps, session.userId, 'day.reconciled', { details: { day } })
  return { data: null, message: 'day_wanted' }
}

/** The bank's reference is the beginning of a line's reference in the ledger. */
const bankReference = sql<string>`split_part(reference, ':', 1)`
const paiseIn = (...accounts: LedgerAccount[]) =>
  sql<number>`coalesce(sum(ledger_lines.amount_paise) filter (where account = any(${accounts})), 0)::bigint`

/** What a line, or all lines of a payout, are about. In paise. */
const lineSums = [
  sql<number>`-${paiseIn('clearing', 'suspense')}`.as('gross_paise'),
  paiseIn('fees').as('fee_paise'),
  paiseIn('gst').as('gst_paise'),
  paiseIn('bank').as('net_paise'),
] as const

const payoutLines = ({ db }: Reading) =>
  db
    .selectFrom('ledger_entries')
    .innerJoin('ledger_lines', 'entry_id', 'ledger_entries.id')
    .where('event', '=', 'settled')
    .where('reference', 'is not', null)

const paidOutAt = sql`min(effective_at)`

/** Each payout with its sums. */
const payouts = (deps: Reading) =>
  payoutLines(deps)
    .select([bankReference.as('utr'), indianDayOf(paidOutAt).as('day'), ...lineSums])
    .select(sql<number>`count(distinct ledger_entries.id)`.as('lines'))
    .groupBy(bankReference)

/** `GET staff/payouts?page`: the provider's payouts, newest first. */
export const listPayouts: Handler<typeof pagingQuerySchema> = async ({ deps }, query) => {
  const wanted = deps.db.selectFrom(payoutLines(deps).select(bankReference.as('utr')).distinct().as('payout'))
  const shown = payouts(deps).orderBy(paidOutAt, 'desc').orderBy('utr', 'desc')
  return { data: (await readPage(wanted, shown, query)) satisfies Payouts }
}

/**
 * `GET staff/payout?utr`: one payout with its lines, and the cases about lines that are not in the ledger. Its net amount is what the bank statement has under the
 * reference. 404 for an unknown one.
 */
export const readPayout: Handler<typeof payoutQuerySchema> = async ({ deps }, { utr }) => {
  const payout = await payouts(deps).where(bankReference, '=', utr).executeTakeFirst()
  if (!payout) throw notFound()
  const lines = await payoutLines(deps)
    .leftJoin('donations', 'donations.id', 'donation_id')
    .leftJoin('receipts', 'receipts.donation_id', 'donations.id')
    .select(['ledger_entries.id', 'txn_id', 'number as receipt', ...lineSums])
    .select(sql<Payout['lines'][number]['kind']>`split_part(reference, ':', 2)`.as('kind'))
    .where(bankReference, '=', utr)
    .groupBy(['ledger_entries.id', 'txn_id', 'number'])
    .orderBy('ledger_entries.id')
    .execute()
  const cases = await deps.db
    .selectFrom('cases')
    .select(['id', 'code', 'txn_id'])
    .where('closed_at', 'is', null)
    .where(sql<string>`evidence::jsonb ->> 'utr'`, '=', utr)
    .orderBy('id')
    .execute()
  return { data: { ...payout, lines, cases } satisfies Payout }
}
