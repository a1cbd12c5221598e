import { chromium, type BrowserContext } from '@playwright/test'
import { findChromium } from '../quality/chromium.ts'

/** A browser with the back/forward cache on, as donors have it: Playwright starts Chromium with it off. */
export async function withBackCache(run: (context: BrowserContext) => Promise<void>): Promise<void> {
  const executablePath = findChromium()
  const browser = await chromium.launch({
    args: ['--no-sandbox'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    ...(executablePath === undefined ? {} : { executablePath }),
  })
  try {
    await run(await browser.newContext())
  } finally {
    await browser.close()
  }
}
