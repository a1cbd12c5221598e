/** The site with 5,000 projects on the slowed processor: a list that is readable and usable, and the menu of projects. */
import type { Browser } from '@playwright/test'
import { settleMs } from '../settings.ts'
import { withSlowPage } from '../slowPage.ts'

/** ms */
export interface ManyProjects {
  /** From the start of the visit until the first project's link was painted: it works from then on. */
  list: number
  /** Of the visit and of opening the menu. */
  longestTask: number
  /** From the click on the menu of projects until its first project was painted. */
  menu: number
}

/** As wide as the menu of projects needs. */
const viewport = { width: 1280, height: 800 }

/** @param url of a page with a list of projects */
export function measureManyProjects(browser: Browser, url: string): Promise<ManyProjects> {
  return withSlowPage(browser, { url, shows: '-', viewport }, async ({ page, read }) => {
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
