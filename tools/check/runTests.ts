import { mkdir, readFile, rm } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { z } from 'zod'
import { repository } from '../../demo/stack/places.ts'
import { ensureProgram, type ProgramName, programs } from './findProgram.ts'
import { runTool } from './runCommand.ts'
import type { Outcome, Step } from './runSteps.ts'

/** The result of a run of tests. */
interface TestReport {
  passed: number
  /** Failed and skipped tests, and errors outside of tests; one line each. */
  failures: string[]
  /** Tests that passed at the second try, one line each. */
  unsteady: string[]
}

interface Reported {
  /** Path of the report, from the repository's root. */
  file: string
  /** @returns null if the text is no report */
  read(text: string): TestReport | null
}

/**
 * Runs a program of tests that writes a report, and names the tests that passed at the second try. They count as passed, so that one slow moment does not
 * hide all other results.
 *
 * @param live also prints its output at once.
 */
async function runTests(
  { file, read }: Reported,
  tool: string,
  args: readonly string[],
  live = false,
): Promise<Outcome> {
  const path = join(repository, file)
  await mkdir(dirname(path), { recursive: true })
  await rm(path, { force: true })
  const { code, output } = await runTool(tool, args, live)
  const report = read(await readFile(path, 'utf8').catch(() => ''))
  if (!report) return { passed: 0, failed: 1, output }
  const { passed, failures, unsteady } = report
  if (unsteady.length > 0) console.log(`\n  At the second try:\n${unsteady.map((one) => `    ${one}`).join('\n')}`)
  return {
    passed,
    // An error outside every test ends the run with a code, even if no test failed.
    failed: failures.length === 0 && code !== 0 ? 1 : failures.length,
    note: `${passed} tests${unsteady.length > 0 ? `, ${unsteady.length} of them at the second try` : ''}`,
    failures,
    output: live ? '' : output.slice(Math.max(0, output.indexOf('⎯ Failed'))),
  }
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** The fields of Vitest's JSON report that we need. */
const unitReportSchema = z.object({
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
  const report = unitReportSchema.safeParse(parsedJson(text))
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

const unitFile = 'test-results/unit.json'

/**
 * A step that runs tests of Vitest. A failed test runs once again, like a browser test, and that is counted.
 *
 * @param chosen what leaves out projects of vitest.config.ts.
 */
const vitestStep = (name: string, ...chosen: string[]): Step => ({
  name,
  run: () =>
    runTests({ file: unitFile, read: readUnitReport }, 'vitest', [
      'run',
      '--retry=1',
      ...chosen,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${unitFile}`,
    ]),
})

/** Unit, contract and component tests. */
export const unitTests: Step = vitestStep('unit and contract tests', '--project=!programs')

/** The same, and the tests that start programs or ask for a PostgreSQL server: they wait while the others work. */
export const allUnitTests: Step = vitestStep('tests without a browser')

/** The fields of Playwright's JSON report that we need. */
const suiteSchema = z.object({
  specs: z.array(
    z.object({
      title: z.string(),
      file: z.string(),
      line: z.number(),
      tests: z.array(z.object({ projectName: z.string(), status: z.string() })),
    }),
  ),
  get suites() {
    return z.array(suiteSchema).optional()
  },
})
type Suite = z.infer<typeof suiteSchema>

const browserReportSchema = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  errors: z.array(z.object({ message: z.string().optional() })),
  suites: z.array(suiteSchema),
})

/**
 * Reads the report of the browser tests.
 *
 * @param text the report as JSON
 * @returns null if it is no report
 */
export function readBrowserReport(text: string): TestReport | null {
  const report = browserReportSchema.safeParse(parsedJson(text))
  if (!report.success) return null
  const { stats, errors, suites } = report.data
  const tests = suites.flatMap(testsOf)
  const linesOf = (...states: string[]) => tests.filter(({ status }) => states.includes(status)).map(({ line }) => line)
  return {
    passed: stats.expected + stats.flaky,
    failures: [...linesOf('unexpected', 'skipped'), ...errors.map(({ message = '' }) => message.split('\n')[0] ?? '')],
    unsteady: linesOf('flaky'),
  }
}

const testsOf = ({ specs, suites = [] }: Suite): Array<{ status: string; line: string }> => [
  ...specs.flatMap(({ title, file, line, tests }) =>
    tests.map(({ projectName, status }) => ({ status, line: `[${projectName}] ${file}:${line} ${title}` })),
  ),
  ...suites.flatMap(testsOf),
]

/**
 * Whole-flow tests in real browsers, through the script tag. A skipped test counts as failed. A test that passed at the second try counts as passed, and is
 * named.
 */
export const browserTests: Step = {
  name: 'browser tests',
  async run(): Promise<Outcome> {
    const say = (line: string): void => console.log(`  ${line}`)
    // The keys are those of the constant.
    for (const name of Object.keys(programs) as ProgramName[]) {
      const finding = ensureProgram(name, say)
      // Without the shell, Chromium itself is used, only slower.
      const path = await (name === 'shell' ? finding.catch(() => undefined) : finding)
      if (path) process.env[programs[name].variable] = path
    }
    // Node reads the tests' TypeScript itself. Playwright's own compiler takes seconds for each process on a fresh machine.
    process.env['PW_DISABLE_TS_ESM'] = '1'
    // The report is written by e2e/playwright.config.ts.
    const report = { file: 'test-results/browser.json', read: readBrowserReport }
    return runTests(report, 'playwright', ['test', '--config', 'e2e/playwright.config.ts'], true)
  },
}
