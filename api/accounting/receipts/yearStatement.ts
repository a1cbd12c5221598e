import { sql } from 'kysely'
import type { Language } from '../../../shared/languages.ts'
import { isOwn } from '../../donation/findDonation.ts'
import { financialYearBounds, indianDayOf, financialYearDays } from '../../payment/financialYear.ts'
import { projectTitle } from '../../storage/inLanguage.ts'
import type { Reading } from '../../storage/database.ts'
import { formatDay, indianDay } from '../../../shared/date.ts'
import { formatMoney, formatRupees } from '../../../shared/money.ts'
import type { TrustDetails } from '../../storage/findTrust.ts'
import { texts } from '../../texts/texts.ts'
import { type PdfAccount, type PdfInput, renderPdf } from './pdf/renderPdf.ts'

/** One paid donation of the year. Money in rupees; `counts` is what was neither refunded nor lost nor disputed; `notCounted` is the rest. */
export interface StatementRow {
  /** Indian day, `yyyy-MM-dd`. */
  day: string
  number: string
  project: string
  amount: number
  notCounted: number
  counts: number
}

/** A donor's paid donations of a financial year, oldest first. */
export async function readStatement(
  { db }: Reading,
  userId: number,
  year: string,
  language: Language,
): Promise<StatementRow[]> {
  const { from, before } = financialYearBounds(year)
  return (
    db
      .selectFrom('donations')
      .innerJoin('receipts', 'receipts.donation_id', 'donations.id')
      .innerJoin('donation_balances', 'donation_balances.donation_id', 'donations.id')
      .select([
        'number',
        'amount',
        'net_rupees as counts',
        projectTitle(language).as('project'),
        indianDayOf(sql`settled_at`).as('day'),
      ])
      .select(sql<number>`round((amount - net_rupees)::numeric, 2)::float8`.as('notCounted'))
      .where(isOwn(userId))
      // Neither an unpaid donation nor a cancelled one.
      .where('paid_rupees', '>', 0)
      .where('settled_at', '>=', from)
      .where('settled_at', '<', before)
      .orderBy('settled_at')
      .orderBy('donations.id')
      .execute()
  )
}

export interface StatementOf {
  year: string
  rows: readonly StatementRow[]
  donor: { name: string; lines: readonly string[] }
  trust: TrustDetails
  /** That the receipts are no certificates; '' if no rule says so. */
  certificate: string
  now: Date
}

const sumOf = (rows: readonly StatementRow[], what: 'amount' | 'notCounted' | 'counts') =>
  rows.reduce((sum, row) => sum + row[what], 0)

/**
 * A donor's statement of a financial year as PDF (A4).
 * @throws Refused 429 `busy_files` if the account has too many files in the making
 */
export async function statementPdf(
  of: StatementOf,
  language: Language,
  account: PdfAccount,
): Promise<Uint8Array<ArrayBuffer>> {
  const { year, rows, donor, trust, certificate, now } = of
  const say = texts[language].documents.statement
  const { from, to } = financialYearDays(year)
  const [amount, notCounted, counts] = [sumOf(rows, 'amount'), sumOf(rows, 'notCounted'), sumOf(rows, 'counts')]
  const input = {
    layout: 'a4',
    lang: language,
    title: say.heading(year),
    description: say.description(year, trust.name),
    trust: { name: trust.name, address: trust.address, reach: [trust.email, trust.phone].filter(Boolean) },
    heading: say.heading(year),
    span: say.span(formatDay(from, language), formatDay(to, language)),
    asOf: say.asOf(formatDay(indianDay(now), language)),
    donor: { label: say.donor, ...donor },
    total: {
      label: say.total,
      figures: formatMoney(counts),
      note: notCounted > 0 ? say.refunded(formatMoney(notCounted)) : '',
    },
    head: [say.date, say.receipt, say.project, say.amount, say.refund, say.net],
    rows: rows.map((row) => [
      formatDay(row.day, language),
      row.number,
      row.project,
      formatRupees(row.amount),
      row.notCounted > 0 ? formatMoney(row.notCounted) : '–',
      formatMoney(row.counts),
    ]),
    sum: [say.total, formatRupees(amount), notCounted > 0 ? formatMoney(notCounted) : '–', formatMoney(counts)],
    none: say.none,
    sentences: [say.notCertificate, certificate].filter(Boolean),
    footer: texts[language].documents.receipt.footer,
  } satisfies PdfInput & Record<string, unknown>
  return (await renderPdf('statement', input, account)).pdf
}
