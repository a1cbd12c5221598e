import { expect, it } from 'vitest'
import { statementCsv } from './prepareStatement.ts'
import { sampleForm, sampleYear } from '../testing/sampleYear.ts'
import type { StatementRow } from './toRows.ts'

const csvOf = (rows: StatementRow[], form = sampleForm, revises: string | null = null) =>
  [
    ...statementCsv(
      rows.map((row) => ({ change: 'changed', row })),
      form,
      revises,
    ),
  ].join('')

it("writes the form's columns in its order, with names in Devanagari and whole amounts", () => {
  const [, , row] = sampleYear().rows
  expect(row && csvOf([row]).split('\r\n')).toEqual([
    '\uFEFF"Sl. No.","Pre Acknowledgement Number","ID Code","Unique Identification Number","Section Code","Unique Registration Number (URN)","Date of Issuance of Unique Registration Number","Name of donor","Address of donor","Donation Type","Mode of receipt","Amount of donation (Indian rupees)"',
    '3,"PRE0001","1","AAACR5678F","Section 133","AAAAA0000AF20260","20-Mar-2026","रवि कुमार","12, Ghat Road Devkinara 000 123","Corpus","Electronic modes including account payee cheque/draft",2000',
    '',
  ])
})

it('follows the form: order, titles, days, and the byte order mark', () => {
  const columns = [...sampleForm.columns].reverse().map((column) => ({ ...column, title: column.key }))
  const form = { ...sampleForm, columns, byte_order_mark: false, date_format: 'dd/MM/yyyy' as const }
  const [head, row] = csvOf(sampleYear().rows.slice(0, 1), form).split('\r\n')
  expect(head).toMatch(/^"amount","mode","type"/)
  expect(row).toContain(',"20/03/2026",')
})

it('writes quotes, commas and formulas as text', () => {
  const [row] = sampleYear().rows
  const csv = csvOf(row ? [{ ...row, name: '=1+1', address: 'Flat "7", Ghat Road' }] : [])
  expect(csv).toContain(`"'=1+1","Flat ""7"", Ghat Road"`)
})

it("names the original's acknowledgement number and what changed in a revised statement", () => {
  const [row] = sampleYear().rows
  const [head, line] = csvOf(row ? [row] : [], sampleForm, 'ACK000123').split('\r\n')
  expect(head).toMatch(/^\uFEFF"Acknowledgement number of the original","Change","Sl. No."/)
  expect(line).toMatch(/^"ACK000123","Modify",1,/)
})

it('has each of many rows once, below one line of titles', () => {
  const [row] = sampleYear().rows
  const many = Array.from({ length: 2001 }, (_, index) => ({ ...row!, serial: index + 1 }))
  const text = csvOf(many)
  const lines = text.split('\r\n').slice(0, -1)
  expect(lines.slice(1).map((line) => Number(line.split(',')[0]))).toEqual(many.map(({ serial }) => serial))
  expect(text.match(/\uFEFF/g)).toHaveLength(1)
})
