import { ruleOn } from '../../../shared/contract/content/rules.ts'
import { type YearFileQuery, yearFileQuerySchema } from '../../../shared/contract/donation/receipt.ts'
import { findTrust } from '../../storage/findTrust.ts'
import { readRules } from '../../content/readRules.ts'
import { answerAttachment } from '../../base/http/answerAttachment.ts'
import type { Answer, Call, Session } from '../../call.ts'
import { readQuery } from '../../base/http/readRequest.ts'
import { writeCsv } from '../../partners/csv.ts'
import { indianDate } from '../../payment/financialYear.ts'
import { statementPdf } from '../../accounting/receipts/pdf/statementPdf.ts'
import { readDonor } from '../../accounting/receipts/readDonor.ts'
import { readStatement, type StatementRow } from '../../accounting/receipts/yearStatement.ts'

/**
 * `GET donation/statement?year=2026-27&format=pdf|csv` (our addition). The donor's own paid donations of a financial year, with refunds, as a file to keep. In
 * the reader's language. 422 for a wrong year; 429 if the donor has too many files in the making.
 */
export async function statement({ deps, url, session, language }: Call<Session>): Promise<Answer> {
  const { year, format }: YearFileQuery = readQuery(url, yearFileQuerySchema)
  const rows = await readStatement(deps, session.userId, year, language)
  if (format === 'csv') return answerAttachment(toCsv(rows), 'text/csv; charset=utf-8', `donations_${year}.csv`)
  const donor = await describeDonor(deps, session.userId)
  const trust = await findTrust(deps, language)
  const now = deps.now()
  const certificate = ruleOn(await readRules(deps.db), 'receipt.certificate', indianDate(now))?.[language] ?? ''
  const pdf = await statementPdf({ year, rows, donor, trust, certificate, now }, language, session.userId)
  return answerAttachment(pdf, 'application/pdf', `donations_${year}.pdf`)
}

async function describeDonor(deps: Call['deps'], userId: number) {
  const { donor } = await readDonor(deps, { user_id: userId, donor_id: null, language: null })
  const { line, city, state, pin } = donor?.address ?? { line: '', city: '', state: '', pin: '' }
  const lines = [line, [city, pin].filter(Boolean).join(' '), state, donor?.email ?? '']
  return { name: donor?.name ?? '', lines: lines.filter(Boolean) }
}

const head = ['date', 'receipt', 'project', 'amount_inr', 'not_counted_inr', 'counts_inr']

const toCsv = (rows: readonly StatementRow[]): string =>
  writeCsv([head, ...rows.map((row) => [row.day, row.number, row.project, row.amount, row.notCounted, row.counts])])
