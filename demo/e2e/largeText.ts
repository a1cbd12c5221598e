import { type Browser, chromium } from '@playwright/test'
import { findBrowser } from '../quality/findBrowser.ts'

/** A browser whose reader has set letters twice as large: only what is measured in rem, or in em of `medium`, follows. */
export const withLargeText = (): Promise<Browser> => {
  const executablePath = findBrowser('shell') ?? findBrowser('chromium')
  return chromium.launch({
    args: ['--no-sandbox', '--blink-settings=defaultFontSize=32'],
    ...(executablePath === undefined ? {} : { executablePath }),
  })
}
