import { signInOnSite } from '../support/accounts.ts'
import { expect, test } from '../support/fixtures.ts'
import { bell, person } from '../support/frame.ts'
import { withLargeText } from '../support/largeText.ts'
import { roots } from '../support/roots.ts'

/** One page of each layout. All routes: everyRoute.spec.ts, which enlarges the letters of a page that is open. */
const layouts = ['/home', '/projects', '/project-details/1', '/donate', '/contact', '/login', '/payment-success']
const ofMembers = ['/profile', '/my-data', '/donation', '/notifications']

// Devanagari is taller, not wider, so each page is looked at in one language.
for (const [who, locale, paths] of [
  ['a visitor', 'hi-IN', layouts],
  ['a donor', 'en-IN', ofMembers],
] as const) {
  test(`letters twice as large, ${who}, ${locale}: no page is wider than the view`, async ({ donor }) => {
    test.slow()
    const browser = await withLargeText()
    const context = await browser.newContext({ locale, reducedMotion: 'reduce' })
    if (who === 'a donor') await signInOnSite(context, donor)
    const page = await context.newPage()
    /** How much a page is wider than the view, in px. */
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
    expect(wider).toEqual({})
    await browser.close()
  })
}

test('letters twice as large on a phone: bell, profile menu and menu stay within the view', async ({ donor }) => {
  const browser = await withLargeText()
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' })
  await signInOnSite(context, donor)
  const page = await context.newPage()
  await page.goto(`${roots.siteRoot}/about`)
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
  await browser.close()
})
