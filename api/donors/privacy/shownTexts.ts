import { type Rule, ruleOn } from '../../../shared/contract/content/rules.ts'
import type { DeclarationQuestion, ForeignWay, Notice } from '../../../shared/contract/people/declaration.ts'
import { indianDay } from '../../../shared/date.ts'
import type { Language } from '../../../shared/languages.ts'

type Rules = readonly Rule[]

/** The question about the donor's kind, as it holds now; null if the trust does not ask. */
export function questionIn(rules: Rules, now: Date, language: Language): DeclarationQuestion | null {
  const rule = ruleOn(rules, 'declaration.question', indianDay(now))
  return rule ? { version: rule.version, ...rule.text[language] } : null
}

/** What the trust offers to a donor who is neither an Indian citizen nor an Indian organisation. */
export function foreignWayIn(rules: Rules, now: Date, language: Language): ForeignWay | null {
  const rule = ruleOn(rules, 'declaration.foreign', indianDay(now))
  if (!rule) return null
  return {
    title: rule.title[language],
    text: rule.text[language],
    account: rule.account.map(({ label, value }) => ({ label: label[language], value })),
    email: rule.email,
  }
}

/** The notice about personal data, as it holds now. */
export function noticeIn(rules: Rules, now: Date, language: Language): Notice | null {
  const rule = ruleOn(rules, 'privacy.notice', indianDay(now))
  // `ruleOn` answers a value of the list itself.
  const entry = rules.find(({ value }) => value === rule)
  if (!rule || !entry) return null
  const { officer, ...text } = rule.text[language]
  return { version: rule.version, from: entry.from, ...text, officer: { name: officer, email: rule.email } }
}
