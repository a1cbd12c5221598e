import type { Page } from '@playwright/test'
import { answerWith, hold } from '../support/faults.ts'
import { expect, test } from '../support/fixtures.ts'
import { at, show, focused } from '../support/sitePages.ts'

/** Scrolls to a position, in px. The last frame of a smooth scroll can undo it, so it looks again a moment later. */
const scrollFirmly = (page: Page, top: number): Promise<void> =>
  expect(async () => {
    await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)
    await page.waitForTimeout(100)
    expect(await page.evaluate(() => Math.round(window.scrollY))).toBe(top)
  }).toPass()

test.describe('addresses', () => {
  // Every address: redirectOf.test.ts.
  test('an old, an unknown and a guarded one redirect, to pages without a footer', async ({ page }) => {
    await page.goto(at('/terms&conditions'))
    await expect(page).toHaveURL(at('/terms-and-conditions'))
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByRole('contentinfo')).toHaveCount(0)
    await page.goto(at('/no-such-page'))
    await expect(page).toHaveURL(at(`/not-found?from=${encodeURIComponent('/no-such-page')}`))
    await page.goto(at('/donation'))
    await expect(page).toHaveURL(/\/login\?next=%2Fdonation/)
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByRole('contentinfo')).toHaveCount(0)
  })

  test('other pages have a footer', async ({ page }) => {
    await show(page, '/blog')
    const footer = page.getByRole('contentinfo')
    await expect(footer.getByRole('navigation').getByRole('link')).toHaveText([
      'Home',
      'About Us',
      'Swargashram',
      'Projects',
      'CSR Support',
      'Gallery',
      'Insights & Upcoming Highlights',
      'Contact Us',
      'Privacy Policy',
      'Terms & Conditions',
    ])
    await expect(footer).toContainText('© 2025 Kinara Seva Nyas')
  })
})

test('only logs that contact details did not load, and shows the rest of the footer', async ({ page }) => {
  await answerWith(page, 'get-contact-details', { status: 500 })
  // The browser renders this page itself. A prerendered page has the contact details already.
  await page.goto(at('/donate'))
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('link', { name: 'Privacy Policy' })).toBeVisible()
  await expect(footer.getByRole('link', { name: 'Donate Now' })).toBeVisible()
})

test.describe('navigation', () => {
  test('scrolls up and focuses the heading, and Back and Forward restore the position', async ({ page }) => {
    const top = () => page.evaluate(() => Math.round(window.scrollY))
    await show(page, '/blog')
    await scrollFirmly(page, 700)
    await page.getByRole('main').getByRole('link').nth(4).focus()
    const link = page.locator('main a[href^="/blog-details/"]').nth(2)
    await link.scrollIntoViewIfNeeded()
    const left = await top()
    expect(left).toBeGreaterThan(100)
    await link.click()
    await expect(page).toHaveURL(/blog-details/)
    await expect.poll(top).toBe(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await scrollFirmly(page, 400)
    await page.goBack()
    await expect(page).toHaveURL(at('/blog'))
    await expect.poll(top).toBe(left)
    await page.goForward()
    await expect(page).toHaveURL(/blog-details/)
    await expect.poll(top).toBe(400)
  })

  test('Back restores the position after a reload, even if the content arrives late', async ({ page }) => {
    const top = () => page.evaluate(() => Math.round(window.scrollY))
    await show(page, '/about')
    await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click()
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
    await scrollFirmly(page, 900)
    await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).dispatchEvent('click')
    await expect(page).toHaveURL(at('/contact'))
    await page.reload()
    await expect(page.locator('html')).not.toHaveAttribute('data-fresh')
    const { asked, letGo } = await hold(page, 'blog?*')
    await page.goBack()
    await asked
    await expect(page).toHaveURL(at('/blog'))
    letGo()
    await expect.poll(top).toBe(900)
  })

  test('a reload restores the position, even if the content arrives late', async ({ page, siteDonor }) => {
    expect(siteDonor.token).not.toBe('')
    const top = () => page.evaluate(() => Math.round(window.scrollY))
    await show(page, '/profile')
    await scrollFirmly(page, 1000)
    const { asked, letGo } = await hold(page, 'profile')
    await page.reload()
    await asked
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    letGo()
    await expect.poll(top).toBe(1000)
  })

  test('the skip link moves past the menu', async ({ page }) => {
    await show(page)
    await page.keyboard.press('Tab')
    await expect(focused(page)).toHaveText('Skip to the content')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  })

  test('the page stays in Hindi after navigation', async ({ page }) => {
    await show(page)
    await page.getByRole('link', { name: 'हिन्दी' }).click()
    await expect(page.getByRole('banner').getByRole('link', { name: 'संपर्क करें' })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
    await page.getByText('परियोजनाएँ', { exact: true }).first().hover()
    await expect(page.getByRole('dialog', { name: 'सेवा के काम' }).getByRole('tab').first()).toHaveText(/अन्नदान/)
    await page.reload()
    await expect(page.getByRole('banner').getByRole('link', { name: 'संपर्क करें' })).toBeVisible()
  })
})
