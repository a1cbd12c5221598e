import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { amountInWords } from '../../../../shared/texts/amountInWords.ts'
import { languages } from '../../../../shared/languages.ts'
import { formatRupees } from '../../../../shared/money.ts'
import { receiptFileName } from './receiptPdf.ts'
import { renderPdf } from './renderPdf.ts'
import { ensurePoppler, poppler } from './testing/poppler.ts'
import { sampleInput, samplePdf, sampleReceipt as receipt } from './testing/sampleReceipt.ts'

let folder: string
beforeAll(async () => {
  await ensurePoppler()
  folder = mkdtempSync(join(tmpdir(), 'receipt-pdf-'))
  // apt may have to install it.
}, 300_000)
afterAll(() => rmSync(folder, { recursive: true }))

const make = async (...args: Parameters<typeof samplePdf>): Promise<string> => {
  const file = join(folder, 'receipt.pdf')
  writeFileSync(file, await samplePdf(...args))
  return file
}

/** Every character of the text layer in its order. Spaces are left out: the tool guesses them from gaps between glyphs. */
const letters = (text: string) => text.normalize('NFC').replace(/[\s\u200B\u202A-\u202C]/g, '')
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

  it('is larger than 9 pt everywhere on an A4 sheet, labels and notes included', async () => {
    const pages = poppler('pdftohtml', '-xml', '-i', '-stdout', '-zoom', '3', await make({}, { layout: 'a4' }))
    const sizes = [...pages.matchAll(/<fontspec [^>]*size="(\d+)"/g)].map(([, size]) => Number(size) / 3)
    expect(sizes.length).toBeGreaterThan(3)
    expect(Math.min(...sizes)).toBeGreaterThan(9)
  })

  it('has Devanagari in the order of its letters', async () => {
    const words = ['क्षत्रिय', 'विकल्प', 'श्री', 'हैप्पी', 'र्कि', 'ज्ञानेन्द्र', 'शृंखला', 'द्वितीय', 'कृष्णमूर्ति', 'विद्यार्थी']
    const donor = { ...receipt.donor, name: words.join(' ') }
    expect(lettersOf(await make({ donor }))).toContain(letters(words.join('')))
  })

  const namesByScript: ReadonlyArray<[script: string, name: string]> = [
    ['Bengali', 'শ্রীমতী কৃষ্ণা চট্টোপাধ্যায়'],
    ['Gujarati', 'શ્રી ક્ષિતિજ જ્ઞાનેશ્વર પટેલ'],
    ['Gurmukhi', 'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ'],
    ['Kannada', 'ಶ್ರೀನಿವಾಸ ಕೃಷ್ಣಮೂರ್ತಿ'],
    ['Malayalam', 'ശ്രീകുമാർ കൃഷ്ണൻ നമ്പൂതിരി'],
    ['Odia', 'ଶ୍ରୀ ଜଗନ୍ନାଥ ମହାପାତ୍ର'],
    ['Tamil', 'கோபாலகிருஷ்ணன் ஸ்ரீநிவாசன்'],
    ['Telugu', 'శ్రీనివాస కృష్ణమూర్తి'],
  ]
  it.each(languages)('has every letter of names in eight other scripts in its order: %s', async (language) => {
    const donor = { ...receipt.donor, name: namesByScript.map(([, name]) => name).join(' ') }
    const text = lettersOf(await make({ donor }, { language }))
    for (const [script, name] of namesByScript) expect(text, script).toContain(letters(name))
    expect(text).not.toContain('[')
  })

  /** A name in each language of the Eighth Schedule, and in others of donors' families. Scripts of the table above are left out. */
  const namesByLanguage: ReadonlyArray<[language: string, name: string]> = [
    ['Assamese', 'ভূপেন হাজৰিকা'],
    ['Bodo, Dogri, Konkani, Maithili, Nepali, Sanskrit', 'ज्ञानेन्द्र कृष्णमूर्ति ळे ॲ ॐ'],
    ['Kashmiri', 'غُلام نَبی ۆ ۄ ێ'],
    ['Manipuri', 'ꯃꯤꯇꯩ ꯆꯅꯨ ꯂꯩꯃ'],
    ['Santali', 'ᱥᱟᱱᱛᱟᱲᱤ ᱢᱩᱨᱢᱩ'],
    ['Sindhi', 'سنڌي ڄ ٻ ڏ ڦ ڳ'],
    ['Urdu', 'عائشہ بیگم ڈاکٹر ٹھاکر ژے'],
    ['Sinhala', 'නිමල් පෙරේරා ශ්‍රී'],
    ['Chinese', '李小龍 陈伟 鄧麗君'],
    ['Latin with marks', 'Āśā Ṭhākur Kṛṣṇa Nguyễn Dvořák Ğül'],
  ]
  it.each(namesByLanguage)(
    'has a glyph for each letter of a name without a font of the server: %s',
    async (_, name) => {
      for (const layout of ['a4', 'phone'] as const) {
        const input = sampleInput({ donor: { ...receipt.donor, name } }, { layout })
        // PDF/UA forbids `.notdef`, so the compiler refuses a letter that has no glyph; then words stand for it.
        expect((await renderPdf('receipt', input, 1)).isUnreadable).toBe(false)
      }
    },
  )

  it('has the words of an Urdu and a Santali name as they were typed', async () => {
    const words = ['عائشہ', 'بیگم', 'ᱥᱟᱱᱛᱟᱲᱤ', 'ᱢᱩᱨᱢᱩ', '李小龍']
    const text = lettersOf(await make({ donor: { ...receipt.donor, name: words.join(' ') } }))
    for (const word of words) expect(text).toContain(word)
  })

  it('shows markup as it was typed: a value is never markup', async () => {
    const typed = [
      '#panic("x")',
      '$x^2$',
      '*bold* _it_',
      'a\\b',
      '#sys.inputs',
      '<label> @ref',
      '// comment',
      '`raw` = head',
      '"quoted"',
    ]
    const text = lettersOf(await make({ donor: { ...receipt.donor, name: typed.join(' ') } }))
    for (const value of typed) expect(text).toContain(letters(value))
  })

  it('shows a name of 100 letters whole, without leaving the page', async () => {
    const name = 'Venkatanarasimharajuvaripeta '.repeat(3) + 'Krishnamurthy'
    const donor = { ...receipt.donor, name }
    for (const layout of ['a4', 'phone'] as const)
      expect(lettersOf(await make({ donor }, { layout }))).toContain(letters(name))
  })

  it('leaves out pictures of a name, and says where letters are that no font has', async () => {
    const name = '🙂 Asha 👩‍👩‍👧 李 김민수 Rawat \u{10FFFE}'
    const text = lettersOf(await make({ donor: { ...receipt.donor, name } }, { language: 'en' }))
    expect(text).toContain('Asha李[lettersofanotherscript]Rawat[lettersofanotherscript]')
  })

  it('uses no font of the server: a letter that only a server has is not drawn', async () => {
    // DejaVu, which many servers have, has Hebrew.
    const { isUnreadable } = await renderPdf('receipt', sampleInput({ donor: { ...receipt.donor, name: 'אברהם' } }), 1)
    expect(isUnreadable).toBe(true)
  })

  it('breaks a long e-mail address, so it does not run into the facts', async () => {
    const email = `${'venkatanarasimharaju.'.repeat(3)}iyer@${'long.'.repeat(6)}example.org`
    const text = poppler('pdftotext', '-layout', await make({ donor: { ...receipt.donor, email } }), '-')
    expect(text).not.toContain(email)
    expect(lettersOf(await make({ donor: { ...receipt.donor, email } }))).toContain(email)
  })

  // `shared/money.test.ts` has the words of the other amounts.
  it.each([1, 999_999])('has %i rupees in figures and words', async (amount) => {
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

describe('a donation whose money went back', () => {
  const refund = { kind: 'refund', paise: 20_000, day: '2026-11-25' } as const
  const lost = { kind: 'lost', paise: 141_050, day: '2026-11-28' } as const

  it('says how much of it, when, and what is left, and leaves the receipt as it is', async () => {
    const [before, after] = [
      sampleInput({}, { language: 'en' }),
      sampleInput({}, { language: 'en', returns: [refund] }),
    ]
    expect(after).toEqual({ ...before, returned: after.returned })
    const text = lettersOf(await make({}, { language: 'en', returns: [refund] }))
    for (const line of [
      'Part of this donation was returned',
      'We returned ₹200 on 25 November 2026.',
      '₹1,410 of this donation counts.',
      'Noted on 1 December 2026',
    ])
      expect(text).toContain(letters(line))
  })

  it('says that the trust cancelled it', async () => {
    const cancelled = { kind: 'void', paise: 161_000, day: '2026-11-25' } as const
    const text = lettersOf(await make({}, { language: 'en', returns: [cancelled] }))
    for (const line of ['This receipt is cancelled', 'on 25 November 2026', 'no longer proof of a donation'])
      expect(text).toContain(letters(line))
    expect(text).not.toContain(letters('returned in full'))
  })

  it('says that nothing is left after a refund and a lost dispute, with paise', async () => {
    const all = [{ ...refund, paise: 19_950 }, lost]
    const text = lettersOf(await make({}, { returns: all }))
    for (const line of [
      'यह दान पूरा लौटाया गया',
      '₹199.50',
      '₹1,410.50',
      '28 नवंबर 2026',
      'यह रसीद अब किसी दान का प्रमाण नहीं है',
    ])
      expect(text).toContain(letters(line))
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
