import type { Locator } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { prerendered } from '../support/sitePages.ts'
import { roots } from '../support/roots.ts'

/** Ways to donate without JavaScript: a partner's plain link, and the buttons of the site's own pages. */
test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const [path, why] of [
    ['/donate', 'Giving online needs JavaScript'],
    ['/donate?project=3&amount=500&lang=en&ways=offline', 'Giving online needs JavaScript'],
    ['/donate?project=3&lang=hi', 'ऑनलाइन दान के लिए JavaScript चाहिए'],
  ] as const) {
    test(`${path} says why, and names account, UPI id, telephone and e-mail`, async ({ page, request }) => {
      await prerendered(request, roots.siteRoot + path)
      await page.goto(roots.siteRoot + path)
      // Playwright's roles and texts ignore the content of `noscript`.
      const notice = page.locator('noscript [role=alert]')
      await expect(notice.locator('p').first()).toContainText(why)
      await expect(notice.locator('a[href^="tel:"]')).toBeVisible()
      await expect(notice.locator('a[href^="mailto:"]')).toBeVisible()
      await notice.locator('a[href="#ways"]').click()
      const ways = page.locator('#ways')
      await expect(ways).toBeInViewport()
      for (const value of ['000000000123', 'EXMP0000123', 'kinara@examplebank'])
        await expect(ways.getByText(value, { exact: true })).toBeVisible()
      await expect(ways.locator('a[href^="tel:"]')).toBeVisible()
      await expect(ways.locator('a[href^="mailto:"]').first()).toBeVisible()
      // No control that does nothing, and no link to the current page.
      await expect(page.getByRole('main').locator('button:visible, [data-donate]:visible')).toHaveCount(0)
    })
  }

  test('a link changes the language, and keeps the presets of the address', async ({ page, request }) => {
    const address = `${roots.siteRoot}/donate?project=3&lang=en`
    await prerendered(request, address)
    await prerendered(request, address.replace('en', 'hi'))
    await page.goto(address)
    const [english, hindi] = ['English', 'हिन्दी'].map((name) => page.getByRole('banner').getByRole('link', { name }))
    await expect(english as Locator).toHaveAttribute('aria-current', 'true')
    await hindi?.click()
    await expect(page).toHaveURL(`${roots.siteRoot}/donate?project=3&lang=hi`)
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('दान के लिए एक परियोजना चुनें')
    await expect(hindi as Locator).toHaveAttribute('aria-current', 'true')
  })

  test('a chosen language stays on the next pages, and so does the next choice', async ({ page }) => {
    const header = page.getByRole('banner')
    await page.goto(`${roots.siteRoot}/about`)
    for (const [name, lang, place] of [
      ['हिन्दी', 'hi', 'संपर्क करें'],
      ['English', 'en', 'Contact Us'],
    ] as const) {
      await header.getByRole('link', { name }).click()
      await expect(page).toHaveURL(new RegExp(`lang=${lang}$`))
      await page.getByRole('contentinfo').getByRole('link', { name: place }).first().click()
      await expect(page).toHaveURL(`${roots.siteRoot}/contact`)
      await expect(page.locator('html')).toHaveAttribute('lang', lang)
    }
  })

  test('a page that needs the browser to render it links to the ways to donate, in both languages', async ({
    page,
  }) => {
    await page.goto(`${roots.siteRoot}/login`)
    await expect(page.locator('noscript p[lang=hi] a[href^="/donate"]')).toBeInViewport()
    await page.locator('noscript p:not([lang]) a[href^="/donate"]').click()
    await expect(page.getByText('EXMP0000123')).toBeVisible()
  })
})

test('with JavaScript the dialog still opens from the address of a prerendered page', async ({ page, request }) => {
  const address = `${roots.siteRoot}/donate?project=4&amount=700`
  await prerendered(request, address)
  await page.goto(address)
  const dialog = page.getByRole('dialog')
  await expect(dialog).toHaveAccessibleName('Make a Donation for Medical camp')
  await expect(dialog.getByRole('textbox', { name: 'Amount' })).toHaveValue('700')
})
