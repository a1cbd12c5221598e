import type { Result } from '../check.ts'

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** XML allows no other control characters. */
const escaped = (text: string): string =>
  text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)

/** The results as JUnit's XML, which CI systems show. */
export function junitReport(results: readonly Result[], apiRoot: string): string {
  const count = (outcome: Result['outcome']) => results.filter((one) => one.outcome === outcome).length
  const cases = results.map((result) => {
    const name = `  <testcase classname="${result.part}" name="${escaped(`${result.id}: ${result.rule}`)}"`
    if (result.outcome === 'passed') return `${name}/>`
    const notes = escaped(result.notes.join('\n'))
    const inner = result.outcome === 'failed' ? `<failure message="${notes}"/>` : `<skipped message="${notes}"/>`
    return `${name}>${inner}</testcase>`
  })
  const counts = `tests="${results.length}" failures="${count('failed')}" skipped="${count('skipped')}"`
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuite name="donate-conformance ${escaped(apiRoot)}" ${counts}>`,
    ...cases,
    '</testsuite>',
  ].join('\n')
}
