import { chromium } from '@playwright/test'
import { signedIn } from './fixtures.ts'

/** In a browser with the back/forward cache on, as donors have it: Playwright starts Chromium with it off. */
export const withBackCache = signedIn.extend({
  context: async ({ launchOptions }, use) => {
    const browser = await chromium.launch({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] })
    try {
      await use(await browser.newContext())
    } finally {
      await browser.close()
    }
  },
})
