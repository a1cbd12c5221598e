import { holdModal, holdScript } from '../support/faults.ts'
import { expect, test } from '../support/fixtures.ts'
import { roots } from '../support/roots.ts'

test('shows an error within 3 s if the dialog’s code is blocked, with a link to the site and the offline ways', async ({
  page,
  dialog,
}) => {
  await page.route('**/widget/v1/**', (route) =>
    route.request().url().endsWith('/donate.js') ? route.continue() : route.abort(),
  )
  await page.goto(roots.partnerRoot)
  await page.getByRole('button', { name: 'Send a meal' }).click()
  const begun = Date.now()
  await expect(dialog.root.getByRole('alert')).toHaveText('It did not load', { timeout: 5000 })
  expect(Date.now() - begun).toBeLessThan(3500)
  const site = dialog.root.getByRole('link', { name: 'Make a Donation' })
  await expect(site).toHaveAttribute('href', `${roots.siteRoot}/donate?lang=en&project=1`)
  await dialog.root.getByRole('link', { name: 'Other ways to give' }).click()
  await page.waitForURL(`${roots.siteRoot}/donate**`)
  await expect(page.getByText('EXMP0000123')).toBeVisible()
})

test('shows an error after 3 s if the dialog’s code hangs, and the form as soon as it loads', async ({
  page,
  dialog,
}) => {
  const { letGo } = await holdModal(page)
  await page.goto(roots.partnerRoot)
  await page.getByRole('button', { name: 'Send a meal' }).click()
  await expect(dialog.root).toHaveAccessibleName('Make a Donation')
  await expect(dialog.close).toBeVisible()
  await expect(dialog.root.getByRole('alert')).toBeVisible({ timeout: 4000 })
  letGo()
  await expect(dialog.continueButton).toBeVisible()
  await expect(dialog.root.getByRole('alert')).toHaveCount(0)
})

test('offers a retry that continues if the code for CONTINUE does not load', async ({ page, dialog }) => {
  await page.route('**/widget/v1/**/{give,later.en}*.js', (route) => route.abort())
  await dialog.openOnPartner({ projectId: 4, purposeId: 41 })
  await dialog.continueButton.click()
  await expect(dialog.root.getByRole('alert')).toContainText('This could not be loaded.')
  await page.unrouteAll()
  await dialog.root.getByRole('button', { name: 'Try again' }).click()
  await expect(dialog.root.getByRole('heading', { name: 'Sign in to give' })).toBeVisible()
})

test('shows an error beside CONTINUE, in view, if a phone loses its connection', async ({ page, dialog }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.route('**/widget/v1/**/{give,later.en}*.js', (route) => route.abort())
  await dialog.openOnPartner({ projectId: 4, purposeId: 41 })
  await expect(dialog.continueButton).toBeVisible()
  await page.context().setOffline(true)
  await dialog.continueButton.click()
  const alert = dialog.root.locator('footer').getByRole('alert')
  await expect(alert).toContainText('This could not be loaded. Please check your connection.')
  for (const part of [alert, dialog.continueButton]) await expect(part).toBeInViewport({ ratio: 1 })
})

test('shows a message, a retry and a link to the site if the API does not answer', async ({ page, dialog }) => {
  await page.route(`${roots.apiRoot}/**`, (route) => route.abort('connectionrefused'))
  await page.goto(roots.partnerRoot)
  await page.getByRole('button', { name: 'Send a meal' }).click()
  await expect(dialog.root.getByRole('alert')).toContainText('This could not be loaded. Please check your connection.')
  await expect(dialog.root.getByRole('link', { name: 'Give on our website' })).toBeVisible()
  await page.unrouteAll()
  await dialog.root.getByRole('button', { name: 'Try again' }).click()
  await expect(dialog.continueButton).toBeVisible()
})

test('the site’s buttons still work if the script is blocked', async ({ page }) => {
  await page.route('**/widget/v1/donate.js', (route) => route.abort())
  await page.goto(`${roots.siteRoot}/donate?project=4`)
  await expect(page.getByRole('heading', { name: 'The donation form could not be opened' })).toBeVisible()
  await expect(page.getByText('EXMP0000123')).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('dialog')).toHaveAccessibleName('Make a Donation for Medical camp')
})

test('the site opens the other ways after 3 s if the script hangs, and opens the dialog once', async ({
  page,
  dialog,
}) => {
  const { letGo } = await holdScript(page)
  await page.goto(`${roots.siteRoot}/about`)
  await expect(page.locator('html')).not.toHaveAttribute('data-fresh')
  const begun = Date.now()
  await page.getByRole('banner').getByRole('link', { name: 'Donate Now' }).click()
  const notice = page.getByRole('heading', { name: 'The donation form could not be opened' })
  await expect(notice).toBeVisible()
  await expect(page.getByText('EXMP0000123')).toBeVisible()
  expect(Date.now() - begun).toBeLessThan(5000)
  letGo()
  await expect(dialog.root).toHaveAccessibleName('Make a Donation')
  await expect(notice).toHaveCount(0)
  await dialog.close.click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
