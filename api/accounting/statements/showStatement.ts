import { sql } from 'kysely'
import { type RowChange, rowChanges } from '../../../shared/contract/content/rules.ts'
import {
  type StatementProblemRow,
  statementProblems,
  statementQuerySchema,
  type StatementYear,
} from '../../../shared/contract/staff/statements.ts'
import { financialYear } from '../../payment/financialYear.ts'
import type { Answer, Call, Session } from '../../call.ts'
import { readQuery } from '../../base/http/readRequest.ts'
import { countPool } from './pool.ts'
import { type PreparedStatement, prepareStatement } from './prepareStatement.ts'
import type { StatementProblem } from './problem.ts'
import { isAnonymous, keptOf, netOf, sortDonations, type StatementDonation } from './toRows.ts'
import { dueDay } from './statementRules.ts'
import type { Reading } from '../../storage/database.ts'

/** The most notices that one answer lists. Errors are all there: each must be corrected before the file can be made. */
const MOST_NOTICES = 200

/**
 * `GET staff/statements?year=2026-27`. The statement of a tax year as it is now: what it contains and leaves out, what the check finds, what was filed. Without a
 * year: the last one that is over. 404 if no form holds for the year.
 */
export async function showStatement({ deps, url }: Call<Session>): Promise<Answer> {
  const asked = readQuery(url, statementQuerySchema).year
  const year = asked ?? yearBefore(financialYear(deps.now()))
  const statement = await prepareStatement(deps, year)
  const { form, facts, rows, problems, next } = statement
  const sorted = sortDonations(facts.donations, form)
  const data: StatementYear = {
    year,
    years: await listYears(deps, year),
    form: { name: form.form, certificate: form.certificate, formerly: form.formerly?.form ?? null },
    due: dueDay(facts.span.to, form),
    rows: rows.length,
    rupees: rows.reduce((sum, row) => sum + row.amount, 0),
    tallies: {
      reported: tally(sorted.reported),
      without_id: tally(sorted.withoutId),
      anonymous: tally(sorted.anonymous),
      foreign: tally(sorted.foreign),
      returned: tally(sorted.returned),
    },
    unrecorded: unrecordedIn(statement),
    problems: await describeProblems(deps, statement),
    problem_total: problems.length,
    error_total: problems.filter(({ code }) => statementProblems[code] === 'error').length,
    next: { rows: next.length, rupees: next.reduce((sum, row) => sum + row.amount, 0) },
    ...(await listStored(deps, statement)),
    pool: form.pre_acknowledgement.used ? await countPool(deps) : null,
  }
  return { data }
}

/** `2025-26` for `2026-27`. */
function yearBefore(year: string): string {
  const start = Number(year.slice(0, 4)) - 1
  return `${start}-${year.slice(2, 4)}`
}

/** The years with receipts, and the shown one; newest first. */
async function listYears({ db }: Reading, shown: string): Promise<string[]> {
  const rows = await db.selectFrom('receipt_counters').select('financial_year').execute()
  return [...new Set([shown, ...rows.map((row) => row.financial_year)])].toSorted().toReversed()
}

const tally = (donations: readonly StatementDonation[]) => ({
  donations: donations.length,
  rupees: keptOf(donations),
})

function countChanges(changes: readonly RowChange[]): Record<RowChange, number> {
  const counts = Object.fromEntries(
    rowChanges.map((change) => [change, changes.filter((one) => one === change).length]),
  )
  return counts as Record<RowChange, number>
}

/** Donations whose name or address is not recorded, with what the law leaves free of them. */
function unrecordedIn({
  anonymous,
  facts: { donations, ledgerRupees },
}: PreparedStatement): StatementYear['unrecorded'] {
  const kept = tally(donations.filter((donation) => netOf(donation) > 0 && isAnonymous(donation.donor)))
  if (!anonymous) return { ...kept, allowance: null }
  const { percent, rupees: least } = anonymous
  const paiseOf = (rupees: number) => Math.round(rupees * 100)
  const paise = Math.max(paiseOf(least), Math.floor((paiseOf(ledgerRupees) * percent) / 100))
  const taxed = Math.max(0, paiseOf(kept.rupees) - paise)
  return { ...kept, allowance: { rupees: paise / 100, percent, least, taxed: taxed / 100 } }
}

