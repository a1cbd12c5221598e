import { expect, it } from 'vitest'
import { type Rule, ruleOn } from './rules.ts'

const rules: readonly Rule[] = [
  { key: 'receipt.prefix', from: '2026-04-01', value: 'NEW' },
  { key: 'receipt.prefix', from: '2020-04-01', value: 'OLD' },
  { key: 'receipt.keepYears', from: '2020-04-01', value: 8 },
]

it.each([
  ['2020-03-31', undefined],
  ['2020-04-01', 'OLD'],
  ['2026-03-31', 'OLD'],
  ['2026-04-01', 'NEW'],
  ['2040-01-01', 'NEW'],
])('holds on %s what was valid on that day: %s', (day, value) => {
  expect(ruleOn(rules, 'receipt.prefix', day)).toBe(value)
})

it('answers nothing for a rule without a value', () => {
  expect(ruleOn(rules, 'receipt.trustPan', '2026-11-21')).toBeUndefined()
})
