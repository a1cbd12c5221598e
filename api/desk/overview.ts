/** The first page of the staff desk: what was given, what waits, what expires. It names no donor. */
import { sql } from 'kysely'
import type { DonationMode } from '../../shared/contract/donation/donation.ts'
import { differenceCodes, differenceRules } from '../../shared/contract/staff/reconciliation.ts'
import { type Overview, type SpanName, spanNames, type Waiting } from '../../shared/contract/staff/overview.ts'
import { heldStates, paidStates } from '../accounting/ledger/states.ts'
import type { Answer, Call, Session } from '../call.ts'
import { readRules } from '../content/readRules.ts'
import { counted } from '../donation/findDonation.ts'
import { type ReportSpan, reportSpan } from '../partners/reportSpan.ts'
import { monthDays } from '../payment/financialYear.ts'
import type { Reading } from '../storage/database.ts'
import { inLanguage } from '../storage/inLanguage.ts'
import { countRows } from '../storage/readPage.ts'
import { mandateTotals } from './mandates.ts'
import { endingRegistrations } from './registrations.ts'
import { DAY_MS, indianDay } from '../../shared/date.ts'

const LOST_DAYS = 7

/** `GET staff/overview`. Today, this month and this financial year by way and project, and registrations of the trust that end soon. */
export async function readOverview({ deps, language }: Call<Session>): Promise<Answer> {
  const { db } = deps
  const now = deps.now()
  const spans = spansOf(now)
  const given = await givenIn(deps, spans)
  const projects = await db.selectFrom(inLanguage('projects', language)).select(['id', 'title']).execute()
  const titles = new Map(projects.map(({ id, title }) => [id, title]))
  const data: Overview = {
    spans: spanNames.map((span) => {
      const rows = given.filter((row) => spanNames.indexOf(row.part) <= spanNames.indexOf(span))
      return {
        span,
        from: spans[span].from,
        to: spans[span].to,
        ...sumOf(rows),
        modes: grouped(rows, ({ mode }) => mode).map(([mode, sum]) => ({ mode, ...sum })),
        projects: grouped(rows, ({ project }) => project).map(([id, sum]) => ({
          id,
          title: titles.get(id) ?? '',
          ...sum,
        })),
      }
    }),
    registrations: endingRegistrations(await readRules(db), now).map(({ name, ...registration }) => ({
      ...registration,
      name: name[language],
    })),
  }
  return { data }
}

/** Today, and the month and the financial year to which it belongs. */
function spansOf(now: Date): Record<SpanName, ReportSpan> {
  const today = indianDay(now)
  return {
    day: reportSpan({ from: today, to: today }, now),
    month: reportSpan(monthDays(today.slice(0, 7)), now),
    year: reportSpan({}, now),
  }
}

interface Given {
  /** The shortest of the spans that has it. */
  part: SpanName
  mode: DonationMode
  project: number
  count: number
  paise: number
}

/** What counts of the year's paid donations. One pass over the lines: the view of balances would look each donation up by itself. */
async function givenIn({ db }: Reading, { day, month, year }: Record<SpanName, ReportSpan>): Promise<Given[]> {
  const { rows } = await sql<Given>`
    with given as (
      select id, mode, project_id, state, case when ${counted} >= ${day.begins} then 'day'
        when ${counted} >= ${month.begins} then 'month' else 'year' end as part
      from donations where ${counted} >= ${year.begins} and ${counted} < ${year.ends} and state in (${sql.join(paidStates)})
    ), nets as (
      select donation_id, -sum(ledger_lines.amount_paise) as net from ledger_entries join ledger_lines on entry_id = ledger_entries.id
      where line_count > 0 and account in ('donations', 'refunds', 'disputes') and donation_id in (select id from given)
      group by 1
    )
    select part, mode, project_id as project, count(*) filter (where state in (${sql.join(heldStates)})) as count,
      coalesce(sum(net), 0)::bigint as paise
    from given left join nets on donation_id = id group by 1, 2, 3`.execute(db)
  return rows
}

interface Sum {
  count: number
  net_paise: number
}

const sumOf = (rows: readonly Given[]): Sum => ({
  count: rows.reduce((sum, { count }) => sum + count, 0),
  net_paise: rows.reduce((sum, { paise }) => sum + paise, 0),
})

/** The groups that count, the largest sum first. */
const grouped = <Key>(rows: readonly Given[], keyOf: (row: Given) => Key): Array<[Key, Sum]> =>
  [...new Set(rows.map(keyOf))]
    .map((key): [Key, Sum] => [key, sumOf(rows.filter((row) => keyOf(row) === key))])
    .filter(([, { count }]) => count > 0)
    .toSorted(([, a], [, b]) => b.net_paise - a.net_paise)

const urgent = differenceCodes.filter((code) => differenceRules[code].severity === 'urgent')

/** `GET staff/waiting`. What waits for somebody, and for a second person. */
export async function readWaiting({ deps: { db, now } }: Call<Session>): Promise<Answer> {
  const refunds = db.selectFrom('refund_requests').where('state', '=', 'asked')
  const cases = db.selectFrom('cases').where('closed_at', 'is', null)
  const open = await cases
    .select(({ fn }) => [
      fn.countAll<number>().as('cases'),
      fn.countAll<number>().filterWhere('code', 'in', urgent).as('urgent'),
      fn.countAll<number>().filterWhere('match_txn_id', 'is not', null).as('matches'),
    ])
    .executeTakeFirstOrThrow()
  // By the ledger, whatever became of the cases: a line that takes money back has the payment's number as its note.
  const { rows } = await sql<{ count: number; paise: number }>`
    select count(*) as count, coalesce(sum(paise), 0)::bigint as paise from (
      select -sum(ledger_lines.amount_paise) as paise from ledger_lines join ledger_entries on ledger_entries.id = entry_id
      where account = 'suspense' group by coalesce(note, reference) having sum(ledger_lines.amount_paise) <> 0
    ) as payments`.execute(db)
  const days = db.selectFrom('reconciliation_days').where('run_at', 'is not', null).where('complete', '=', false)
  const mails = db
    .selectFrom('mails')
    .where('state', 'in', ['failed', 'bounced'])
    .where('settled_at', '>=', new Date(now().getTime() - LOST_DAYS * DAY_MS))
  const [suspense = { count: 0, paise: 0 }] = rows
  const data: Waiting = {
    ...open,
    refunds: await countRows(refunds),
    suspense,
    days: await countRows(days),
    mails: await countRows(mails),
    monthly: await mandateTotals({ db, now }),
  }
  return { data }
}
