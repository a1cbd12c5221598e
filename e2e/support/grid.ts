/** The grid of the site's pages on a wide screen. */
import { expect, type Page } from '@playwright/test'

export const wideScreen = { width: 1280, height: 800 }

/** Left edges of the three columns on that screen (shared/tokens.css): 64 px from the side, a third, two thirds. */
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

/** Waits for all parts of an open page, those that wait for the reader included. */
export async function showWhole(page: Page): Promise<void> {
  await page.mouse.wheel(0, 10)
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
  await page.evaluate(() => document.fonts.ready.then(() => {}))
}

/** Where a page leaves the grid: how far its title is from the first edge, in px, and the text that starts at no edge. */
export const offGrid = async (page: Page): Promise<{ title: number; stray: string[] }> => ({
  title: (await startOf(page)) - (edges[0] ?? 0),
  stray: await strayBlocks(page),
})
