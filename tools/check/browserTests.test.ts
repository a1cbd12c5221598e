import { expect, it } from 'vitest'
import { readBrowserReport } from './browserTests.ts'

const spec = (title: string, status: string) => ({
  title,
  file: 'giving.spec.ts',
  line: 7,
  tests: [{ projectName: 'whole flow', status }],
})
const report = {
  stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 1 },
  errors: [{ message: 'The servers ended.\n  at stack' }],
  suites: [
    {
      specs: [spec('pays', 'expected')],
      suites: [{ specs: [spec('fails', 'unexpected'), spec('waits', 'flaky'), spec('is left out', 'skipped')] }],
    },
  ],
}

it('names each failed and skipped test, and each test that passed at the second try', () => {
  expect(readBrowserReport(JSON.stringify(report))).toEqual({
    passed: 4,
    failures: [
      '[whole flow] giving.spec.ts:7 fails',
      '[whole flow] giving.spec.ts:7 is left out',
      'The servers ended.',
    ],
    unsteady: ['[whole flow] giving.spec.ts:7 waits'],
  })
})

it.each(['', 'null', '{}'])('answers null for %j, which is no report', (text) => {
  expect(readBrowserReport(text)).toBeNull()
})
