import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { amountInWords } from '../../../../shared/amountInWords.ts'
import type { Receipt } from '../../../../shared/contract/donation/receipt.ts'
import { type Language, languages } from '../../../../shared/languages.ts'
import { formatRupees } from '../../../../shared/money.ts'
import { receiptFileName } from './receiptPdf.ts'
import { receiptInput } from './receiptInput.ts'
import { type PdfLayout, renderPdf } from './renderPdf.ts'
import { ensurePoppler, poppler } from './testing/poppler.ts'

let folder: string
beforeAll(async () => {
  await ensurePoppler()
  folder = mkdtempSync(join(tmpdir(), 'receipt-pdf-'))
  // apt may have to install it.
}, 300_000)
afterAll(() => rmSync(folder, { recursive: true }))

const receipt: Receipt = {
  number: 'KSN/2026-27/000123',
  version: 1,
  corrects: null,
  issued_at: '2026-11-21T04:00:00.000Z',
  given_at: '2026-11-20T20:00:00.000Z',
  year: '2026-27',
  txn_id: 'MD4A7UNXSHBNHBF33LSGX653',
  payment_id: '403993715521889530',
  amount: 1610,
  mode: 'provider',
  project: { id: 1, title: 'अन्नदान, खुली रसोई' },
  purpose: 'विद्यालय के बच्चों का भोजन',
  items: [
    { id: 11, title: 'एक थाली', qty: 2, price: 60 },
    { id: 13, title: 'A sack of rice, 25 kg', qty: 1, price: 1490 },
  ],
  donor: {
    name: 'Asha Rawat',
    email: 'asha@example.org',
    address: { line: '12 Ghat Road', city: 'Devkinara', state: 'Uttarakhand', pin: '249201' },
    pan: '••••••234F',
  },
  trust: {
    name: 'किनारा सेवा न्यास',
    address: 'घाट रोड, देवकिनारा, 000 123',
    email: 'namaste@example.org',
    phone: '+91 90000 00001',
    registrations: [
      { label: '80G (धारा 133)', value: 'AAAAA0000AF20260' },
      { label: 'CSR-1', value: 'CSR00000000' },
    ],
    pan: 'AAAAA0000A',
    tax_validity: { from: '2026-04-01', until: '2031-03-31' },
  },
  sentences: ['यह रसीद दान का प्रमाणपत्र नहीं है।'],
}

interface Options {
  language?: Language
  layout?: PdfLayout
}

async function make(change: Partial<Receipt> = {}, { language = 'hi', layout = 'a4' }: Options = {}): Promise<string> {
  const checkUrl = `https://donate.example.org/receipt-check#r1.demo.${'a'.repeat(110)}.${'b'.repeat(86)}`
  const input = receiptInput({ ...receipt, ...change }, { language, layout, provider: 'PayU', checkUrl })
  const file = join(folder, 'receipt.pdf')
  writeFileSync(file, await renderPdf('receipt', input))
  return file
}

/** Every character of the text layer in its order. Spaces are left out: the tool guesses them from gaps between glyphs. */
const letters = (text: string) => text.normalize('NFC').replace(/\s/g, '')
const lettersOf = (file: string) => letters(poppler('pdftotext', '-raw', file, '-'))

