import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'

/** Numbers as the texts of the content write them. */
const words: Record<string, readonly string[]> = {
  en: ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  hi: ['शून्य', 'एक', 'दो', 'तीन', 'चार', 'पाँच', 'छह', 'सात', 'आठ', 'नौ', 'दस'],
}

const content = (path: string) => readFile(new URL(`../../../demo/content/${path}`, import.meta.url), 'utf8')

it.each(['en', 'hi'])(
  'names the years of the rule for receipts in the privacy policy and in the notice (%s)',
  async (lang) => {
    const rules: Array<{ key: string; value: number }> = JSON.parse(await content('rules/receipts.json'))
    const years = rules.findLast(({ key }) => key === 'receipt.keepYears')?.value ?? 0
    const word = words[lang]?.[years] ?? 'none'
    const policy = (await content(`legal/privacy.${lang}.md`))
      .split('\n')
      .filter((line) => /\| *(Your donations|Address and PAN|आपके दान|पता और पैन)/.test(line))
    const notices: Array<{ key: string; value: { text: Record<string, { points: Array<{ why: string }> }> } }> =
      JSON.parse(await content('rules/privacy.json'))
    const notice = notices.findLast(({ key }) => key === 'privacy.notice')?.value.text[lang]?.points[1]?.why
    expect(policy).toHaveLength(2)
    for (const row of policy) expect(row.toLowerCase()).toContain(word)
    expect(notice?.toLowerCase()).toContain(word)
  },
)
