import type { Browser } from '@playwright/test'
import { form as hiForm } from '../../shared/texts/hi/form.ts'
import { form as enForm } from '../../shared/texts/en/form.ts'
import { Dialog } from '../support/dialog.ts'
import { expect, test } from '../support/fixtures.ts'
import { donations } from '../support/donations.ts'
import { faults, withLargeText } from '../support/largeText.ts'

/** One language for each kind: words differ, the layout does not. */
const languages = { 'en-IN': enForm, 'hi-IN': hiForm } as const
const languageOf = { fixed: 'hi-IN', item: 'en-IN', flexible: 'hi-IN' } as const
const views = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
]

// One worker: each would start this browser.
test.describe.configure({ mode: 'default' })

let browser: Browser
test.beforeAll(async () => {
  browser = await withLargeText()
})
test.afterAll(() => browser.close())

for (const donation of donations) {
  const locale = languageOf[donation.type]
  const t = languages[locale]
  test(`shows the ${donation.type} form with letters twice as large, nothing cut, ${locale}`, async () => {
    const page = await browser.newPage({ locale, reducedMotion: 'reduce' })
    const dialog = new Dialog(page)
    await dialog.openOnPartner({ projectId: donation.projectId }, locale === 'hi-IN' ? '?lang=hi' : '')
    const go = dialog.root.getByRole('button', { name: t.continue })
    await expect(go).toBeVisible()
    await expect(dialog.root.locator('.contact')).toBeAttached()
    for (const view of views) {
      await page.setViewportSize(view)
      expect(await faults(dialog.root), `at ${view.width} px`).toEqual([])
      expect(await dialog.root.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
      await go.scrollIntoViewIfNeeded()
      await expect(go).toBeInViewport({ ratio: 1 })
    }
    // Nothing is chosen, so CONTINUE shows a warning.
    await page.setViewportSize(views[0]!)
    await go.click()
    await expect(dialog.toast).toBeVisible()
    await expect(dialog.root.locator('.error')).toBeInViewport()
    for (const view of views) {
      await page.setViewportSize(view)
      expect(await faults(dialog.root), `with a toast, at ${view.width} px`).toEqual([])
    }
    await dialog.toast.getByRole('button').click()
    await dialog.root.getByRole('button', { name: t.otherWays }).click()
    await expect(go).toHaveCount(0)
    await expect(dialog.root.locator('.detail').first()).toBeVisible()
    for (const view of views) {
      await page.setViewportSize(view)
      expect(await faults(dialog.root), `other ways, at ${view.width} px`).toEqual([])
    }
    await page.close()
  })
}
