import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Language, languages } from '../../../../shared/languages.ts'
import { ensureDebian } from '../../../../tools/check/findProgram.ts'
import { type StatementRow, statementPdf } from '../yearStatement.ts'
import { renderPdf } from './renderPdf.ts'
import { sampleInput, samplePdf, sampleReceipt } from './testing/sampleReceipt.ts'
import { checkUa } from './testing/ua/checkUa.ts'
import { faults } from './testing/ua/faults.ts'
import { openPdf, type PdfFile } from './testing/ua/openPdf.ts'

let folder: string
beforeAll(async () => {
  await ensureDebian('qpdf')
  folder = mkdtempSync(join(tmpdir(), 'pdf-ua-'))
  // apt may have to install it.
}, 300_000)
afterAll(() => rmSync(folder, { recursive: true }))

function read(pdf: Uint8Array) {
  const file = join(folder, 'document.pdf')
  writeFileSync(file, pdf)
  return openPdf(file)
}

const corrects = { version: 1, issued_at: '2026-11-21T04:00:00.000Z', reason: 'name' } as const
const returns = [
  { kind: 'refund', paise: 20_000, day: '2026-11-25' },
  { kind: 'lost', paise: 141_000, day: '2026-11-28' },
] as const

/** More than a page. */
const row: StatementRow = {
  day: '2026-11-20',
  number: 'KSN/2026-27/000123',
  project: 'अन्नदान, खुली रसोई',
  amount: 1610,
  notCounted: 200,
  counts: 1410,
}
const yearOf = (language: Language, rows: StatementRow[] = Array.from({ length: 60 }, () => row)) => {
  const { name, address } = sampleReceipt.trust
  const trust = { name, address, email: 'namaste@example.org', phone: '' }
  const donor = { name: 'Asha Rawat', lines: ['12 Ghat Road', 'घाट रोड'] }
  return statementPdf(
    { year: '2026-27', rows, donor, trust, certificate: 'x', now: new Date('2027-04-02') },
    language,
    1,
  )
}

const kinds = {
  receipt: (language: Language, layout: 'a4' | 'phone') => samplePdf({}, { language, layout }),
  'corrected receipt': (language: Language, layout: 'a4' | 'phone') =>
    samplePdf({ version: 2, corrects }, { language, layout }),
  'receipt of a returned donation': (language: Language, layout: 'a4' | 'phone') =>
    samplePdf({}, { language, layout, returns }),
  'receipt without items': (language: Language, layout: 'a4' | 'phone') =>
    samplePdf({ items: [] }, { language, layout }),
}
const everyKind = Object.entries(kinds).flatMap(([kind, make]) =>
  languages.flatMap((language) => (['a4', 'phone'] as const).map((layout) => ({ kind, language, layout, make }))),
)

describe('PDF/UA-1', () => {
  it.each(everyKind)('holds for a $kind, $language, $layout', async ({ make, language, layout }) => {
    expect(checkUa(read(await make(language, layout)))).toEqual([])
  })

  it.each(languages)('holds for the statement of a year, with pages and without donations: %s', async (language) => {
    expect(checkUa(read(await yearOf(language)))).toEqual([])
    expect(checkUa(read(await yearOf(language, [])))).toEqual([])
  })
})

describe('the check of PDF/UA-1', () => {
  let sample: PdfFile
  beforeAll(async () => {
    sample = read(await samplePdf({}, { language: 'en' }))
  })

  it.each(faults)('finds $code', ({ code, plant }) => {
    const file = structuredClone(sample)
    plant(file)
    const found = checkUa(file).map((one) => one.split(' ')[0])
    expect(found).toContain(code)
  })
})

describe('the compiler', () => {
  const input = sampleInput()
  it.each([
    ['title', { ...input, title: '' }],
    ['alt', { ...input, qr: { ...input.qr, alt: '' } }],
  ])('refuses a document without %s', async (word, broken) => {
    await expect(renderPdf('receipt', broken, 1)).rejects.toThrow(word)
  })
})
