import type { FrameLocator, Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { roots } from './roots.ts'

const configurator = `${roots.partnerRoot}/configurator`
const inPreview = (page: Page): FrameLocator => page.frameLocator('#preview')

for (const colorScheme of ['light', 'dark'] as const) {
  for (const ui of ['en', 'hi'] as const) {
    test(`axe finds nothing: ${colorScheme}, ${ui}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme })
      for (const shape of ['button', 'floating', 'inline', 'link']) {
        await page.goto(`${configurator}?ui=${ui}&project=3&shape=${shape}&amounts=500+1000`)
        await expect(inPreview(page).locator('main')).toBeVisible()
        await expectAccessible(page)
      }
    })
  }
}

test('all can be chosen by keyboard, and what changed is said', async ({ page }) => {
  await page.goto(configurator)
  await page.getByLabel('Project', { exact: true }).focus()
  for (let presses = 0; presses < 3; presses++) await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: /^Floating/ })).toBeChecked()
  await expect(page.getByRole('radio', { name: /^Floating/ })).toBeFocused()
  await expect(page.locator('#updated')).toHaveText('The preview and the lines follow your choice.')
  await expect(page.getByRole('radio', { name: /^Floating/ })).toBeFocused()
})

for (const width of [320, 360, 768, 1280]) {
  test(`nothing is wider than ${width} px, and nothing moves by itself`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(`${configurator}?project=3&place=react&amounts=500+1000`)
    await page.waitForTimeout(1_000)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    const moved = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) =>
            resolve(list.getEntries().reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0)),
          ).observe({ type: 'layout-shift', buffered: true })
          setTimeout(() => resolve(0), 200)
        }),
    )
    expect(moved).toBeLessThan(0.01)
  })
}
