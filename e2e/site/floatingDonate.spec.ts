import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { at, show } from '../support/frame.ts'

/** The ways to give that a reader can press where the page stands now, `floating` or `own`: in view, and nothing over them. */
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

    test('a way to give is in view everywhere on the home page, and never two of them side by side', async ({
      page,
    }) => {
      await show(page, '/home')
      // Once to the end, so that all that comes when it is near is there.
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
      await page.waitForLoadState('networkidle')
      const end = await page.evaluate(() => document.documentElement.scrollHeight)
      for (let top = 0; top < end; top += 180) {
        await scrollTo(page, top)
        const kinds = async () => [...new Set(await inView(page))].join(' and ')
        await expect.poll(kinds, `${top} px down`).toMatch(/^(floating|own)$/)
      }
    })

    test('the floating button leaves every line of the page free, the last one too', async ({ page }) => {
      await show(page, '/about')
      await scrollTo(page, 1200)
      await expect(bar(page)).toBeVisible()
      const box = await bar(page).boundingBox()
      // From edge to edge: no line beside it that it would cut in two.
      expect([box?.x, box?.width, (box?.y ?? 0) + (box?.height ?? 0)]).toEqual([0, width, height])
      await scrollTo(page, 1e6)
      const rights = await page.getByText('© 2025').boundingBox()
      const over = (await bar(page).isVisible()) ? ((await bar(page).boundingBox())?.y ?? 0) : height
      expect((rights?.y ?? 0) + (rights?.height ?? 0)).toBeLessThan(over + 1)
    })

    test('what the Tab key reaches is never behind the floating button', async ({ page }) => {
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

test('much magnified, the view belongs to the page', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 200 })
  await show(page)
  await scrollTo(page, 1200)
  await expect(page.locator('#root > aside')).toBeHidden()
})
