import type { Locator } from '@playwright/test'
import { form as hiForm } from '../../shared/messages/hi/form.ts'
import { form as enForm } from '../../shared/messages/en/form.ts'
import { Dialog } from './dialog.ts'
import { expect, test } from './fixtures.ts'
import { gifts } from './gifts.ts'
import { withLargeText } from './largeText.ts'

const languages = { 'en-IN': enForm, 'hi-IN': hiForm } as const
const views = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
]

/** What a reader with letters of 32 px finds wrong: words smaller than 28 px, and words and controls that are cut or reach out of the form. */
const faults = (form: Locator): Promise<string[]> =>
  form.evaluate((root) => {
    const frame = root.getBoundingClientRect()
    const words = 'h2, h3, p, b, small, span, label, legend, button, select, input, a, dt, dd'
    return [...root.querySelectorAll<HTMLElement>(words)].flatMap((element) => {
      const box = element.getBoundingClientRect()
      // A box of one pixel is for screen readers only.
      if (box.width <= 1 || !element.checkVisibility()) return []
      const { display, fontSize } = getComputedStyle(element)
      const problem =
        (Number.parseFloat(fontSize) < 28 && 'small') ||
        ((box.left < frame.left - 1 || box.right > frame.right + 1) && 'outside') ||
        (display !== 'inline' && element.scrollWidth > element.clientWidth + 1 && 'cut')
      return problem ? [`${problem}: ${element.localName} ${element.textContent}`] : []
    })
  })

for (const locale of ['en-IN', 'hi-IN'] as const) {
  const t = languages[locale]
  for (const gift of gifts) {
    test(`letters twice as large, ${locale}, ${gift.type}: the form follows, and nothing is cut`, async () => {
      const browser = await withLargeText()
      const page = await browser.newPage({ locale, reducedMotion: 'reduce' })
      const dialog = new Dialog(page)
      await dialog.openOnPartner({ projectId: gift.projectId }, locale === 'hi-IN' ? '?lang=hi' : '')
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
      // Nothing is chosen: CONTINUE says so.
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
      await browser.close()
    })
  }
}
