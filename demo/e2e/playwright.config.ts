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
  timeout: 30_000,
  expect: { timeout: 7_000 },
  reporter: [['list'], ['json', { outputFile: '../../test-results/browser.json' }]],
  use: {
    browserName: 'chromium',
    trace: 'retain-on-failure',
    launchOptions: { args: ['--no-sandbox'], ...(executablePath === undefined ? {} : { executablePath }) },
  },
})
