/**
 * Strict readers of the published formats, for tests: they refuse what the programs refuse (docs/journals.md names the sources). They share no code with the writers.
 */
import { JSDOM } from 'jsdom'
import { expect } from 'vitest'
import type { Voucher } from '../journals/journalFacts.ts'

/** A line without a project has ''. */
type ReadVoucher = Pick<Voucher, 'number' | 'day' | 'reference' | 'narration' | 'lines'>

/** Every voucher balances to the paisa and has at least two lines without zeros; numbers are unique; lengths are what the programs keep. */
function check(vouchers: ReadVoucher[]): ReadVoucher[] {
  expect(new Set(vouchers.map(({ number }) => number)).size).toBe(vouchers.length)
  for (const { number, day, reference, narration, lines } of vouchers) {
    expect(number).toMatch(/^[A-Z]{3}-\d{8,11}$/)
    expect(day).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect(reference.length).toBeLessThanOrEqual(50)
    expect(narration.length).toBeLessThanOrEqual(500)
    expect(lines.length, number).toBeGreaterThanOrEqual(2)
    expect(
      lines.reduce((sum, { paise }) => sum + paise, 0),
      number,
    ).toBe(0)
    for (const { account, paise } of lines) {
      expect(account).toMatch(/^\S.{0,99}$/)
      expect(paise).not.toBe(0)
    }
  }
  return vouchers
}

function paiseOf(text: string): number {
  expect(text).toMatch(/^\d+\.\d\d$/)
  return Number(text.replace('.', ''))
}

export function readTally(text: string): { company: string; vouchers: ReadVoucher[] } {
  expect(text.startsWith('<?xml version="1.0" encoding="UTF-8"?>')).toBe(true)
  const { document } = new JSDOM(text, { contentType: 'text/xml' }).window
  const only = (parent: ParentNode, name: string): string => {
    const found = [...parent.children].filter(({ tagName }) => tagName === name)
    expect(found.length, name).toBe(1)
    return found[0]?.textContent ?? ''
  }
  expect(document.querySelector('ENVELOPE > HEADER > TALLYREQUEST')?.textContent).toBe('Import Data')
  const request = 'ENVELOPE > BODY > IMPORTDATA > REQUESTDESC'
  expect(document.querySelector(`${request} > REPORTNAME`)?.textContent).toBe('Vouchers')
  const vouchers = [
    ...document.querySelectorAll('ENVELOPE > BODY > IMPORTDATA > REQUESTDATA > TALLYMESSAGE > VOUCHER'),
  ].map((voucher): ReadVoucher => {
    expect(voucher.getAttribute('ACTION')).toBe('Create')
    expect(voucher.getAttribute('OBJVIEW')).toBe(only(voucher, 'PERSISTEDVIEW'))
    expect(voucher.getAttribute('VCHTYPE')).toBe(only(voucher, 'VOUCHERTYPENAME'))
    expect(only(voucher, 'ISINVOICE')).toBe('No')
    const number = only(voucher, 'VOUCHERNUMBER')
    expect(voucher.getAttribute('REMOTEID')).toContain(number)
    const date = only(voucher, 'DATE')
    expect(date).toMatch(/^\d{8}$/)
    const entries = [...voucher.children].filter(({ tagName }) => tagName === 'ALLLEDGERENTRIES.LIST')
    return {
      number,
      day: date.replace(/^(....)(..)(..)$/, '$1-$2-$3'),
      reference: only(voucher, 'REFERENCE'),
      narration: only(voucher, 'NARRATION'),
      lines: entries.map((entry) => {
        const amount = only(entry, 'AMOUNT')
        const isDebit = amount.startsWith('-')
        expect(only(entry, 'ISDEEMEDPOSITIVE')).toBe(isDebit ? 'Yes' : 'No')
        const centre = [...entry.getElementsByTagName('COSTCENTREALLOCATIONS.LIST')][0]
        if (centre) expect(only(centre, 'AMOUNT')).toBe(amount)
        const paise = paiseOf(amount.replace('-', ''))
        return {
          account: only(entry, 'LEDGERNAME'),
          project: centre ? only(centre, 'NAME') : '',
          paise: isDebit ? paise : -paise,
        }
      }),
    }
  })
  return {
    company: document.querySelector(`${request} SVCURRENTCOMPANY`)?.textContent ?? '',
    vouchers: check(vouchers),
  }
}

