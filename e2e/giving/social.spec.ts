import { expect, test } from '../support/fixtures.ts'
import { newEmail, providerWindow, typePerson } from '../support/signIn.ts'
import { roots } from '../support/roots.ts'

for (const [page_, button, kind] of [
  ['login', 'Sign in with Google', 'Google'],
  ['signup', 'Continue with Apple', 'Apple'],
] as const) {
  test(`${kind} on /${page_} creates the account, and returns to the visitor’s page`, async ({ page }) => {
    const email = newEmail()
    await page.goto(`${roots.siteRoot}/${page_}?next=%2Fprofile`)
    await typePerson(await providerWindow(page, button), 'Noor Namuna', email)
    await expect(page).toHaveURL(`${roots.siteRoot}/profile`)
    await expect(page.getByLabel('Full name')).toHaveValue('Noor Namuna')
    await expect(page.getByText(email)).toBeVisible()
    // The account has no password yet: the first one needs no current one.
    await expect(page.getByRole('button', { name: 'Set password' })).toBeVisible()
  })
}

test('a click before Apple’s script has loaded waits for it', async ({ page }) => {
  let come = (): void => {}
  const held = new Promise<void>((resolve) => (come = resolve))
  await page.route(`${roots.identityRoot}/appleid/**`, async (route) => {
    await held
    await route.continue()
  })
  await page.goto(`${roots.siteRoot}/login`)
  const group = page.getByRole('group', { name: 'Sign in through a provider' })
  const opened = providerWindow(page, 'Continue with Apple')
  await expect(group.getByRole('status')).toHaveText(/./)
  come()
  await expect((await opened).getByText('Somebody else')).toBeVisible()
  await expect(group.getByRole('alert')).toHaveCount(0)
})

test('a message in view says that a provider did not load, also in a small window', async ({ page }) => {
  await page.setViewportSize({ width: 480, height: 600 })
  await page.route(`${roots.identityRoot}/appleid/**`, (route) => route.abort())
  await page.goto(`${roots.siteRoot}/login`)
  await page.getByRole('button', { name: 'Continue with Apple' }).click()
  const alert = page.getByRole('group', { name: 'Sign in through a provider' }).getByRole('alert')
  await expect(alert).toContainText('Login providers not ready yet.')
  await expect(alert).toBeInViewport({ ratio: 1 })
})

test('closing the window signs nobody in, and shows a message', async ({ page }) => {
  await page.goto(`${roots.siteRoot}/login`)
  const popup = await providerWindow(page, 'Continue with Apple')
  await popup.close()
  await expect(page.getByRole('alert')).toContainText('Not logged in')
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
})

test('the form stays in its place if a provider does not load, and shows a message', async ({ page }) => {
  await page.setViewportSize({ width: 480, height: 600 })
  await page.route(`${roots.identityRoot}/**`, (route) => route.abort())
  await page.goto(`${roots.siteRoot}/login`)
  await expect(page.getByRole('alert')).toContainText('Login providers not ready yet.')
  await expect(page.getByLabel('E-mail')).toBeVisible()
  expect(await page.evaluate(() => scrollY)).toBe(0)
})