describe('the text layer of a receipt', () => {
  it.each(languages.flatMap((language) => (['a4', 'phone'] as const).map((layout) => ({ language, layout }))))(
    'has every fact, letter by letter: $language, $layout',
    async (options) => {
      const text = lettersOf(await make({}, options))
      const { trust, donor } = receipt
      for (const part of [
        trust.name,
        trust.address,
        receipt.number,
        formatRupees(1610),
        amountInWords(1610, options.language),
        donor.name,
        donor.address.line,
        '••••••234F',
        receipt.project.title,
        receipt.purpose ?? '',
        receipt.txn_id,
        'AAAAA0000AF20260',
        'AAAAA0000A',
        ...receipt.items.map(({ title }) => title),
        ...receipt.sentences,
        options.language === 'en' ? '21 November 2026' : '21 नवंबर 2026',
        options.language === 'en' ? 'valid from 1 April 2026 to 31 March 2031' : '31 मार्च 2031 तक मान्य',
      ])
        expect(text).toContain(letters(part))
    },
  )

  it.each(['क्षत्रिय', 'विकल्प', 'श्री', 'हैप्पी', 'र्कि', 'ज्ञानेन्द्र', 'शृंखला', 'द्वितीय', 'कृष्णमूर्ति', 'विद्यार्थी'])(
    'has the Devanagari of %s in the order of its letters',
    async (word) => {
      const donor = { ...receipt.donor, name: `${word} ${word}` }
      expect(lettersOf(await make({ donor }))).toContain(letters(word + word))
    },
  )

  it.each([
    '#panic("x")',
    '$x^2$',
    '*bold* _it_',
    'a\\b',
    '#sys.inputs',
    '<label> @ref',
    '// comment',
    '`raw` = head',
    '"quoted"',
  ])('shows %s as it was typed: a value is never markup', async (name) => {
    expect(lettersOf(await make({ donor: { ...receipt.donor, name } }))).toContain(letters(name))
  })

  it('shows a name of 100 letters whole, without leaving the page', async () => {
    const name = 'Venkatanarasimharajuvaripeta '.repeat(3) + 'Krishnamurthy'
    const donor = { ...receipt.donor, name }
    for (const layout of ['a4', 'phone'] as const)
      expect(lettersOf(await make({ donor }, { layout }))).toContain(letters(name))
  })

  it.each([1, 999, 1000, 99_999, 100_000, 999_999, 1_000_000])('has %i rupees in figures and words', async (amount) => {
    for (const language of languages) {
      const text = lettersOf(await make({ amount, items: [] }, { language }))
      expect(text).toContain(letters(formatRupees(amount)))
      expect(text).toContain(letters(amountInWords(amount, language)))
    }
  })

  it('names the version that a correction replaces', async () => {
    const corrects = { version: 1, issued_at: '2026-11-21T04:00:00.000Z', reason: 'name' as const }
    const text = lettersOf(await make({ version: 2, corrects }, { language: 'en' }))
    expect(text).toContain(letters('Version 2. It corrects version 1 of 21 November 2026'))
  })
})

describe('the PDF', () => {
  it.each(languages)('is tagged, and has a title, a language and the mark of PDF/UA: %s', async (language) => {
    const file = await make({}, { language })
    const facts = poppler('pdfinfo', file)
    expect(facts).toMatch(/^Tagged:\s+yes$/m)
    expect(facts).toMatch(/^Title:\s+.*KSN\/2026-27\/000123$/m)
    expect(facts).toMatch(/^Pages:\s+1$/m)
    expect(poppler('pdfinfo', '-meta', file)).toMatch(/pdfuaid:part>1</)
    const tags = poppler('pdfinfo', '-struct', file)
    expect(tags).toMatch(/^Document/m)
    for (const tag of ['H1', 'H2', 'Table', 'TH', 'Figure'])
      expect(tags, tag).toMatch(new RegExp(`^\\s+${tag}\\b`, 'm'))
  })

  it('has the size of A4, or the width of a phone', async () => {
    expect(poppler('pdfinfo', await make())).toMatch(/Page size:\s+595.276 x 841.89/)
    expect(poppler('pdfinfo', await make({}, { layout: 'phone' }))).toMatch(/Page size:\s+297.6/)
  })

  it('has a file name without a slash', () => {
    expect(receiptFileName({ number: 'KSN/2026-27/000123', version: 1 })).toBe('receipt_KSN-2026-27-000123.pdf')
    expect(receiptFileName({ number: '../"\n', version: 2 })).toBe('receipt_-_v2.pdf')
  })
})
