import { defineConfig } from '@playwright/test'
import { findChromium } from '../quality/chromium.ts'

const executablePath = findChromium()

/** Whole-flow tests: one stack of servers for all (stackSetup.ts), two browsers side by side, nothing tried twice. */
export default defineConfig({
  testDir: '.',
  globalSetup: './stackSetup.ts',
  outputDir: '../../test-results/browser',
  workers: 2,
  retries: 0,
  fullyParallel: true,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: '../../test-results/browser.json' }]],
  use: {
    browserName: 'chromium',
    // A trace of every test would cost a quarter of the time; `--trace retain-on-failure` makes them when one is wanted.
    screenshot: 'only-on-failure',
    launchOptions: { args: ['--no-sandbox'], ...(executablePath === undefined ? {} : { executablePath }) },
  },
})
