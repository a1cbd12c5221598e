import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { roots } from '../support/roots.ts'

/** Watches how much text is on the page from now on. Returns a function that gives the least. */
async function fewestLetters(page: Page): Promise<() => Promise<number>> {
  const main = page.getByRole('main')
  await main.evaluate((element: HTMLElement) => {
    const count = () =>
      (element.dataset['fewest'] = String(
        Math.min(Number(element.dataset['fewest'] ?? 1e9), element.textContent.length),
      ))
    new MutationObserver(count).observe(element, { childList: true, subtree: true })
  })
  return async () => Number(await main.getAttribute('data-fewest'))
}

test('a visitor goes from the start page by the projects to a donation’s dialog, pictures, videos, posts and a message', async ({
  page,
  dialog,
  traffic,
}) => {
  test.slow()
  const main = page.getByRole('main')
  const heading = page.getByRole('heading', { level: 1 })
  const nav = page.getByRole('banner').getByRole('navigation')
  const formHeading = dialog.root.getByRole('heading', { level: 2 })
  await page.goto(roots.siteRoot)
  await expect(page).toHaveURL(`${roots.siteRoot}/home`)
  await expect(main.getByText('Open kitchen').first()).toBeVisible()
  // The start page's HTML contains everything that it shows: it requests nothing before the visitor acts.
  expect(traffic.calls).toEqual([])

  // The projects: by the menu's plain link, by type of donation, and one of them.
  await page.goto(`${roots.siteRoot}/projects`)
  // Before its code has loaded, a link loads the next page from the server: a first page again.
  await page.waitForLoadState('networkidle')
  await main
    .getByRole('link', { name: /price|things|items/i })
    .first()
    .click()
  await expect(page).toHaveURL(/type=item/)
  await main
    .getByRole('link', { name: /Annadan, the open kitchen/ })
    .first()
    .click()
  await expect(heading).toHaveText('Annadan, the open kitchen')
  await expect(page).toHaveURL(/\/project-details\/1$/)
  // The heading has the focus, so a screen reader announces the page.
  await expect(heading).toBeFocused()

  // Its donate button opens the dialog with its project.
  await main
    .getByRole('link', { name: /^Donate Now/ })
    .first()
    .click()
  await expect(formHeading).toHaveText('Make a Donation for Annadan, the open kitchen')
  await page.keyboard.press('Escape')
  await expect(formHeading).toBeHidden()

  // Albums, and one large picture, by keyboard alone.
  await nav.getByRole('link', { name: 'Gallery' }).click()
  await main.getByRole('link', { name: 'All albums' }).click()
  await expect(heading).toHaveText('Photos')
  const first = main.getByRole('link', { name: /^Enlarge:/ }).first()
  await first.focus()
  await page.keyboard.press('Enter')
  const large = page.getByRole('dialog').or(page.locator('[aria-roledescription="carousel"]')).first()
  await expect(large).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Escape')
  await expect(large).toBeHidden()
  await expect(first).toBeFocused()

  // A video loads on the click, not before.
  await page.goto(`${roots.siteRoot}/video`)
  await page.waitForLoadState('networkidle')
  expect(traffic.urls.filter((url) => /\.(mp4|webm)/.test(url))).toEqual([])
  await main.getByRole('button', { name: /^Play/ }).first().click()
  await expect(main.locator('video')).toHaveJSProperty('paused', false)
  expect(traffic.urls.some((url) => /\.(mp4|webm)/.test(url))).toBe(true)

  // Posts: the list's second page, one post, and back to the reader's place.
  await nav.getByRole('link', { name: 'Blog' }).click()
  const post = main.getByRole('article').first().getByRole('link')
  const newest = await post.innerText()
  await main.getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL(/page=2/)
  // The first page's posts stay until the second's have loaded.
  await expect(post).not.toHaveText(newest)
  const title = await post.innerText()
  await post.click()
  await expect(heading).toHaveText(title)
  await page.goBack()
  await expect(page).toHaveURL(/\/blog\?page=2/)

  // A message: mistakes are shown at their field, typed text stays, and then the message is sent.
  await nav.getByRole('link', { name: 'Contact Us' }).click()
  await main.getByLabel('Your name').fill('Vimla Namuna')
  await main.getByLabel('E-mail').fill('vimla.namuna')
  await main.getByLabel('Subject').fill('A visit in spring')
  await main.getByLabel('Your message').fill('We are four and would like to help in the kitchen for a day.')
  await main.getByRole('button', { name: 'Send the message' }).click()
  await expect(main.getByLabel('E-mail')).toHaveAttribute('aria-invalid', 'true')
  await expect(main.getByLabel('Your name')).toHaveValue('Vimla Namuna')
  await main.getByLabel('E-mail').fill('vimla.namuna@example.org')
  await main.getByRole('button', { name: 'Send the message' }).click()
  await expect(main.getByText(/\b[A-Z]{1,3}-?\d+/).first()).toBeVisible()
})

test('changes the language of the page in place, stores it, and uses it in the dialog', async ({ page, dialog }) => {
  await page.goto(`${roots.siteRoot}/csr-support`)
  await page.waitForLoadState('networkidle')
  const fewest = await fewestLetters(page)
  await page.getByRole('link', { name: 'हिन्दी' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('सीएसआर सहयोग')
  await expect(page.getByRole('heading', { name: 'आपको क्या मिलता है' })).toBeVisible()
  // No text disappeared meanwhile, also in parts whose code had not loaded.
  expect(await fewest()).toBeGreaterThan(5000)
  await page.goto(`${roots.siteRoot}/about`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
  // Before its program runs, the link opens /donate.
  await page.waitForLoadState('networkidle')
  await page.getByRole('banner').getByRole('link', { name: 'दान करें' }).click()
  await expect(dialog.root.getByRole('heading', { level: 2 })).toBeVisible()
  await expect(dialog.root.getByLabel('परियोजना')).toBeVisible()
})

test('answers an unknown address with 404, and suggests pages', async ({ page, request }) => {
  const answer = await request.get(`${roots.siteRoot}/school-for-children.html`)
  expect(answer.status()).toBe(404)
  await page.goto(`${roots.siteRoot}/riverside-school`)
  await expect(page).toHaveURL(/\/not-found\?from=/)
  await expect(page.getByRole('main').getByRole('link', { name: 'Riverside School' })).toBeVisible()
  await page.getByLabel('Search this site').fill('clinic')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page.getByRole('main').getByRole('status')).toContainText('“clinic”')
  // Before the site's program runs, the form loads its own address: the server draws the same page.
  await page.goto(`${roots.siteRoot}/not-found?q=clinic`)
  await expect(page.locator('html:not([data-fresh])')).toBeAttached()
  await expect(page.getByRole('main').getByRole('status')).toContainText('“clinic”')
})

test('shows every public page and a way to donate without script', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${roots.siteRoot}/project-details/1`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Annadan, the open kitchen')
  await expect(page.getByRole('main').getByText('What a plate costs')).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Donate Now' })).toHaveAttribute('href', /^\/donate/)
  await context.close()
})
