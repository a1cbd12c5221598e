/**
 * The journal as files that accounting programs import. Sources of the formats: docs/journals.md. Amounts are rupees with two decimals; dates are Indian days.
 */
import { writeCsv } from '../../partners/csv.ts'
import type { Voucher } from './journalFacts.ts'

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

const zohoHead = [
  'Journal Date',
  'Reference Number',
  'Journal Number Prefix',
  'Journal Number Suffix',
  'Notes',
  'Journal Type',
  'Currency',
  'Account',
  'Description',
  'Contact Name',
  'Debit',
  'Credit',
  'Project Name',
  'Status',
]

/** The import of manual journals into Zoho's accounting program: a row for each line, and the journal repeated on each. Journals arrive as drafts. */
export function* writeZoho(vouchers: readonly Voucher[]): Generator<string> {
  yield plainCsv([zohoHead])
  for (const { number, day, reference, narration, lines } of vouchers) {
    const [, prefix = '', suffix = ''] = /^(.*-)(\d+)$/.exec(number) ?? []
    const journal = [day, reference, prefix, suffix, narration, 'both', 'INR']
    yield plainCsv(
      lines.map(({ account, project, paise }) => [
        ...journal,
        account,
        narration,
        '',
        ...sides(paise),
        project ?? '',
        'draft',
      ]),
    )
  }
}

const erpnextHead = [
  'Series',
  'Entry Type',
  'Company',
  'Posting Date',
  'Reference Number',
  'Reference Date',
  'User Remark',
  ...['Account', 'Debit', 'Credit', 'Project'].map((label) => `${label} (Accounting Entries)`),
]

/** ERPNext's data import of Journal Entries: the first row of an entry has its own fields, further lines leave them empty. */
export function* writeErpnext(vouchers: readonly Voucher[]): Generator<string> {
  yield plainCsv([erpnextHead])
  for (const { number, day, reference, narration, company, series, lines } of vouchers) {
    const remark = reference === number ? narration : `${narration} Reference ${reference}.`
    const entry = [series, 'Journal Entry', company, day, number, day, remark]
    yield plainCsv(
      lines.map(({ account, project, paise }, index) => [
        ...(index === 0 ? entry : entry.map(() => '')),
        account,
        ...sides(paise),
        project ?? '',
      ]),
    )
  }
}

/** Debit and credit. */
const sides = (paise: number) => (paise > 0 ? [rupees(paise), ''] : ['', rupees(paise)])

/** Without the mark of the encoding: programs would read it as a part of the first column's name. */
const plainCsv = (rows: readonly (readonly string[])[]) => writeCsv(rows).slice(1)