/** RFC 4180 without a byte order mark: every row has as many cells as the first. */
export function readTable(text: string): Record<string, string>[] {
  expect(text.startsWith('\uFEFF')).toBe(false)
  expect(text.endsWith('\r\n')).toBe(true)
  const rows = [...text.matchAll(/((?:"(?:[^"]|"")*"|[^",\r\n]*)(?:,(?:"(?:[^"]|"")*"|[^",\r\n]*))*)\r\n/g)]
  expect(rows.map(([all]) => all).join('')).toBe(text)
  const cells = rows.map(([, row = '']) =>
    [...row.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/g)].map(
      ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
    ),
  )
  const [head = [], ...lines] = cells
  expect(new Set(head).size).toBe(head.length)
  return lines.map((line) => {
    expect(line.length).toBe(head.length)
    return Object.fromEntries(head.map((name, index) => [name, line[index] ?? '']))
  })
}

const sideOf = (debit: string, credit: string): number => {
  expect([debit, credit].filter(Boolean)).toHaveLength(1)
  return debit ? paiseOf(debit) : -paiseOf(credit)
}

/** Rows of one journal have the same number and follow one another. */
export function readZoho(text: string): ReadVoucher[] {
  const vouchers: ReadVoucher[] = []
  for (const row of readTable(text)) {
    const { 'Journal Number Prefix': prefix = '', 'Journal Number Suffix': suffix = '' } = row
    expect(suffix).toMatch(/^\d+$/)
    expect([row['Currency'], row['Journal Type'], row['Status']]).toEqual(['INR', 'both', 'draft'])
    const head = {
      number: prefix + suffix,
      day: row['Journal Date'] ?? '',
      reference: row['Reference Number'] ?? '',
      narration: row['Notes'] ?? '',
    }
    let voucher = vouchers.at(-1)
    if (voucher?.number !== head.number) vouchers.push((voucher = { ...head, lines: [] }))
    expect(voucher).toMatchObject(head)
    const paise = sideOf(row['Debit'] ?? '', row['Credit'] ?? '')
    voucher.lines.push({ account: row['Account'] ?? '', project: row['Project Name'] ?? '', paise })
  }
  return check(vouchers)
}

/** A row with empty fields of the entry is a further line of the entry above. */
export function readErpnext(text: string): ReadVoucher[] {
  const vouchers: ReadVoucher[] = []
  const own = ['Series', 'Entry Type', 'Company', 'Posting Date', 'Reference Number', 'Reference Date', 'User Remark']
  for (const row of readTable(text)) {
    const filled = own.filter((name) => row[name])
    if (filled.length > 0) {
      expect(filled).toEqual(own)
      expect(row['Entry Type']).toBe('Journal Entry')
      expect(row['Reference Date']).toBe(row['Posting Date'])
      const number = row['Reference Number'] ?? ''
      vouchers.push({
        number,
        day: row['Posting Date'] ?? '',
        reference: / Reference (\S+)\.$/.exec(row['User Remark'] ?? '')?.[1] ?? number,
        narration: (row['User Remark'] ?? '').replace(/ Reference \S+\.$/, ''),
        lines: [],
      })
    }
    vouchers.at(-1)?.lines.push({
      account: row['Account (Accounting Entries)'] ?? '',
      project: row['Project (Accounting Entries)'] ?? '',
      paise: sideOf(row['Debit (Accounting Entries)'] ?? '', row['Credit (Accounting Entries)'] ?? ''),
    })
  }
  return check(vouchers)
}
