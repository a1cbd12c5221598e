/** How a visitor opens the dialog: from the pointer's first movement until the form is usable. */
import type { CDPSession, Page } from '@playwright/test'
import { askEveryMs, restMs, usableWithinMs } from '../settings.ts'
import type { Point } from '../probe.ts'
import type { SlowPage } from '../slowPage.ts'

/** `none`: clicked at once, without prefetch. `fetched`: hovered until the prefetch has finished. A number: hovered for so many ms. */
export type Intent = 'none' | 'fetched' | number

/** @throws Error if the dialog does not become usable within 10 s */
export const openWith =
  (intent: Intent, opener = ourOpener) =>
  async ({ page, cdp }: SlowPage): Promise<void> => {
    await page.waitForTimeout(restMs)
    const at = await middleOf(page, opener)
    if (intent !== 'none') {
      await page.mouse.move(at.x, at.y)
      await (intent === 'fetched' ? untilFetched(page) : page.waitForTimeout(intent))
    }
    await press(cdp, at)
    await untilUsable(page)
  }

/**
 * Asks rarely, with a plain question, because the driver's questions run on the page's own slow processor. Its `waitForFunction` would first load its own
 * script there, which takes 30 to 50 ms between the click and the form.
 */
export async function untilUsable(page: Page, figure: 'shell' | 'usable' = 'usable'): Promise<void> {
  for (let waited = 0; waited < usableWithinMs; waited += askEveryMs) {
    await page.waitForTimeout(askEveryMs)
    if (await page.evaluate((name) => window.bench[name] > 0, figure)) return
  }
  throw new Error(`The dialog was not usable within ${usableWithinMs} ms.`)
}

export const ourOpener = 'donate-button a'

/**
 * Middle of an element, in the page's coordinates. Some openers appear only after an answer of their makers' server.
 *
 * @param selector see `Watched`
 * @throws Error if there is no such element within 10 s
 */
export async function middleOf(page: Page, selector: string, index = 0): Promise<Point> {
  for (let waited = 0; waited < usableWithinMs; waited += askEveryMs) {
    const point = await page.evaluate(([path, at]) => window.findMiddle(path, at), [selector, index] as const)
    if (point) return point
    await page.waitForTimeout(askEveryMs)
  }
  throw new Error(`${page.url()} showed no ${selector} within ${usableWithinMs} ms.`)
}

/** Down and up at once, so nothing can load uncounted between them. */
export async function press(cdp: CDPSession, { x, y }: Point): Promise<void> {
  const event = { x, y, button: 'left', clickCount: 1 } as const
  await Promise.all([
    cdp.send('Input.dispatchMouseEvent', { ...event, type: 'mousePressed' }),
    cdp.send('Input.dispatchMouseEvent', { ...event, type: 'mouseReleased' }),
  ])
}

async function untilFetched(page: Page): Promise<void> {
  let before = -1
  for (let count = 0; count !== before || count < 2; await page.waitForTimeout(300)) {
    before = count
    count = await page.evaluate(() => performance.getEntriesByType('resource').length)
  }
}
