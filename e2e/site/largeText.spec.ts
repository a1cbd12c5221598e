import type { Browser, Page } from '@playwright/test'
import { signInOnSite } from '../support/accounts.ts'
import { expect, test } from '../support/fixtures.ts'
import { bell, person } from '../support/sitePages.ts'
import { withLargeText } from '../support/largeText.ts'
import { roots } from '../support/roots.ts'

/** One page of each layout. All routes: everyRoute.spec.ts, which enlarges the letters of a page that is open. */
const layouts = ['/home', '/projects', '/project-details/1', '/donate', '/contact', '/login', '/payment-success']
const ofMembers = ['/profile', '/my-data', '/donation', '/notifications']

// One worker: each would start this browser.
test.describe.configure({ mode: 'default' })

let browser: Browser
test.beforeAll(async () => {
  browser = await withLargeText()
})
test.afterAll(() => browser.close())

/** How much each page is wider than the view, in px. */
async function widerPages(page: Page, paths: readonly string[]): Promise<Record<string, number>> {
  const wider: Record<string, number> = {}
  for (const path of paths) {
    await page.goto(roots.siteRoot + path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.evaluate(() => document.fonts.ready.then(() => {}))
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 740 })
      const by = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      if (by > 0) wider[`${path} at ${width} px`] = by
    }
  }
  return wider
}

// Devanagari is taller, not wider, so each page is looked at in one language.
test('letters twice as large, in Hindi: no page of a visitor is wider than the view', async () => {
  test.slow()
  const context = await browser.newContext({ locale: 'hi-IN', reducedMotion: 'reduce' })
  expect(await widerPages(await context.newPage(), layouts)).toEqual({})
  await context.close()
})

test('letters twice as large, in English: no page of a donor is wider than the view, nor bell, profile menu and menu on a phone', async ({
  donor,
}) => {
  test.slow()
  const context = await browser.newContext({ locale: 'en-IN', reducedMotion: 'reduce' })
  await signInOnSite(context, donor)
  const page = await context.newPage()
  expect(await widerPages(page, ofMembers)).toEqual({})
  await page.setViewportSize({ width: 360, height: 740 })
  for (const [button, part] of [
    [bell(page), page.getByRole('dialog', { name: 'Notifications' })],
    [person(page, donor.fullName), page.getByRole('menu')],
    [page.getByRole('button', { name: 'Menu', exact: true }), page.getByRole('dialog', { name: 'Menu' })],
  ] as const) {
    await button.click()
    await expect(part).toBeVisible()
    const box = await part.boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360)
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(740)
    expect(await part.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
    await page.keyboard.press('Escape')
    await expect(part).toHaveCount(0)
  }
  await context.close()
})

test('a page whose letters are twice as large keeps the header’s controls in a phone’s view, and none covers another', async ({
  page,
  siteDonor,
}) => {
  expect(siteDonor.token).toBeTruthy()
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`${roots.siteRoot}/contact`)
  await expect(bell(page)).toBeVisible()
  // Media queries do not see this size.
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  const boxes = await page
    .getByRole('banner')
    .locator('a, button')
    .evaluateAll((all) => all.filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect().toJSON()))
  expect(boxes.filter(({ left, right }) => left < 0 || right > 360)).toEqual([])
  const covered = boxes.filter((one, index) =>
    boxes
      .slice(index + 1)
      .some(
        (other) =>
          one.left + 4 < other.right && other.left + 4 < one.right && one.top < other.bottom && other.top < one.bottom,
      ),
  )
  expect(covered).toEqual([])
})
