import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { isRuleKey, type Rule, ruleEntrySchema, ruleValues } from '../../../shared/contract/content/rules.ts'
import { toRule } from '../readRules.ts'
import { explainIssue } from './explainIssue.ts'
import { readFacts } from './readFacts.ts'
import { addProblem, type Source } from './report.ts'

const FOLDER = 'rules'

/** Reads every `rules/*.json`. Each rule that the product knows needs a value at least; two values of one rule begin on different days. */
export function readRuleFiles(source: Source): readonly Rule[] {
  const path = join(source.directory, FOLDER)
  const files = existsSync(path) ? readdirSync(path).filter((name) => name.endsWith('.json')) : []
  const rules: Rule[] = []
  const seen = new Set<string>()
  for (const name of files.sort()) {
    const file = `${FOLDER}/${name}`
    for (const [index, { key, from, value }] of (readFacts(source, file, z.array(ruleEntrySchema)) ?? []).entries()) {
      const say = (field: string, text: string) =>
        addProblem(source, file, [index, field].filter((part) => part !== '').join('.'), text)
      if (!isRuleKey(key)) {
        say('key', `${key} is not a rule that we know`)
        continue
      }
      if (seen.has(`${key} ${from}`)) say('from', `${key} has two values from ${from}`)
      seen.add(`${key} ${from}`)
      const read = ruleValues[key].safeParse(value, { reportInput: true })
      for (const { field, text } of (read.error?.issues ?? []).flatMap(explainIssue))
        say(['value', field].filter(Boolean).join('.'), text)
      const rule = toRule(key, from, value)
      if (rule) rules.push(rule)
    }
  }
  for (const key of Object.keys(ruleValues))
    if (![...seen].some((one) => one.startsWith(`${key} `))) addProblem(source, FOLDER, '', `${key} is missing`)
  return rules
}
