import { type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import {
  type CaseRow,
  type CasesPage,
  casesQuerySchema,
  type DifferenceCode,
  differenceCodes,
  differenceRules,
} from '../../../shared/contract/staff/reconciliation.ts'
import type { Answer, Call, Session } from '../../call.ts'
import type { Tables } from '../../storage/tables/tables.ts'
import { readQuery } from '../../base/http/readRequest.ts'
import { readPage } from '../../storage/readPage.ts'

const urgent = differenceCodes.filter((code) => differenceRules[code].severity === 'urgent')

/** `GET staff/cases?open&code&day&txn_id&page&per_page`: the most urgent open ones first, then the newest. */
export async function listCases({ deps, url }: Call<Session>): Promise<Answer> {
  const query = readQuery(url, casesQuerySchema)
  let wanted = deps.db.selectFrom('cases')
  if (query.open) wanted = wanted.where('closed_at', query.open === 'yes' ? 'is' : 'is not', null)
  if (query.code) wanted = wanted.where('code', '=', query.code)
  const { day } = query
  if (day) wanted = wanted.where((eb) => isOfDay(eb, day))
  if (query.txn_id) {
    const donation = deps.db.selectFrom('donations').select('id').where('txn_id', '=', query.txn_id)
    wanted = wanted.where('donation_id', 'in', donation)
  }
  const shown = wanted
    .leftJoin('donations', 'donations.id', 'cases.donation_id')
    .selectAll('cases')
    .select('donations.amount')
    .select(isGone)
    .orderBy(sql<SqlBool>`closed_at is null and code in (${sql.join(urgent)})`, 'desc')
    .orderBy(sql<SqlBool>`closed_at is null`, 'desc')
    .orderBy('cases.id', 'desc')
  const { rows, ...page } = await readPage(wanted, shown, query)
  const data: CasesPage = { rows: rows.map(describeCase), ...page }
  return { data }
}

interface Row {
  id: number
  code: DifferenceCode
  day: string
  donation_id: number | null
  txn_id: string
  amount: number | null
  opened_at: Date
  found_at: Date
  closed_at: Date | null
  gone: boolean
}

/** It was opened on the day, or the comparison of the day found it. */
export const isOfDay = (eb: ExpressionBuilder<Tables, 'cases'>, day: string | ReturnType<typeof sql.ref<string>>) =>
  eb.or([
    eb('cases.day', '=', day),
    eb.exists(
      eb
        .selectFrom('case_days')
        .select('case_days.case_id')
        .whereRef('case_days.case_id', '=', 'cases.id')
        .where('case_days.day', '=', day),
    ),
  ])

/** No comparison finds it any more. */
export const isGone = sql<boolean>`coalesce((select bool_and(gone_at is not null) from case_days
  where case_days.case_id = cases.id), false)`.as('gone')

export const describeCase = (row: Row): CaseRow => {
  const { id, code, day, donation_id, txn_id, amount, opened_at, found_at, closed_at, gone } = row
  return {
    id,
    code,
    next_step: differenceRules[code].nextStep,
    severity: differenceRules[code].severity,
    day,
    donation_id,
    txn_id,
    amount,
    open: closed_at === null,
    opened_at: opened_at.toISOString(),
    found_at: found_at.toISOString(),
    closed_at: closed_at?.toISOString() ?? null,
    gone: closed_at === null && gone,
  }
}
