import { defineConfig } from '@playwright/test'
import { findBrowser } from '../tools/check/findBrowser.ts'
import type { EngineOption } from './embedding/fixtures.ts'
import { engineNames } from './engines/visitor.ts'

/** Started as Debian's programs have to be started; where none is found, Playwright looks for its own. */
const chromium = (executablePath: string | undefined) => ({
  browserName: 'chromium' as const,
  // A trace of every test would cost a quarter of the time; `--trace retain-on-failure` makes them when one is wanted.
  screenshot: 'only-on-failure' as const,
  launchOptions: { args: ['--no-sandbox'], ...(executablePath === undefined ? {} : { executablePath }) },
})

/** What the shell has not: the cache of Back and Forward, and idle time on a page that nobody draws. All else spares Chromium's window: half of what a test takes. */
const needWholeBrowser = ['**/back.spec.ts', '**/guest.spec.ts']

/**
 * Whole-flow tests: one stack of servers for all (stackSetup.ts), five browsers side by side, since each waits more than it works (19.7 min with three,
 * 14.0 with five). What a page owner's visitors meet is tried in all three engines (embedding/), and before all else: there a file is one worker's, and
 * the longest has half of an engine's tests. At the end stand tests that every worker can take.
 */
export default defineConfig<object, EngineOption>({
  testDir: '.',
  globalSetup: './stackSetup.ts',
  outputDir: '../test-results/browser',
  workers: 5,
  // Three engines and their drivers share two cores: what fails is tried once more, and counted (tools/check/browserTests.ts).
  retries: 1,
  fullyParallel: true,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: '../test-results/browser.json' }]],
  projects: [
    ...engineNames.map((engineName) => ({
      name: `embedding, ${engineName}`,
      testDir: './embedding',
      // Tests of a file share their browser: starting one takes seconds.
      fullyParallel: false,
      testIgnore: { chromium: needWholeBrowser, firefox: [], webkit: ['**/beyondWebkit.spec.ts'] }[engineName],
      use: { engineName },
    })),
    {
      name: 'embedding, chromium, whole browser',
      testDir: './embedding',
      testMatch: needWholeBrowser,
      use: { engineName: 'chromium', wholeBrowser: true },
    },
    {
      name: 'whole flow',
      testIgnore: ['embedding/**', ...needWholeBrowser],
      use: chromium(findBrowser('shell') ?? findBrowser('chromium')),
    },
    {
      name: 'whole flow, whole browser',
      testMatch: needWholeBrowser,
      testIgnore: 'embedding/**',
      use: chromium(findBrowser('chromium')),
    },
  ],
})
