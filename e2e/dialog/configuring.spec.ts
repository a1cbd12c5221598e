/** What a page that lives long does with the options and with the script itself. */
import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { holdModal } from '../support/faults.ts'
import { roots } from '../support/roots.ts'

const floating = 'html > donate-button'

/** A page of a partner's, without our script. */
const arrive = (page: Page): Promise<unknown> => page.goto(`${roots.pagesRoot}/wild/clean?script=off`)

/** Loads our script, as a router may do again and again. */
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

test('a floating button that is switched off goes, and comes back where it is then wanted', async ({ page }) => {
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

test('loaded again after destroy(): the floating button stands where and looks as it is asked to now', async ({
  page,
}) => {
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

test('the page’s style sheet moves the floating button', async ({ page }) => {
  await arrive(page)
  await page.addStyleTag({ content: 'donate-button[part=floating]::part(button) { bottom: 88px; z-index: 5 }' })
  await load(page, { floating: 'bottom-right' })
  const button = page.locator(`${floating} button`)
  await expect(button).toHaveCSS('bottom', '88px')
  await expect(button).toHaveCSS('z-index', '5')
})

test('destroyed, what the page kept of it brings no button back', async ({ page }) => {
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

test('an open dialog keeps the project that the page had when it was pressed', async ({ page }) => {
  await arrive(page)
  const code = await holdModal(page)
  await load(page, { projectId: '4' })
  await page.evaluate(() => window.DonateWidget?.open?.())
  await code.asked
  // What goes ahead of that code is here.
  await expect(page.getByRole('dialog').getByRole('heading')).toHaveAttribute('id', 'title')
  await page.evaluate(() => window.DonateWidget?.configure?.({ projectId: 7 }))
  code.letGo()
  await expect(page.getByRole('heading', { name: 'Make a Donation for Medical camp' })).toBeVisible()
})
