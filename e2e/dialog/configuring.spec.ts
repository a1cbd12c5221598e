/** Changes of the options and of the script itself on a page that stays open. */
import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { holdModal } from '../support/faults.ts'
import { roots } from '../support/roots.ts'

const floating = 'html > donate-button'

/** A partner's page without our script. */
const arrive = (page: Page): Promise<unknown> => page.goto(`${roots.pagesRoot}/wild/clean?script=off`)

/** Loads our script. A router may do this several times. */
async function load(page: Page, options: Record<string, string> = {}): Promise<void> {
  await page.evaluate(
    ([src, data]) =>
      new Promise((resolve) => {
        const script = document.createElement('script')
        Object.assign(script.dataset, data)
        script.onload = resolve
        script.src = src
        document.head.append(script)
      }),
    [`${roots.siteRoot}/widget/v1/donate.js`, { apiRoot: roots.apiRoot, ...options }] as const,
  )
}

test('removes the floating button when it is switched off, and shows it again as the options say', async ({ page }) => {
  await arrive(page)
  await page.evaluate(() => {
    window.DonateWidget = [['configure', { floating: false as never }]] as never
  })
  await load(page, { floating: 'bottom-left' })
  const configure = (options: object): Promise<void> =>
    page.evaluate((given) => window.DonateWidget?.configure?.(given), options)
  await expect(page.locator(floating)).toHaveCount(0)
  await configure({ floating: 'bottom-left' })
  await expect(page.locator(`${floating} button`)).toHaveCSS('left', '20px')
  await configure({ floating: false })
  await expect(page.locator(floating)).toHaveCount(0)
  await configure({ floating: 'bottom-right', accent: 'rgb(10, 125, 85)' })
  await expect(page.locator(`${floating} button`)).toHaveCSS('right', '20px')
  await expect(page.locator(`${floating} button`)).toHaveCSS('background-color', 'rgb(10, 125, 85)')
})

test('shows the floating button with its new options when the script loads again after destroy()', async ({ page }) => {
  await arrive(page)
  await load(page)
  await page.evaluate(() => window.DonateWidget?.destroy?.())
  await load(page, { floating: 'bottom-right', accent: '#1f4e79' })
  const button = page.locator(`${floating} button`)
  await expect(button).toBeInViewport()
  await expect(button).toHaveCSS('right', '20px')
  await expect(button).toHaveCSS('background-color', 'rgb(31, 78, 121)')
  await button.click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('lets the page’s style sheet move the floating button', async ({ page }) => {
  await arrive(page)
  await page.addStyleTag({ content: 'donate-button[part=floating]::part(button) { bottom: 88px; z-index: 5 }' })
  await load(page, { floating: 'bottom-right' })
  const button = page.locator(`${floating} button`)
  await expect(button).toHaveCSS('bottom', '88px')
  await expect(button).toHaveCSS('z-index', '5')
})

test('brings no button back through a reference that the page kept after destroy()', async ({ page }) => {
  await arrive(page)
  await load(page, { floating: 'bottom-right' })
  await expect(page.locator(`${floating} button`)).toBeVisible()
  await page.evaluate(() => {
    const kept = window.DonateWidget
    kept?.destroy?.()
    kept?.configure?.({ theme: 'dark' })
  })
  await expect(page.locator(floating)).toHaveCount(0)
})

test('keeps an open dialog’s project when the page changes the option', async ({ page }) => {
  await arrive(page)
  const code = await holdModal(page)
  await load(page, { projectId: '4' })
  await page.evaluate(() => window.DonateWidget?.open?.())
  await code.asked
  // The prefetch for that code has finished.
  await expect(page.getByRole('dialog').getByRole('heading')).toHaveAttribute('id', 'title')
  await page.evaluate(() => window.DonateWidget?.configure?.({ projectId: 7 }))
  code.letGo()
  await expect(page.getByRole('heading', { name: 'Make a Donation for Medical camp' })).toBeVisible()
})
