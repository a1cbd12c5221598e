/**
 * The journal as files that accounting programs import. Sources of the formats: docs/journals.md. Amounts are rupees with two decimals; dates are Indian days.
 */
import { writeCsv } from '../../partners/csv.ts'
import type { Voucher, VoucherLine } from './journalFacts.ts'

const rupees = (paise: number) => (Math.abs(paise) / 100).toFixed(2)

/** Text of XML 1.0, without the characters that it cannot have. */
const xml = (text: string) =>
  text
    .replaceAll(/[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
const element = (name: string, text: string) => `<${name}>${xml(text)}</${name}>`

/** Tally's import of vouchers: a debit is "deemed positive" and has a negative amount. The remote id keeps a second import from a second voucher. */
export function* writeTally(vouchers: readonly Voucher[], company: string): Generator<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>
<ENVELOPE><HEADER><TALLYREQUEST>Import Data</TALLYREQUEST></HEADER><BODY><IMPORTDATA><REQUESTDESC><REPORTNAME>Vouchers</REPORTNAME>
<STATICVARIABLES>${element('SVCURRENTCOMPANY', company)}</STATICVARIABLES></REQUESTDESC><REQUESTDATA>\n`
  for (const { number, type, day, reference, narration, lines } of vouchers) {
    const date = day.replaceAll('-', '')
    yield `<TALLYMESSAGE xmlns:UDF="TallyUDF"><VOUCHER REMOTEID="donations-${xml(number)}" VCHTYPE="${xml(type)}" ACTION="Create" OBJVIEW="Accounting Voucher View">
${element('DATE', date)}${element('EFFECTIVEDATE', date)}${element('VOUCHERTYPENAME', type)}${element('VOUCHERNUMBER', number)}
${element('REFERENCE', reference)}${element('NARRATION', narration)}
<PERSISTEDVIEW>Accounting Voucher View</PERSISTEDVIEW><ISINVOICE>No</ISINVOICE>\n`
    for (const { account, project, paise } of lines) {
      const amount = element('AMOUNT', (paise > 0 ? '-' : '') + rupees(paise))
      const centre = project
        ? `<CATEGORYALLOCATIONS.LIST><CATEGORY>Primary Cost Category</CATEGORY><COSTCENTREALLOCATIONS.LIST>${element('NAME', project)}${amount}</COSTCENTREALLOCATIONS.LIST></CATEGORYALLOCATIONS.LIST>`
        : ''
      yield `<ALLLEDGERENTRIES.LIST>${element('LEDGERNAME', account)}${element('ISDEEMEDPOSITIVE', paise > 0 ? 'Yes' : 'No')}${amount}${centre}</ALLLEDGERENTRIES.LIST>\n`
    }
    yield '</VOUCHER></TALLYMESSAGE>\n'
  }
  yield '</REQUESTDATA></IMPORTDATA></BODY></ENVELOPE>\n'
}

/** A column of a table of lines: its title, and what a line has in it. */
type Column = readonly [title: string, value: (voucher: Voucher, line: VoucherLine) => string]

const debit = ({ paise }: VoucherLine) => (paise > 0 ? rupees(paise) : '')
const credit = ({ paise }: VoucherLine) => (paise > 0 ? '' : rupees(paise))
/** `ONL-20261120` as prefix and number. */
const halves = ({ number }: Voucher) => /^(.*-)(\d+)$/.exec(number) ?? []

const zoho: readonly Column[] = [
  ['Journal Date', ({ day }) => day],
  ['Reference Number', ({ reference }) => reference],
  ['Journal Number Prefix', (voucher) => halves(voucher)[1] ?? ''],
  ['Journal Number Suffix', (voucher) => halves(voucher)[2] ?? ''],
  ['Notes', ({ narration }) => narration],
  ['Journal Type', () => 'both'],
  ['Currency', () => 'INR'],
  ['Account', (_, { account }) => account],
  ['Description', ({ narration }) => narration],
  ['Contact Name', () => ''],
  ['Debit', (_, line) => debit(line)],
  ['Credit', (_, line) => credit(line)],
  ['Project Name', (_, { project }) => project ?? ''],
  ['Status', () => 'draft'],
]

/** The fields of an entry are in its first row only. */
const first =
  (value: (voucher: Voucher) => string): Column[1] =>
  (voucher, line) =>
    line === voucher.lines[0] ? value(voucher) : ''

const erpnext: readonly Column[] = [
  ['Series', first(({ series }) => series)],
  ['Entry Type', first(() => 'Journal Entry')],
  ['Company', first(({ company }) => company)],
  ['Posting Date', first(({ day }) => day)],
  ['Reference Number', first(({ number }) => number)],
  ['Reference Date', first(({ day }) => day)],
  [
    'User Remark',
    first(({ number, reference, narration }) =>
      reference === number ? narration : `${narration} Reference ${reference}.`,
    ),
  ],
  ['Account (Accounting Entries)', (_, { account }) => account],
  ['Debit (Accounting Entries)', (_, line) => debit(line)],
  ['Credit (Accounting Entries)', (_, line) => credit(line)],
  ['Project (Accounting Entries)', (_, { project }) => project ?? ''],
]

function* writeLines(columns: readonly Column[], vouchers: readonly Voucher[]): Generator<string> {
  // Without the mark of the encoding: programs would read it as a part of the first column's name.
  yield writeCsv([columns.map(([title]) => title)]).slice(1)
  for (const voucher of vouchers)
    yield writeCsv(voucher.lines.map((line) => columns.map(([, value]) => value(voucher, line)))).slice(1)
}

/** The import of manual journals into Zoho's accounting program: a row for each line, and the journal repeated on each. Journals arrive as drafts. */
export const writeZoho = (vouchers: readonly Voucher[]) => writeLines(zoho, vouchers)

/** ERPNext's data import of Journal Entries: the first row of an entry has its own fields, further lines leave them empty. */
export const writeErpnext = (vouchers: readonly Voucher[]) => writeLines(erpnext, vouchers)
