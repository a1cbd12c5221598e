import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { roots } from '../support/roots.ts'
import { publicRoutes } from '../support/sitePages.ts'

/** Left edges of the three columns on a screen 1280 px wide (shared/tokens.css): 64 px from the side, a third, two thirds. */
const edges = [64, 469, 875]

/** Where each block of text starts that is not on one of these edges: `left: its first words`. */
const strayBlocks = (page: Page): Promise<string[]> =>
  page.evaluate((allowed) => {
    const isRow = (element: Element | null) => {
      const { display, flexDirection } = element ? getComputedStyle(element) : { display: '', flexDirection: '' }
      return display === 'flex' && flexDirection === 'row'
    }
    // These have places of their own: columns of a table, answers beside their marks, lines of code.
    const apart =
      'table, label:has(input), [role=status], pre, svg, details:not([open]) > :not(summary), .visually-hidden'
    return [
      ...document.querySelectorAll('main :is(h1, h2, h3, h4, p, dt, dd, li, summary, label, figcaption, blockquote)'),
    ]
      .filter((block) => !block.closest(apart) && !isRow(block) && !isRow(block.parentElement))
      .flatMap((block) => {
        const words = [...block.childNodes].find((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
        if (!words || getComputedStyle(block).display === 'inline') return []
        const range = document.createRange()
        range.selectNodeContents(block)
        const left = Math.min(...[...range.getClientRects()].filter(({ width }) => width > 1).map((box) => box.left))
        const isOnEdge = !Number.isFinite(left) || allowed.some((edge) => Math.abs(edge - left) <= 1.5)
        return isOnEdge ? [] : [`${Math.round(left)}: ${block.textContent.trim().slice(0, 40)}`]
      })
  }, edges)

/** Where the page's title starts. */
const startOf = (page: Page): Promise<number> =>
  page.getByRole('heading', { level: 1 }).evaluate((heading) => Math.round(heading.getBoundingClientRect().left))

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
  await page.mouse.wheel(0, 10)
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
  await page.evaluate(() => document.fonts.ready.then(() => {}))
}

for (const lang of ['en', 'hi'] as const) {
  test.describe(lang, () => {
    test.use({ locale: `${lang}-IN` })

    test('on a wide screen all text of every public page starts at one of three edges, and the title at the first', async ({
      page,
    }) => {
      test.slow()
      await page.setViewportSize({ width: 1280, height: 800 })
      const stray: Record<string, string[]> = {}
      for (const route of [...publicRoutes, '/connect']) {
        await openWhole(page, route)
        expect([route, await startOf(page)]).toEqual([route, edges[0]])
        const blocks = await strayBlocks(page)
        if (blocks.length > 0) stray[route] = blocks
      }
      expect(stray).toEqual({})
    })

    test('the pages for visitors and for companies are at most eight screens of a phone, and the largest number is on one line', async ({
      page,
    }) => {
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
    })
  })
}
