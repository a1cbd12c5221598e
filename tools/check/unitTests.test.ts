import { join } from 'node:path'
import { expect, it } from 'vitest'
import { repository } from '../../demo/stack/places.ts'
import { readUnitReport } from './unitTests.ts'

const test = (fullName: string, status: string, failureMessages: string[] = []) => ({
  fullName,
  status,
  failureMessages,
})
const report = {
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

it('names failed and skipped tests, files that do not load, and tests that passed at the second try', () => {
  expect(readUnitReport(JSON.stringify(report))).toEqual({
    passed: 2,
    failures: ['api/broken.test.ts could not be loaded', 'api/money.test.ts: fails', 'api/money.test.ts: is left out'],
    unsteady: ['api/money.test.ts: waits'],
  })
})

it.each(['', 'null', '{}'])('answers null for %j, which is no report', (text) => {
  expect(readUnitReport(text)).toBeNull()
})
