import { mkdir, readFile, rm } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { z } from 'zod'
import { repository } from '../../demo/stack/places.ts'
import { runTool } from './runCommand.ts'
import type { Outcome, Step } from './step.ts'

const REPORT = 'test-results/unit.json'

const reportSchema = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ status: z.string(), fullName: z.string() })),
    }),
  ),
})

type FileResult = z.infer<typeof reportSchema>['testResults'][number]

/** The failures in a file, one line each. */
function failuresOf({ name, status, assertionResults }: FileResult): string[] {
  const path = relative(repository, name)
  if (status === 'failed' && assertionResults.length === 0) return [`${path} could not be loaded`]
  return assertionResults.filter((one) => one.status !== 'passed').map(({ fullName }) => `${path}: ${fullName}`)
}

/** Unit, contract and component tests. A file that does not load counts as one failed test, and so does a skipped test. */
export const unitTests: Step = {
  name: 'unit and contract tests',
  async run(): Promise<Outcome> {
    const file = join(repository, REPORT)
    await mkdir(join(repository, 'test-results'), { recursive: true })
    await rm(file, { force: true })
    const { code, output } = await runTool('vitest', [
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${REPORT}`,
    ])
    const report = reportSchema.safeParse(JSON.parse(await readFile(file, 'utf8').catch(() => 'null')))
    if (!report.success) return { passed: 0, failed: 1, output }
    const { numPassedTests, numFailedTests, numPendingTests, testResults } = report.data
    const broken = testResults.filter(
      ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
    ).length
    const counted = numFailedTests + numPendingTests + broken
    // An error outside every test ends the run with a code, even if no test failed.
    const failed = counted === 0 && code !== 0 ? 1 : counted
    return {
      passed: numPassedTests,
      failed,
      note: `${numPassedTests} tests`,
      failures: testResults.flatMap(failuresOf),
      output: output.slice(Math.max(0, output.indexOf('⎯ Failed'))),
    }
  },
}
