import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { offGrid, showWhole, wideScreen } from '../support/grid.ts'
import { roots } from '../support/roots.ts'

/** All parts of the page, those that wait for the reader included. The first page is loaded; the reader goes on from there without loading again. */
async function openWhole(page: Page, route: string): Promise<void> {
  if (page.url() === 'about:blank') await page.goto(roots.siteRoot + route)
  await expect(page.locator('html')).not.toHaveAttribute('data-fresh')
  await page.evaluate((path) => {
    if (location.pathname === path) return
    document.querySelector('h1')?.setAttribute('data-earlier', '')
    // As Forward of the browser does.
    history.pushState(null, '', path)
    window.dispatchEvent(new PopStateEvent('popstate'))
  }, route)
  await expect(page.locator('h1:not([data-earlier])')).toHaveCount(1)
  await showWhole(page)
}

/** At most eight screens of a phone, and the largest number is on one line. */
async function expectShort(page: Page): Promise<void> {
  const height = 740
  await page.setViewportSize({ width: 360, height })
  for (const route of ['/csr-support', '/home']) {
    await openWhole(page, route)
    const screens = await page.evaluate((one) => document.documentElement.scrollHeight / one, height)
    expect([route, screens <= 8, screens]).toEqual([route, true, screens])
  }
  const figure = page.getByRole('main').getByText('1,52,000', { exact: true })
  expect(await figure.evaluate((element) => element.getBoundingClientRect().height)).toBeLessThan(100)
  expect(await figure.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
}

// Every other public page, and in Hindi a page of each layout: everyRoute.spec.ts.
test('all text of the sign-in window starts at one of three edges', async ({ page }) => {
  await page.setViewportSize(wideScreen)
  await openWhole(page, '/connect')
  expect(await offGrid(page)).toEqual({ title: 0, stray: [] })
})

for (const locale of ['en-IN', 'hi-IN'])
  test.describe(locale, () => {
    test.use({ locale })
    test('the pages for visitors and for companies are short on a phone', ({ page }) => expectShort(page))
  })
