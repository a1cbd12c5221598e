import type { Result } from '../check.ts'

const signs = { passed: 'ok  ', failed: 'FAIL', skipped: 'skip' } as const

/** One line for each check, its notes below, and a last line with the counts. */
export function textReport(results: readonly Result[], apiRoot: string): string {
  const count = (outcome: Result['outcome']) => results.filter((one) => one.outcome === outcome).length
  const lines = results.flatMap(({ id, rule, outcome, notes }) => [
    `${signs[outcome]}  ${id}: ${outcome === 'skipped' ? notes.join(', ') : rule}`,
    ...(outcome === 'failed' ? notes.map((note) => `        ${note}`) : []),
  ])
  const sum = `${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} skipped`
  return [apiRoot, '', ...lines, '', sum].join('\n')
}