async function describeProblems(
  { db }: Reading,
  { problems, rows, facts }: PreparedStatement,
): Promise<StatementProblemRow[]> {
  const notices = problems.filter(({ code }) => statementProblems[code] === 'notice')
  const shown = problems.slice(0, problems.length - notices.length + MOST_NOTICES)
  const known = new Map(facts.donations.map((donation) => [donation.id, donation]))
  const idsOf = ({ row, donation }: StatementProblem) =>
    donation !== null ? [donation] : row === null ? [] : (rows[row - 1]?.donations ?? [])
  const txnIds = new Map<number, string>()
  const ids = [...new Set(shown.flatMap(idsOf))]
  for (let start = 0; start < ids.length; start += PART)
    for (const { id, txn_id } of await db
      .selectFrom('donations')
      .select(['id', 'txn_id'])
      .where('id', 'in', ids.slice(start, start + PART))
      .execute())
      txnIds.set(id, txn_id)
  const namesOf = (id: string) =>
    facts.donations.flatMap(({ donor }) => (donor?.id?.number === id && donor.name ? [donor.name] : []))
  return shown.map((problem) => {
    const { code, row, column, donation } = problem
    const inRow = row === null ? undefined : rows[row - 1]
    const own = donation === null ? undefined : known.get(donation)?.donor?.name
    // All donations with the id, not only those of the row.
    const all = code === 'two_names' && inRow ? [...new Set(namesOf(inRow.id))].join(' · ') : undefined
    const receipts = idsOf(problem).flatMap((id) => {
      const [txn_id, number] = [txnIds.get(id), known.get(id)?.receipt]
      return txn_id === undefined || number === undefined ? [] : [{ txn_id, number }]
    })
    return { code, row, column, name: all ?? inRow?.name ?? own ?? null, receipts }
  })
}

/** Donations that one statement asks for. */
const PART = 1000

/** Characters of the digest that people compare. */
const DIGEST_SHOWN = 12

/** The filed statements of a year, newest first, and the newest downloads that are not filed. */
async function listStored(
  { db }: Reading,
  { year, filed }: PreparedStatement,
): Promise<Pick<StatementYear, 'prepared' | 'filed'>> {
  const rows = await db
    .selectFrom('statements')
    .select(['id', 'version', 'revises', 'digest', 'prepared_at', 'filed_at', 'acknowledgement'])
    .select((eb) => [
      eb
        .selectFrom('statement_rows')
        .whereRef('statement_id', '=', 'statements.id')
        .select(sql<number>`count(*)`.as('n'))
        .as('rows'),
      eb
        .selectFrom('statement_rows')
        .whereRef('statement_id', '=', 'statements.id')
        .select(sql<number>`coalesce(sum(amount), 0)::bigint`.as('n'))
        .as('rupees'),
    ])
    .where('statements.year', '=', year)
    .orderBy('statements.id', 'desc')
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  /** The original of a statement: a revision names the statement before it. */
  const originalOf = ({ id, revises }: { id: number; revises: number | null }): number => {
    const before = revises === null ? undefined : byId.get(revises)
    return before ? originalOf(before) : id
  }
  const all = rows.map((row) => {
    const original = byId.get(originalOf(row))
    const known = filed.find(({ id }) => id === row.id)
    return {
      id: row.id,
      version: row.version,
      revises: row.revises === null ? null : (original?.acknowledgement ?? null),
      rows: row.rows ?? 0,
      rupees: row.rupees ?? 0,
      digest: row.digest.slice(0, DIGEST_SHOWN),
      prepared_at: row.prepared_at.toISOString(),
      filed_at: row.filed_at?.toISOString() ?? null,
      acknowledgement: row.acknowledgement,
      changes: known ? countChanges(known.changes.map(({ change }) => change)) : null,
    }
  })
  const waiting = all.filter(({ version }) => version === null)
  return {
    prepared: waiting.filter((one, index) => waiting.findIndex(({ revises }) => revises === one.revises) === index),
    filed: all.filter(({ version }) => version !== null).toSorted((a, b) => (b.version ?? 0) - (a.version ?? 0)),
  }
}
