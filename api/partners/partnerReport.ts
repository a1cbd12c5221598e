import { sql } from 'kysely'
import type {
  DonationSums,
  PartnerReport,
  partnerReportQuerySchema,
  PartnerRow,
} from '../../shared/contract/staff/partnerReport.ts'
import type { Language } from '../../shared/languages.ts'
import { unpaidStates } from '../accounting/ledger/states.ts'
import { counted } from '../donation/findDonation.ts'
import { isRecorded } from '../donation/ownDonations.ts'
import { answerAttachment } from '../base/http/answerAttachment.ts'
import type { Handler } from '../call.ts'
import { invalid } from '../base/http/refusal.ts'
import { inLanguage } from '../storage/inLanguage.ts'
import { writeCsv } from './csv.ts'
import { reportSpan, type ReportSpan } from './reportSpan.ts'
import type { Reading } from '../storage/database.ts'

/** Donations and unpaid attempts that have all of these fields in common. */
export interface DonationLine extends DonationSums {
  partner: { id: string; name: string } | null
  project: { id: number; title: string }
  source: string | null
  campaign: string | null
}

/** Sums the lines up: per partner, and within it by project and by campaign. Largest total first; donations without a partner last. */
export function tallyDonations(lines: readonly DonationLine[]): Pick<PartnerReport, 'sum' | 'rows'> {
  const rows = groups(lines, (line) => line.partner?.id ?? null).map(
    (own): PartnerRow => ({
      partner: own[0].partner,
      ...sumOf(own),
      projects: groups(own, (line) => line.project.id)
        .map((some) => ({ ...some[0].project, ...sumOf(some) }))
        .toSorted(byTotal),
      campaigns: groups(own, (line) => JSON.stringify([line.source, line.campaign]))
        .map((some) => ({ source: some[0].source, campaign: some[0].campaign, ...sumOf(some) }))
        .toSorted(byTotal),
    }),
  )
  return {
    sum: sumOf(lines),
    rows: rows.toSorted((a, b) => Number(a.partner === null) - Number(b.partner === null) || byTotal(a, b)),
  }
}

const byTotal = (a: DonationSums, b: DonationSums) =>
  b.total - a.total || b.donations - a.donations || b.unpaid - a.unpaid

function sumOf(lines: readonly DonationSums[]): DonationSums {
  const sum = { donations: 0, total: 0, unpaid: 0 }
  for (const { donations, total, unpaid } of lines) {
    sum.donations += donations
    // To the paisa: such numbers do not add up exactly.
    sum.total = Math.round((sum.total + total) * 100) / 100
    sum.unpaid += unpaid
  }
  return sum
}

/** Lines by key, in the order of their keys; no group is empty. */
function groups(
  lines: readonly DonationLine[],
  keyOf: (line: DonationLine) => unknown,
): [DonationLine, ...DonationLine[]][] {
  const found = new Map<unknown, [DonationLine, ...DonationLine[]]>()
  for (const line of lines) {
    const group = found.get(keyOf(line))
    if (group) group.push(line)
    else found.set(keyOf(line), [line])
  }
  return [...found.values()]
}

/**
 * `GET donation/partner-report?from&to&format=json|csv`. Donations per partner in a range of Indian days, for the trust's staff: number and total in rupees,
 * by project and by campaign. Unpaid attempts are counted separately. As CSV, one line for each combination, to be summed in a spreadsheet.
 */
export const partnerReport: Handler<typeof partnerReportQuerySchema> = async ({ deps, language }, asked) => {
  const span = reportSpan(asked, deps.now())
  if (span.to < span.from) throw invalid({ to: 'too_early' })
  const lines = await readLines(deps, span, language)
  if (asked.format === 'csv') return answerCsv(span, lines)
  return { data: { from: span.from, to: span.to, ...tallyDonations(lines) } satisfies PartnerReport }
}

async function readLines(deps: Reading, span: ReportSpan, language: Language): Promise<DonationLine[]> {
  const rows = await deps.db
    .selectFrom('donations')
    .innerJoin(inLanguage('projects', language), 'projects.id', 'donations.project_id')
    .innerJoin('donation_balances', 'donation_balances.donation_id', 'donations.id')
    .leftJoin('partners', 'partners.id', 'donations.partner_id')
    .select([
      'partners.id as partner_id',
      'partners.name as partner_name',
      'projects.id as project_id',
      'projects.title',
      'donations.utm_source as source',
      'donations.utm_campaign as campaign',
    ])
    .select((eb) => [
      eb.fn.countAll<number>().filterWhere('net_rupees', '>', 0).as('donations'),
      eb.fn.countAll<number>().filterWhere('donations.state', 'in', unpaidStates).as('unpaid'),
      sql<number>`(sum(round(net_rupees::numeric * 100)) / 100)::float8`.as('total'),
    ])
    .where(isRecorded)
    .where(counted, '>=', span.begins)
    .where(counted, '<', span.ends)
    .groupBy(['partners.id', 'projects.id', 'projects.title', 'donations.utm_source', 'donations.utm_campaign'])
    .orderBy(sql`total desc, unpaid desc, partners.id, projects.id, source, campaign`)
    .execute()
  return rows.map(({ partner_id, partner_name, project_id, title, ...line }) => ({
    partner: partner_id === null || partner_name === null ? null : { id: partner_id, name: partner_name },
    project: { id: project_id, title },
    ...line,
  }))
}

/** What the file says of each combination. */
const columns: ReadonlyArray<readonly [head: string, cell: (line: DonationLine) => string | number]> = [
  ['partner_id', ({ partner }) => partner?.id ?? ''],
  ['partner', ({ partner }) => partner?.name ?? ''],
  ['project_id', ({ project }) => project.id],
  ['project', ({ project }) => project.title],
  ['utm_source', ({ source }) => source ?? ''],
  ['utm_campaign', ({ campaign }) => campaign ?? ''],
  ['donations', ({ donations }) => donations],
  ['total_inr', ({ total }) => total],
  ['unpaid_attempts', ({ unpaid }) => unpaid],
]

function answerCsv({ from, to }: ReportSpan, lines: readonly DonationLine[]): Response {
  const rows = lines.map((line) => columns.map(([, cell]) => cell(line)))
  const csv = writeCsv([columns.map(([head]) => head), ...rows])
  return answerAttachment(csv, 'text/csv; charset=utf-8', `donations-by-partner_${from}_${to}.csv`)
}
