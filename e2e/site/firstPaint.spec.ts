import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { prerendered } from '../support/sitePages.ts'
import { roots } from '../support/roots.ts'

const pages = ['/home', '/projects', '/project-details/1', '/blog-details/1', '/contact']

/** How much moved while the page loaded, as Chrome counts it, in a phone's view. */
const shiftOf = async (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        const seen = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value
        })
        seen.observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(sum), 200)
      }),
  )

const styled = (page: Page) =>
  page.evaluate(() => ({
    inPage: document.querySelector('style')?.sheet?.cssRules.length ?? 0,
    whole: [...document.styleSheets].find(({ href }) => href?.includes('/assets/whole-'))?.cssRules.length ?? 0,
    applies: document.querySelector('link[data-whole-style]')?.getAttribute('media'),
    // The page's own style has no part of the whole sheet that only scripts need: toasts.
    toasts: document.querySelector('style')?.textContent?.includes('sonner') ?? true,
  }))

const narrow = { width: 412, height: 823 }
const wide = { width: 1280, height: 720 }

/** The fonts' files that the page has loaded. */
const fontsOf = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    await document.fonts.ready
    return performance.getEntriesByType('resource').flatMap(({ name }) => /[\w-]+(?=\.woff2$)/.exec(name) ?? [])
  })

/** What looks otherwise when only the whole sheet applies. The page has lost its own style afterwards. */
const differentWithoutOwnStyle = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const inPage = document.querySelector('style')?.sheet
    if (!inPage) return ['no style']
    // Browsers lay out closed parts only when somebody opens them.
    const laidOut = [...document.querySelectorAll('body *')].filter(
      (element) => !element.closest('details:not([open]) > :not(summary)'),
    )
    const looks = () =>
      laidOut.map((element) => {
        const style = getComputedStyle(element)
        return [...style].map((name) => `${name}: ${style.getPropertyValue(name)}`)
      })
    const both = looks()
    // Only the page's own style has the font faces.
    for (let at = inPage.cssRules.length - 1; at >= 0; at--) {
      if (!(inPage.cssRules[at] instanceof CSSFontFaceRule)) inPage.deleteRule(at)
    }
    const alone = looks()
    return both.flatMap((each, at) => each.filter((value, index) => value !== alone[at]?.[index])).slice(0, 10)
  })

for (const path of pages) {
  test(`${path} has its style inline, shifts nothing, loads no Devanagari font, and is laid out completely as by the whole sheet alone`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize(narrow)
    await prerendered(request, `${roots.siteRoot}${path}`)
    await page.goto(`${roots.siteRoot}${path}`)
    await expect(page.locator('html')).not.toHaveAttribute('data-fresh')
    await expect.poll(async () => (await styled(page)).applies).toBe('all')
    const { inPage, whole, toasts } = await styled(page)
    expect(whole).toBeGreaterThan(2 * inPage)
    expect(toasts).toBe(false)
    expect(await shiftOf(page)).toBeLessThan(0.01)
    expect(await page.locator('footer').evaluate((footer) => getComputedStyle(footer).contentVisibility)).toBe(
      'visible',
    )
    // The rupee sign has a drawing of its own.
    await page.setViewportSize(wide)
    const fonts = await fontsOf(page)
    expect(fonts.length).toBeGreaterThan(2)
    expect(fonts.filter((name) => /-(?:devanagari-\d|latin-ext)/.test(name))).toEqual([])
    expect(await differentWithoutOwnStyle(page)).toEqual([])
  })
}

test('the sign-in moves nothing when its hint about SMS arrives', async ({ page }) => {
  let asked: (answer: () => Promise<void>) => void = () => {}
  await page.route('**/api/login/code-ways', (route) => asked(() => route.continue()))
  for (const [language, code, hint, view] of [
    ['en', 'Send me a code', /^By SMS, too/, wide],
    ['hi', 'मुझे कोड भेजें', /^SMS से भी/, { width: 360, height: 740 }],
  ] as const) {
    const held = new Promise<() => Promise<void>>((resolve) => (asked = resolve))
    await page.setViewportSize(view)
    await page.goto(`${roots.siteRoot}/login?lang=${language}`)
    await expect(page.getByRole('button', { name: code })).toBeVisible()
    const answer = await held
    const password = page.locator('input[name=password]')
    const before = await password.boundingBox()
    await answer()
    await expect(page.getByText(hint)).toBeVisible()
    expect(await password.boundingBox()).toEqual(before)
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('the whole sheet applies at once', async ({ page, request }) => {
    await prerendered(request, `${roots.siteRoot}/home`)
    const whole = page.waitForResponse(/\/assets\/whole-[\w-]{8}\.css$/)
    await page.goto(`${roots.siteRoot}/home`)
    expect((await whole).status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})

test('a page is laid out when the browser restores the scroll position', async ({ page, request }) => {
  await prerendered(request, `${roots.siteRoot}/home`)
  await page.goto(`${roots.siteRoot}/home`)
  await expect(page.locator('html')).not.toHaveAttribute('data-fresh')
  await page.evaluate(() => window.scrollTo({ top: 3000, behavior: 'instant' }))
  await page.reload()
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(3000)
})
