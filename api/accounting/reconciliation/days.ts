import { sql } from 'kysely'
import {
  type ReconciledDay,
  type ReconciliationDays,
  reconcileDaySchema,
  dayFiguresSchema,
  reconciliationDaysQuerySchema,
} from '../../../shared/contract/staff/reconciliation.ts'
import { audit } from '../../audit/audit.ts'
import type { Answer, Call, Session } from '../../call.ts'
import { readJson, readQuery } from '../../base/http/readRequest.ts'
import { readPage } from '../../storage/readPage.ts'
import { invalid } from '../../base/http/refusal.ts'
import { indianDate } from '../../payment/financialYear.ts'
import { isOfDay } from './listCases.ts'
import { wantDays } from './wantDays.ts'

/** `GET staff/reconciliation-days?page&per_page`: the compared days, newest first. */
export async function listDays({ deps, url }: Call<Session>): Promise<Answer> {
  const wanted = deps.db.selectFrom('reconciliation_days')
  const shown = wanted
    .selectAll()
    .select((eb) =>
      eb
        .selectFrom('cases')
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .where((inner) => isOfDay(inner, sql.ref<string>('reconciliation_days.day')))
        .where('closed_at', 'is', null)
        .as('open_cases'),
    )
    .orderBy('day', 'desc')
  const { rows, ...page } = await readPage(wanted, shown, readQuery(url, reconciliationDaysQuerySchema))
  const data: ReconciliationDays = {
    rows: rows.map(({ day, wanted_at, run_at, complete, figures, open_cases }) => ({
      day,
      state: stateOf({ wantedAt: wanted_at, runAt: run_at, isComplete: complete, openCases: Number(open_cases ?? 0) }),
      run_at: run_at?.toISOString() ?? null,
      figures: figures === '{}' ? null : dayFiguresSchema.parse(JSON.parse(figures)),
      open_cases: Number(open_cases ?? 0),
    })),
    ...page,
  }
  return { data }
}

interface About {
  wantedAt: Date | null
  runAt: Date | null
  isComplete: boolean
  openCases: number
}

/** A day that the provider did not answer stays wanted: it waits no more, it has failed. */
function stateOf(about: About): ReconciledDay['state'] {
  const hasFailed = !about.isComplete && about.runAt !== null && about.wantedAt !== null && about.runAt > about.wantedAt
  if (about.wantedAt && !hasFailed) return 'waiting'
  if (!about.isComplete) return 'incomplete'
  return about.openCases > 0 ? 'open' : 'closed'
}

/** `POST staff/reconcile-day { day }`. The day is compared within a minute. 422 `day: future` if it is not over in India. */
export async function reconcileDayAgain({ deps, request, session }: Call<Session>): Promise<Answer> {
  const { day } = await readJson(request, reconcileDaySchema)
  if (day >= indianDate(deps.now())) throw invalid({ day: 'future' }, 'day_not_over')
  await wantDays(deps, [day])
  await audit(deps, { actor: session.userId, action: 'day.reconciled', details: { day } })
  return { data: null, message: 'day_wanted' }
}
