import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { at, show } from '../support/sitePages.ts'

/** The donate controls that the reader can click now, `floating` or `own`: in view, and not covered. */
const inView = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-donate]')].flatMap((link) => {
      const { left, top, width, height } = link.getBoundingClientRect()
      const hit = document.elementFromPoint(left + width / 2, top + height / 2)
      return hit && link.contains(hit) ? [link.closest('#root > aside') ? 'floating' : 'own'] : []
    }),
  )

const scrollTo = (page: Page, top: number): Promise<void> =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)

const bar = (page: Page) => page.getByRole('complementary', { name: 'Donate Now' })

for (const [width, height] of [
  [360, 740],
  [1280, 800],
] as const) {
  test.describe(`at ${width}x${height}`, () => {
    test.use({ viewport: { width, height } })

    test('a donate control is in view everywhere, and the floating one covers nothing that is read or focused', async ({
      page,
    }) => {
      // Never two side by side, either.
      await show(page, '/home')
      // Scrolls to the end once, so that everything loads that loads near the view.
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
      await page.waitForLoadState('networkidle')
      const end = await page.evaluate(() => document.documentElement.scrollHeight)
      for (let top = 0; top < end; top += 180) {
        await scrollTo(page, top)
        const kinds = async () => [...new Set(await inView(page))].join(' and ')
        await expect.poll(kinds, `${top} px down`).toMatch(/^(floating|own)$/)
      }

      // It covers no line of the page, not even the last.
      await show(page, '/about')
      await scrollTo(page, 1200)
      await expect(bar(page)).toBeVisible()
      const box = await bar(page).boundingBox()
      // From edge to edge: it cuts no line beside it in two.
      expect([box?.x, box?.width, (box?.y ?? 0) + (box?.height ?? 0)]).toEqual([0, width, height])
      await scrollTo(page, 1e6)
      const rights = await page.getByText('© 2025').boundingBox()
      const over = (await bar(page).isVisible()) ? ((await bar(page).boundingBox())?.y ?? 0) : height
      expect((rights?.y ?? 0) + (rights?.height ?? 0)).toBeLessThan(over + 1)

      // The Tab key reaches nothing behind it.
      await show(page, '/swargashram')
      await scrollTo(page, 900)
      await expect(bar(page)).toBeVisible()
      const behind = await page.evaluate(() => {
        const links = [...document.querySelectorAll<HTMLElement>('main a, footer a')].slice(-25)
        return links.flatMap((link) => {
          link.focus()
          const floating = document.querySelector('#root > aside')?.getBoundingClientRect().top ?? innerHeight
          return link.getBoundingClientRect().bottom > floating + 1 ? [link.textContent] : []
        })
      })
      expect(behind).toEqual([])
    })
  })
}

test('the floating button opens the dialog', async ({ dialog, page }) => {
  await page.goto(at('/about'))
  await scrollTo(page, 1200)
  await bar(page).getByRole('link').click()
  await expect(dialog.root).toBeVisible()
})

test('the floating button hides when the page is magnified much', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 200 })
  await show(page)
  await scrollTo(page, 1200)
  await expect(page.locator('#root > aside')).toBeHidden()
})
