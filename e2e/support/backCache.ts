import { chromium } from '@playwright/test'
import { findProgram } from '../../tools/check/programs/findProgram.ts'
import { signedIn } from './fixtures.ts'

/**
 * A whole browser with the Back/Forward cache, as donors have it. Playwright starts Chromium without it, and the headless shell has none. All tests of a worker
 * share it, because its start takes seconds.
 */
export const withBackCache = signedIn.extend({
  browser: [
    async ({ launchOptions }, use) => {
      const executablePath = findProgram('chromium')
      const browser = await chromium.launch({
        ...launchOptions,
        ...(executablePath === undefined ? {} : { executablePath }),
        ignoreDefaultArgs: ['--disable-back-forward-cache'],
      })
      await use(browser)
      await browser.close()
    },
    { scope: 'worker' },
  ],
})
