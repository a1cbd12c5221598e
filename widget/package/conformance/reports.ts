import type { Result } from './check.ts'

type Report = (results: readonly Result[], apiRoot: string) => string

const count = (results: readonly Result[], outcome: Result['outcome']): number =>
  results.filter((one) => one.outcome === outcome).length

const signs = { passed: 'ok  ', failed: 'FAIL', skipped: 'skip' } as const

/** One line for each check, its notes below, and a last line with the counts. */
const textReport: Report = (results, apiRoot) => {
  const lines = results.flatMap(({ id, rule, outcome, notes }) => [
    `${signs[outcome]}  ${id}: ${outcome === 'skipped' ? notes.join(', ') : rule}`,
    ...(outcome === 'failed' ? notes.map((note) => `        ${note}`) : []),
  ])
  const sum = `${count(results, 'passed')} passed, ${count(results, 'failed')} failed, ${count(results, 'skipped')} skipped`
  return [apiRoot, '', ...lines, '', sum].join('\n')
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** XML allows no other control characters. */
const escaped = (text: string): string =>
  text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)

/** The results as JUnit's XML, which CI systems show. */
const junitReport: Report = (results, apiRoot) => {
  const cases = results.map((result) => {
    const name = `  <testcase classname="${result.part}" name="${escaped(`${result.id}: ${result.rule}`)}"`
    if (result.outcome === 'passed') return `${name}/>`
    const notes = escaped(result.notes.join('\n'))
    const inner = result.outcome === 'failed' ? `<failure message="${notes}"/>` : `<skipped message="${notes}"/>`
    return `${name}>${inner}</testcase>`
  })
  const counts = `tests="${results.length}" failures="${count(results, 'failed')}" skipped="${count(results, 'skipped')}"`
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuite name="donate-conformance ${escaped(apiRoot)}" ${counts}>`,
    ...cases,
    '</testsuite>',
  ].join('\n')
}

const jsonReport: Report = (results, apiRoot) => {
  const passed = results.every(({ outcome }) => outcome !== 'failed')
  return JSON.stringify({ api_root: apiRoot, passed, checks: results }, null, 2)
}

/** How the results can be printed. */
export const reports = { text: textReport, json: jsonReport, junit: junitReport }

export type Format = keyof typeof reports
