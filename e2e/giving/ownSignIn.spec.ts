import type { Dialog } from '../support/dialog.ts'
import { expectChoices, prepare } from '../support/arrive.ts'
import { expectAccessible } from '../support/axe.ts'
import { expect, signedIn, test } from '../support/fixtures.ts'
import { atGateway } from '../support/gatewayPage.ts'
import { flexibleDonation, type Donation, itemDonation } from '../support/donations.ts'
import { addNewcomer, fillLogin, newEmail, signInByCode, providerWindow, typePerson } from '../support/signIn.ts'
import { roots } from '../support/roots.ts'

/** Clicks CONTINUE without a session, on the trust's own site. @param name in whose name the donation is given */
async function toSignIn(dialog: Dialog, donation: Donation, name?: string): Promise<void> {
  await prepare('site', donation, dialog)
  if (name) await dialog.giveInName(name)
  await dialog.continueButton.click()
  await expect(dialog.root.getByRole('heading', { name: 'Sign in to give' })).toBeFocused()
}

signedIn(
  'shows a message and requests no payment if the session has no donor, who signs in in the dialog and continues',
  async ({ dialog, page, siteDonor, traffic }) => {
    await page.goto(roots.siteRoot)
    await page.evaluate(() => localStorage.removeItem('userDetails'))
    await prepare('site', flexibleDonation, dialog)
    await dialog.continueButton.click()
    await expect(dialog.root.getByText('User details are missing. Please log in again.')).toBeVisible()
    await expect(dialog.toast).toHaveCount(0)
    await expect(dialog.root.getByRole('heading', { name: 'Sign in to give' })).toBeVisible()
    expect(traffic.count('donation/payment-detail')).toBe(0)
    await dialog.root.getByLabel('E-mail').fill(siteDonor.email)
    await dialog.root.getByLabel('Password', { exact: true }).fill(siteDonor.password)
    await dialog.root.getByRole('button', { name: 'Sign in and continue' }).click()
    await atGateway(page)
    expect(traffic.posted[0]?.['amount']).toBe('125000.00')
  },
)

test('creates an account in the dialog and continues to the payment', async ({ dialog, page, traffic }) => {
  await toSignIn(dialog, itemDonation)
  await expect(dialog.root.getByText(`${itemDonation.shown} for ${itemDonation.title}`)).toBeVisible()
  await dialog.root.getByRole('button', { name: 'Create an account' }).click()
  await dialog.root.getByLabel('Full name').fill('Kavi Namuna')
  await dialog.root.getByLabel('E-mail').fill(newEmail())
  await dialog.root.getByLabel('Mobile number').fill('90000 00418')
  await dialog.root.getByLabel('Password (at least 8 characters)').fill('Ghat-par-diya-418')
  await dialog.root.getByRole('button', { name: 'Create account and continue' }).click()
  // On a phone the question and its answers need no scrolling.
  await page.setViewportSize({ width: 360, height: 740 })
  await expect(dialog.root.getByRole('button', { name: /^Neither/ })).toBeInViewport({ ratio: 1 })
  await dialog.declareCitizen()
  await atGateway(page)
  expect(traffic.posted[0]?.['amount']).toBe('1020.00')
})

test('takes name and phone of a newcomer with the same code, on a phone, and continues to the payment in somebody’s name', async ({
  dialog,
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await toSignIn(dialog, flexibleDonation, 'Shanti')
  await signInByCode(dialog.root, page.request, newEmail())
  await expect(dialog.root.getByText(/^Your code is right/)).toBeVisible()
  await expectAccessible(page)
  await addNewcomer(dialog.root)
  const sent = page.waitForRequest('**/donation/payment-detail')
  await dialog.declareCitizen()
  expect((await sent).postDataJSON()).toMatchObject({ dedication: { name: 'Shanti' } })
  await atGateway(page)
})

test('shows a provider’s button in the dialog, and continues to the payment', async ({ dialog, page, traffic }) => {
  await toSignIn(dialog, flexibleDonation)
  await expectAccessible(page)
  await typePerson(await providerWindow(page, 'Continue with Apple'), 'Noor Namuna', newEmail())
  await dialog.declareCitizen()
  await atGateway(page)
  expect(traffic.posted[0]?.['amount']).toBe('125000.00')
})

test('shows one tap below the dialog’s form, where it covers nothing, and continues to the payment', async ({
  dialog,
  page,
}) => {
  await toSignIn(dialog, flexibleDonation)
  const card = page.frameLocator('iframe[title="Sign in with Google"]')
  await expect(card.getByRole('heading', { name: 'Continue to Kinara Seva Nyas' })).toBeVisible()
  const forgot = dialog.root.getByRole('link', { name: 'Forgot your password?' })
  const frame = page.locator('iframe[title="Sign in with Google"]')
  await frame.scrollIntoViewIfNeeded()
  const [above, below] = [await forgot.boundingBox(), await frame.boundingBox()]
  expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0))
  await card.getByRole('button', { name: /Lakshmi Nair/ }).click()
  await dialog.declareCitizen()
  await atGateway(page)
})

test('loads no provider and shows no card on the start page, however long the visitor stays', async ({
  page,
  traffic,
}) => {
  await page.clock.install()
  await page.goto(`${roots.siteRoot}/home`)
  await page.waitForLoadState('networkidle')
  await page.clock.runFor(30_000)
  await page.waitForLoadState('networkidle')
  expect(traffic.urls.filter((url) => url.startsWith(roots.identityRoot))).toEqual([])
})

test('returns from the page for a forgotten password to the donation as it was', async ({ dialog, page, donor }) => {
  await toSignIn(dialog, itemDonation, 'Shanti')
  await dialog.root.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page).toHaveURL(/\/forget-password\?next=/)
  await page.getByRole('main').getByRole('link', { name: 'Back to Login' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back')
  await fillLogin(page, donor)
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click()
  await expect(dialog.root).toHaveAccessibleName(`Make a Donation for ${itemDonation.title}`)
  await expectChoices(itemDonation, dialog)
  await expect(dialog.root.getByRole('figure', { name: 'The card will say' })).toContainText('Shanti')
})
