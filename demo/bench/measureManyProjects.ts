/** The site with 5,000 projects on the slowed processor: a list that can be read and pressed, and the menu of projects. */
import type { Browser } from '@playwright/test'
import { settleMs } from './settings.ts'
import { withSlowPage } from './slowPage.ts'

/** ms */
export interface ManyProjects {
  /** From the start of the visit until the first project's link was painted. */
  list: number
  /** Of the visit and of opening the menu. */
  longestTask: number
  /** From the press on the menu of projects until the first project of the menu was drawn. */
  menu: number
}

/** @param url of a page with a list of projects */
export function measureManyProjects(browser: Browser, url: string): Promise<ManyProjects> {
  return withSlowPage(browser, { url, shows: '-' }, async ({ page, read }) => {
    await page.waitForFunction(() => !('fresh' in document.documentElement.dataset))
    const list = await page.evaluate(() => {
      const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN
      return document.querySelector('main a[href*="project"]') ? painted : Number.NaN
    })
    const menu = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const pressed = performance.now()
          const look = (): void => {
            if (document.querySelector('[role=tabpanel]'))
              requestAnimationFrame(() => resolve(performance.now() - pressed))
            else requestAnimationFrame(look)
          }
          const nav = document.querySelector('header nav')
          nav?.querySelector<HTMLElement>('button[aria-haspopup]')?.click()
          look()
        }),
    )
    await page.waitForTimeout(settleMs)
    const { longTasks } = await read()
    return { list, menu, longestTask: Math.max(0, ...longTasks.map(({ duration }) => duration)) }
  })
}
