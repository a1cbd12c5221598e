import type { Step } from './runSteps.ts'
import { runTests, parsedJson, type TestReport } from './runTests.ts'
import { relative } from 'node:path'
import { z } from 'zod'
import { repository } from '../../demo/stack/places.ts'

/** The fields of Vitest's JSON report that we need. */
const reportSchema = z.object({
  numPassedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(
        z.object({ status: z.string(), fullName: z.string(), failureMessages: z.array(z.string()).nullish() }),
      ),
    }),
  ),
})

/**
 * Reads the report of the unit tests. A file that does not load counts as one failed test, and so does a skipped test.
 *
 * @param text the report as JSON
 * @returns null if it is no report
 */
export function readUnitReport(text: string): TestReport | null {
  const report = reportSchema.safeParse(parsedJson(text))
  if (!report.success) return null
  const { numPassedTests, testResults } = report.data
  const files = testResults.map((file) => ({ ...file, path: relative(repository, file.name) }))
  const tests = files.flatMap(({ path, assertionResults }) =>
    assertionResults.map((one) => ({ ...one, line: `${path}: ${one.fullName}` })),
  )
  const unloaded = files.filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0)
  return {
    passed: numPassedTests,
    failures: [
      ...unloaded.map(({ path }) => `${path} could not be loaded`),
      ...tests.filter(({ status }) => status !== 'passed').map(({ line }) => line),
    ],
    // A passed test has messages only from its first try.
    unsteady: tests
      .filter(({ status, failureMessages }) => status === 'passed' && (failureMessages ?? []).length > 0)
      .map(({ line }) => line),
  }
}

const file = 'test-results/unit.json'

/**
 * A step that runs tests of Vitest. A failed test runs once again, like a browser test, and that is counted.
 *
 * @param chosen what leaves out projects of vitest.config.ts.
 */
const vitestStep = (name: string, ...chosen: string[]): Step => ({
  name,
  run: () =>
    runTests({ file, read: readUnitReport }, 'vitest', [
      'run',
      '--retry=1',
      ...chosen,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ]),
})

/** Unit, contract and component tests. */
export const unitTests: Step = vitestStep('unit and contract tests', '--project=!programs')

/** The same, and the tests that start programs or ask for a PostgreSQL server: they wait while the others work. */
export const allUnitTests: Step = vitestStep('tests without a browser')
