import { ensureProgram } from '../programs/ensureProgram.ts'
import { type ProgramName, programs } from '../programs/findProgram.ts'
import type { Outcome, Step } from '../step.ts'
import { readBrowserReport } from './browserReport.ts'
import { runTests } from './runTests.ts'

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
