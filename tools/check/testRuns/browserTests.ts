import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { repository } from '../../../demo/stack/places.ts'
import { readBrowserReport } from './browserReport.ts'
import { ensureBrowser } from '../programs/ensureBrowser.ts'
import { ensureServers } from '../programs/ensureServers.ts'
import { browsers, type BrowserName } from '../programs/findBrowser.ts'
import { runTool } from '../runCommand.ts'
import type { Outcome, Step } from '../step.ts'
import { outcomeOf } from './testReport.ts'

/** Written by e2e/playwright.config.ts. */
const REPORT = 'test-results/browser.json'

/**
 * Whole-flow tests in real browsers, through the script tag. A skipped test counts as failed. A test that passed at the second try counts as passed, and is
 * named.
 */
export const browserTests: Step = {
  name: 'browser tests',
  async run(): Promise<Outcome> {
    const say = (line: string): void => console.log(`  ${line}`)
    // The keys are those of the constant.
    for (const name of Object.keys(browsers) as BrowserName[]) {
      const finding = ensureBrowser(name, say)
      // Without the shell, Chromium itself is used, only slower.
      const path = await (name === 'shell' ? finding.catch(() => undefined) : finding)
      if (path) process.env[browsers[name].variable] = path
    }
    await ensureServers(say)
    // Node reads the tests' TypeScript itself. Playwright's own compiler takes seconds for each process on a fresh machine.
    process.env['PW_DISABLE_TS_ESM'] = '1'
    const file = join(repository, REPORT)
    await rm(file, { force: true })
    const { code, output } = await runTool('playwright', ['test', '--config', 'e2e/playwright.config.ts'], true)
    const report = readBrowserReport(await readFile(file, 'utf8').catch(() => ''))
    if (!report) return { passed: 0, failed: 1, output }
    return outcomeOf(report, code)
  },
}
