import { sql } from 'kysely'
import type { RowChange } from '../../../shared/contract/content/rules.ts'
import type {
  StatementProblemRow,
  statementQuerySchema,
  StatementYear,
} from '../../../shared/contract/staff/statements.ts'
import { financialYear, yearBefore } from '../../payment/financialYear.ts'
import type { BeforeJson, Handler } from '../../call.ts'
import { countPool } from './pool.ts'
import { type PreparedStatement, prepareStatement } from './prepareStatement.ts'
import { isError } from './checkStatement.ts'
import { isAnonymous, keptOf, netOf, sortDonations, type StatementDonation } from './toRows.ts'
import { dueDay } from './statementRules.ts'
import type { Reading } from '../../storage/database.ts'

type Shown = BeforeJson<StatementYear>

/** The most notices that one answer lists. Errors are all there: each must be corrected before the file can be made. */
const MOST_NOTICES = 200

/**
 * `GET staff/statements?year=2026-27`. The statement of a tax year as it is now: what it contains and leaves out, what the check finds, what was filed. Without a
 * year: the last one that is over. 404 if no form holds for the year.
 */
export const showStatement: Handler<typeof statementQuerySchema> = async ({ deps }, { year: asked }) => {
  const year = asked ?? yearBefore(financialYear(deps.now()))
  const statement = await prepareStatement(deps, year)
  const { form, span, donations, rows, problems, next } = statement
  const sorted = sortDonations(donations, form)
  const data: Shown = {
    year,
    years: await listYears(deps, year),
    form: { name: form.form, certificate: form.certificate, formerly: form.formerly?.form ?? null },
    due: dueDay(span.to, form),
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
    problems: describeProblems(statement),
    problem_total: problems.length,
    error_total: problems.filter(isError).length,
    next: { rows: next.length, rupees: next.reduce((sum, row) => sum + row.amount, 0) },
    ...(await listStored(deps, statement)),
    pool: form.pre_acknowledgement.used ? await countPool(deps) : null,
  }
  return { data }
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

/** Donations whose name or address is not recorded, with what the law leaves free of them. */
function unrecordedIn({ anonymous, donations, ledgerRupees }: PreparedStatement): StatementYear['unrecorded'] {
  const kept = tally(donations.filter((donation) => netOf(donation) > 0 && isAnonymous(donation.donor)))
  if (!anonymous) return { ...kept, allowance: null }
  const { percent, rupees: least } = anonymous
  const paiseOf = (rupees: number) => Math.round(rupees * 100)
  const paise = Math.max(paiseOf(least), Math.floor((paiseOf(ledgerRupees) * percent) / 100))
  const taxed = Math.max(0, paiseOf(kept.rupees) - paise)
  return { ...kept, allowance: { rupees: paise / 100, percent, least, taxed: taxed / 100 } }
}

function describeProblems({ problems, rows, donations }: PreparedStatement): StatementProblemRow[] {
  const most = problems.filter(isError).length + MOST_NOTICES
  const known = new Map(donations.map((donation) => [donation.id, donation]))
  return problems.slice(0, most).map(({ code, row, column, donation }) => {
    const inRow = row === null ? undefined : rows[row - 1]
    // All donations with the id, not only those of the row: the wrong name may be in another one.
    const same = code === 'two_names' && inRow && donations.filter(({ donor }) => donor?.id?.number === inRow.id)
    const ids = same ? same.map(({ id }) => id) : donation === null ? (inRow?.donations ?? []) : [donation]
    const all = same && [...new Set(same.flatMap(({ donor }) => donor?.name || []))].join(' · ')
    const name = (all || inRow?.name) ?? known.get(donation ?? 0)?.donor?.name ?? null
    const receipts = ids.flatMap((id) => {
      const found = known.get(id)
      return found ? [{ txn_id: found.txnId, number: found.receipt }] : []
    })
    return { code, row, column, name, receipts }
  })
}

/** Characters of the digest that people compare. */
const DIGEST_SHOWN = 12

/** The filed statements of a year, newest first, and the newest downloads that are not filed. */
async function listStored(
  { db }: Reading,
  { year, filed }: PreparedStatement,
): Promise<Pick<Shown, 'prepared' | 'filed'>> {
  const rows = await db
    .selectFrom('statements')
    .leftJoin('statement_rows', 'statement_id', 'statements.id')
    .select(['id', 'version', 'revises', 'digest', 'prepared_at', 'filed_at', 'acknowledgement'])
    .select(sql<number>`count(statement_id)`.as('rows'))
    .select(sql<number>`coalesce(sum(amount), 0)::bigint`.as('rupees'))
    .where('statements.year', '=', year)
    .groupBy('statements.id')
    .orderBy('statements.id', 'desc')
    .execute()
  const all = rows.map(({ revises, ...row }) => {
    const changes = filed.find(({ statements: [first] }) => first === row.id)?.changes
    const count = (change: RowChange) => changes?.filter((one) => one.change === change).length ?? 0
    return {
      ...row,
      revises:
        filed.find(({ statements }) => revises !== null && statements.includes(revises))?.acknowledgement ?? null,
      digest: row.digest.slice(0, DIGEST_SHOWN),
      changes: changes ? { added: count('added'), changed: count('changed'), deleted: count('deleted') } : null,
    }
  })
  const waiting = all.filter(({ version }) => version === null)
  return {
    prepared: waiting.filter((one, index) => waiting.findIndex(({ revises }) => revises === one.revises) === index),
    filed: all.filter(({ version }) => version !== null).toSorted((a, b) => (b.version ?? 0) - (a.version ?? 0)),
  }
}
