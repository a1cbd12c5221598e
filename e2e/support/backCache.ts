import { chromium } from '@playwright/test'
import { findBrowser } from '../../tools/check/findBrowser.ts'
import { signedIn } from './fixtures.ts'

/** In a whole browser with the back/forward cache on, as donors have it: Playwright starts Chromium with it off, and its shell has none. */
export const withBackCache = signedIn.extend({
  context: async ({ launchOptions }, use) => {
    const executablePath = findBrowser('chromium')
    const browser = await chromium.launch({
      ...launchOptions,
      ...(executablePath === undefined ? {} : { executablePath }),
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    })
    try {
      await use(await browser.newContext())
    } finally {
      await browser.close()
    }
  },
})
