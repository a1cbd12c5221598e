import { defineConfig } from '@playwright/test'
import { findProgram } from '../tools/check/findProgram.ts'
import type { EngineOption } from './embedding/fixtures.ts'
import { everyEngine, engineNames } from './engines/visitor.ts'

/** Options for Debian's programs. If none is found, Playwright uses its own. */
const chromium = (executablePath: string | undefined) => ({
  browserName: 'chromium' as const,
  // A trace of every test would take a quarter of the time. `--trace retain-on-failure` makes them on request.
  screenshot: 'only-on-failure' as const,
  // Movement takes a tenth of a page's work. Donors with movement: embedding/, and tests that ask for it.
  contextOptions: { reducedMotion: 'reduce' as const },
  launchOptions: { args: ['--no-sandbox'], ...(executablePath === undefined ? {} : { executablePath }) },
})

/** The component workshop, checked by axe, and `npm start`: each is one test of half a minute or more. At the end, four of five workers would wait for it. */
const longest = ['**/workshop.spec.ts', '**/start.spec.ts']

/**
 * The headless shell has no Back/Forward cache, and no idle time on invisible pages. All other tests use it: Chromium's window takes half of a test's time.
 */
const needWholeBrowser = ['**/back.spec.ts', '**/guest.spec.ts', '**/updateStatus.spec.ts']

/** A new worker and its browser take two to four seconds of a processor, so projects of few tests get few. The other workers go on with other projects. */
const few = 2

/**
 * Whole-flow tests share one set of servers (stackSetup.ts). Five browsers run side by side, because each waits more than it works (19.7 min with three, 14.0
 * with five). The tests of partner pages (embedding/) are first. Firefox and WebKit run those of them that depend on the engine (`everyEngine`). One worker runs
 * a whole file there. Tests that any worker can take are at the end.
 */
export default defineConfig<object, EngineOption>({
  testDir: '.',
  globalSetup: './stackSetup.ts',
  outputDir: '../test-results/browser',
  workers: 5,
  // Three engines and their drivers share two cores. A failed test runs once again, and that is counted (tools/check/runTests.ts).
  retries: 1,
  fullyParallel: true,
  forbidOnly: true,
  // Limits for what never happens, in ms: machines that do other work take several times as long.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: '../test-results/browser.json' }]],
  projects: [
    ...engineNames.map((engineName) => ({
      name: `embedding, ${engineName}`,
      testDir: './embedding',
      // Tests of a file share their browser, because starting one takes seconds.
      fullyParallel: false,
      testIgnore: {
        // For Chromium, dialog/formAction.spec.ts and giving/back.spec.ts prove the same, and how the donor then pays.
        chromium: ['**/ownPolicy.spec.ts', '**/back.spec.ts'],
        firefox: [],
        webkit: ['**/beyondWebkit.spec.ts'],
      }[engineName],
      ...(engineName === 'chromium' ? {} : { grep: new RegExp(everyEngine.tag), workers: few }),
      use: { engineName },
    })),
    {
      name: 'longest tests',
      testMatch: longest,
      use: chromium(findProgram('shell') ?? findProgram('chromium')),
    },
    {
      name: 'whole flow, whole browser',
      testMatch: needWholeBrowser,
      testIgnore: 'embedding/**',
      workers: few,
      use: chromium(findProgram('chromium')),
    },
    {
      name: 'whole flow',
      testIgnore: ['embedding/**', ...longest, ...needWholeBrowser],
      use: chromium(findProgram('shell') ?? findProgram('chromium')),
    },
  ],
})
