import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { writeCsv } from './csv.ts'

describe('a table as CSV', () => {
  it('begins with the byte order mark, quotes texts, and keeps numbers as they are', () => {
    expect(
      writeCsv([
        ['who', 'sum'],
        ['अन्नदान, "खुली" रसोई', 500],
      ]),
    ).toBe('\uFEFF"who","sum"\r\n"अन्नदान, ""खुली"" रसोई",500\r\n')
  })

  it.each([
    '=1+1',
    '+91',
    '-2',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    ' =HYPERLINK("https://evil.example")',
    '＝1',
    '＋1',
    '－1',
    '＠SUM',
  ])('never writes %j as a formula', (text) => {
    expect(writeCsv([[text]])).toBe(`\uFEFF"'${text.replaceAll('"', '""')}"\r\n`)
  })

  it('keeps every text in its cell', () => {
    fc.assert(
      fc.property(fc.array(fc.array(fc.string({ unit: 'binary' }), { minLength: 1, maxLength: 4 })), (rows) => {
        const read = readCsv(writeCsv(rows).slice(1))
        expect(read.map((row) => row.length)).toEqual(rows.map((row) => row.length))
        expect(read.flat().map((text, index) => text.endsWith(rows.flat()[index] ?? ''))).not.toContain(false)
        expect(read.flat().filter((text) => /^[=+\-@\t\r]/.test(text))).toEqual([])
      }),
    )
  })
})

/** Reads quoted cells as a spreadsheet does. */
function readCsv(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  for (const [, quoted = '', end] of text.matchAll(/"((?:[^"]|"")*)"(,|\r\n)/g)) {
    row.push(quoted.replaceAll('""', '"'))
    if (end !== '\r\n') continue
    rows.push(row)
    row = []
  }
  return rows
}
