import { type ProgramName, programs, ensureProgram } from './findProgram.ts'
import type { Outcome, Step } from './runSteps.ts'
import { runTests, parsedJson, type TestReport } from './runTests.ts'
import { z } from 'zod'

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

const reportSchema = z.object({
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
  const report = reportSchema.safeParse(parsedJson(text))
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
