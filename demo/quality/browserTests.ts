import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { repository } from '../serve/places.ts'
import { ensureBrowser } from './ensureBrowser.ts'
import { browsers, type BrowserName } from './findBrowser.ts'
import { runTool } from './runCommand.ts'
import type { Outcome, Step } from './step.ts'

/** Written by demo/e2e/playwright.config.ts. */
export const REPORT = 'test-results/browser.json'

const reportSchema = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  errors: z.array(z.unknown()),
})

/**
 * Whole-flow tests in real browsers, through the script tag. A skipped test counts as failed; one that passed only when it was tried again counts as
 * passed, and is told of.
 */
export const browserTests: Step = {
  name: 'browser tests',
  async run(): Promise<Outcome> {
    const say = (line: string): void => console.log(`  ${line}`)
    for (const name of Object.keys(browsers) as BrowserName[]) {
      const finding = ensureBrowser(name, say)
      // Where there is no shell, Chromium itself takes its place, only slower.
      const path = await (name === 'shell' ? finding.catch(() => undefined) : finding)
      if (path) process.env[browsers[name].variable] = path
    }
    const file = join(repository, REPORT)
    await rm(file, { force: true })
    const { code, output } = await runTool('playwright', ['test', '--config', 'demo/e2e/playwright.config.ts'], true)
    const report = reportSchema.safeParse(JSON.parse(await readFile(file, 'utf8').catch(() => 'null')))
    if (!report.success) return { passed: 0, failed: 1, output }
    const { expected, unexpected, flaky, skipped } = report.data.stats
    const counted = unexpected + skipped + report.data.errors.length
    const unsteady = flaky ? `, ${flaky} of them at the second try` : ''
    return {
      passed: expected + flaky,
      failed: counted === 0 && code !== 0 ? 1 : counted,
      note: `${expected + flaky} tests${unsteady}`,
    }
  },
}
