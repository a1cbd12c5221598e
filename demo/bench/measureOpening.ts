/** One opening of the dialog: from the press to the shell and to a form that can be used. */
import type { Browser, CDPSession, Page } from '@playwright/test'
import { askEveryMs, restMs, settleMs, usableWithinMs } from './settings.ts'
import { type Conditions, type SlowPage, withSlowPage } from './slowPage.ts'

/** `none`: pressed at once, nothing fetched. `fetched`: hovered until all that is fetched ahead is here. A number: hovered for so many ms. */
export type Intent = 'none' | 'fetched' | number

export interface Opening {
  shell: number
  usable: number
  /** Event Timing of the press, ms in steps of 8. */
  interaction: number
  /** Longest task from the press until 0.8 s after the form was usable; 0 where none was over 50 ms. */
  longestTask: number
  shift: number
}

/** @throws Error when the dialog does not become usable within 10 s */
export function measureOpening(browser: Browser, conditions: Conditions, intent: Intent): Promise<Opening> {
  return withSlowPage(browser, conditions, async (slow) => {
    const { page } = slow
    await page.waitForTimeout(restMs)
    const at = await middleOf(page)
    if (intent !== 'none') {
      await page.mouse.move(at.x, at.y)
      await (intent === 'fetched' ? untilFetched(page) : page.waitForTimeout(intent))
    }
    await press(slow.cdp, at)
    await untilUsable(page)
    await page.waitForTimeout(settleMs)
    return summarise(slow)
  })
}

/**
 * Waits by asking rarely, and by a plain question: what the driver evaluates runs on the page's own slow processor. Its `waitForFunction` would first
 * bring a script of its own there, which takes 30 to 50 ms right between the press and the form.
 */
export async function untilUsable(page: Page): Promise<void> {
  for (let waited = 0; waited < usableWithinMs; waited += askEveryMs) {
    await page.waitForTimeout(askEveryMs)
    if (await page.evaluate(() => window.bench.usable > 0)) return
  }
  throw new Error(`The dialog was not usable within ${usableWithinMs} ms.`)
}

export const middleOf = (page: Page): Promise<{ x: number; y: number }> =>
  page.evaluate(() => {
    const opener = document.querySelector('donate-button, button')
    const box = (opener?.shadowRoot?.querySelector('button') ?? opener)?.getBoundingClientRect()
    return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 }
  })

/** Down and up at once: no time between them in which something could be fetched that is not counted. */
export async function press(cdp: CDPSession, { x, y }: { x: number; y: number }): Promise<void> {
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

async function summarise({ read }: SlowPage): Promise<Opening> {
  const { shell, usable, clickedAt, interactions, longTasks, shifts } = await read()
  return {
    shell,
    usable,
    interaction: Math.max(0, ...Object.values(interactions)),
    longestTask: Math.max(0, ...longTasks.filter(({ at }) => at > clickedAt - 50).map(({ duration }) => duration)),
    shift: shifts.filter(({ at }) => at >= clickedAt).reduce((sum, { value }) => sum + value, 0),
  }
}
