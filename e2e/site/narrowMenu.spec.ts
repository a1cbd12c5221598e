import { expectAccessible } from '../support/axe.ts'
import { expect, test } from '../support/fixtures.ts'
import { at, show } from '../support/frame.ts'

test.describe('narrow screens', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('the menu covers the view and includes projects; a link navigates, and Escape returns', async ({ page }) => {
    await show(page)
    const button = page.getByRole('button', { name: 'Menu', exact: true })
    await button.tap()
    const panel = page.getByRole('dialog', { name: 'Menu' })
    await expect(panel.getByRole('link', { name: 'About Us' })).toHaveAttribute('aria-current', 'page')
    await page.keyboard.press('Escape')
    await expect(panel).toHaveCount(0)
    await expect(button).toBeFocused()
    await button.tap()
    const opener = panel.getByRole('button', { name: 'Projects' })
    await expect(opener).toHaveAttribute('aria-expanded', 'false')
    await opener.tap()
    await expect(opener).toHaveAttribute('aria-expanded', 'true')
    await expectAccessible(page)
    await panel.getByRole('link', { name: 'Medical camp' }).tap()
    await expect(page).toHaveURL(/project-details(\/|%2F)4/)
    await expect(panel).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  })

  test('Donate in the menu closes it and opens the dialog', async ({ page, dialog }) => {
    await show(page)
    await page.getByRole('button', { name: 'Menu', exact: true }).tap()
    const panel = page.getByRole('dialog', { name: 'Menu' })
    await panel.getByRole('link', { name: 'Donate Now' }).tap()
    await expect(panel).toHaveCount(0)
    await expect(dialog.root).toBeVisible()
  })

  test('the links are shown if the menu’s code does not load', async ({ page }) => {
    await page.route('**/MenuPanel-*', (route) => route.abort())
    await show(page)
    await expect(page.getByRole('banner').getByRole('link', { name: 'Gallery' })).toBeHidden()
    await page.getByRole('button', { name: 'Menu', exact: true }).tap()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Gallery' })).toBeVisible()
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  for (const width of [360, 1280])
    test(`every item is a plain link at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 740 })
      await page.goto(at('/about'))
      const items = page.getByRole('banner').getByRole('navigation').getByRole('link')
      await expect(items).toHaveText([
        'Home',
        'About Us',
        'Swargashram',
        'Projects',
        'CSR Support',
        'Gallery',
        'Blog',
        'Contact Us',
      ])
      await expect(items.first()).toBeVisible()
      await expect(items.nth(3)).toHaveAttribute('href', '/projects')
      await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeHidden()
      await expect(
        page.getByRole('contentinfo').getByRole('link', { name: 'Insights & Upcoming Highlights' }),
      ).toBeVisible()
    })
})
