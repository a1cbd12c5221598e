import { join } from 'node:path'
import { expect, it } from 'vitest'
import { repository } from '../../demo/stack/places.ts'
import { readBrowserReport, readUnitReport } from './runTests.ts'

const test = (fullName: string, status: string, failureMessages: string[] = []) => ({
  fullName,
  status,
  failureMessages,
})
const unitReport = {
  numPassedTests: 2,
  testResults: [
    {
      name: join(repository, 'api/money.test.ts'),
      status: 'failed',
      assertionResults: [
        test('adds', 'passed'),
        test('waits', 'passed', ['Error: too late']),
        test('fails', 'failed', ['Error: 1', 'Error: 1']),
        test('is left out', 'pending'),
      ],
    },
    { name: join(repository, 'api/broken.test.ts'), status: 'failed', assertionResults: [] },
  ],
}

it('names failed and skipped unit tests, files that do not load, and tests that passed at the second try', () => {
  expect(readUnitReport(JSON.stringify(unitReport))).toEqual({
    passed: 2,
    failures: ['api/broken.test.ts could not be loaded', 'api/money.test.ts: fails', 'api/money.test.ts: is left out'],
    unsteady: ['api/money.test.ts: waits'],
  })
})

const spec = (title: string, status: string) => ({
  title,
  file: 'giving.spec.ts',
  line: 7,
  tests: [{ projectName: 'whole flow', status }],
})
const browserReport = {
  stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 1 },
  errors: [{ message: 'The servers ended.\n  at stack' }],
  suites: [
    {
      specs: [spec('pays', 'expected')],
      suites: [{ specs: [spec('fails', 'unexpected'), spec('waits', 'flaky'), spec('is left out', 'skipped')] }],
    },
  ],
}

it('names each failed and skipped browser test, and each one that passed at the second try', () => {
  expect(readBrowserReport(JSON.stringify(browserReport))).toEqual({
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
  expect(readUnitReport(text)).toBeNull()
  expect(readBrowserReport(text)).toBeNull()
})
