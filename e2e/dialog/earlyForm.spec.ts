import { expect, signedIn, test } from '../support/fixtures.ts'
import { holdProgram } from '../support/faults.ts'
import { prerendered } from '../support/sitePages.ts'
import { roots } from '../support/roots.ts'

const address = `${roots.siteRoot}/donate?project=4&amount=700`

test('shows a usable form before the site’s program loads, and the program takes it over without opening it again', async ({
  page,
  dialog,
  request,
}) => {
  await prerendered(request, address)
  const held = await holdProgram(page)
  await page.goto(address)
  await expect(dialog.root).toHaveAccessibleName('Make a Donation for Medical camp')
  await expect(dialog.amount).toHaveValue('700')
  await expect(page.locator('html')).toHaveAttribute('data-fresh')
  await dialog.amount.fill('900')
  held.letGo()
  await expect(page.locator('html')).not.toHaveAttribute('data-fresh')
  await expect(dialog.amount).toHaveValue('900')
  await dialog.close.click()
  await expect(dialog.root).toHaveCount(0)
  await expect(page.getByText('The donation form is opening.')).toHaveCount(0)
  // The page has hydrated: its own links open the form again.
  await page.getByRole('main').getByRole('link', { name: 'Donate to Medical camp' }).click()
  await expect(dialog.root).toHaveAccessibleName('Make a Donation for Medical camp')
})

test('shows the form in Hindi to a Hindi reader, also on a page that the browser renders', async ({ page, dialog }) => {
  await page.route(`${roots.siteRoot}/donate?*`, async (route) => {
    const answer = await route.fetch()
    const html = await answer.text()
    // The site as plain files: the server prerenders nothing.
    await route.fulfill({
      response: answer,
      body: html
        .replace(/<html lang="hi" data-fresh>/, '<html lang="en">')
        .replace(/<div id="root">.*<\/script>/s, '<div id="root"></div>'),
    })
  })
  const held = await holdProgram(page)
  await page.goto(`${address}&lang=hi`)
  await expect(dialog.root).toHaveAttribute('lang', 'hi')
  held.letGo()
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveCount(1)
})

signedIn('the early form and the page behind it know the signed-in donor', async ({ page, dialog }) => {
  const held = await holdProgram(page)
  await page.goto(`${address}&purpose=41`)
  await dialog.settled()
  await page.route(`${roots.apiRoot}/donation/payment-detail`, (route) =>
    route.fulfill({
      status: 401,
      json: { status: false, message: '', data: null, error: { code: 'unauthorized' } },
      headers: { 'Access-Control-Allow-Origin': '*' },
    }),
  )
  await dialog.continueButton.click()
  await expect(dialog.root).toHaveCount(0)
  held.letGo()
  // The session ended before the program loaded. The program says so, and opens the sign-in page.
  await expect(page.getByText('Session expired. Please login again.')).toBeVisible()
  await expect(page).toHaveURL(/\/login/)
})
