import type { Dialog } from './dialog.ts'
import { expectChoices, prepare } from './arrive.ts'
import { expect, signedIn, test } from './fixtures.ts'
import { fixedGift, flexibleGift, type Gift, itemGift } from './gifts.ts'
import { newEmail } from './providerWindow.ts'
import { roots } from './roots.ts'
import { fillLogin } from './signIn.ts'

/** CONTINUE without a session, on the trust's own site. */
async function toSignIn(dialog: Dialog, gift: Gift): Promise<void> {
  await prepare('site', gift, dialog)
  await dialog.continueButton.click()
  await expect(dialog.root.getByRole('heading', { name: 'Sign in to give' })).toBeFocused()
}

test('who types while the toast ends loses no key', async ({ dialog }) => {
  await toSignIn(dialog, flexibleGift)
  await expect(dialog.toast).toHaveCount(1)
  const email = dialog.root.getByLabel('E-mail')
  const typed = 'meera.of.the.slow.keys@example.org'
  // Longer than the toast's three seconds.
  await email.pressSequentially(typed, { delay: 120 })
  await expect(dialog.toast).toHaveCount(0)
  await expect(email).toHaveValue(typed)
  await expect(email).toBeFocused()
})

signedIn(
  'a session that has lost who the donor is: said, a way to sign in, and no payment is asked for',
  async ({ dialog, page, traffic }) => {
    await page.goto(roots.siteRoot)
    await page.evaluate(() => localStorage.removeItem('userDetails'))
    await prepare('site', flexibleGift, dialog)
    await dialog.continueButton.click()
    await dialog.expectToast('Sign in', 'User details are missing. Please log in again.')
    await expect(dialog.root.getByRole('heading', { name: 'Sign in to give' })).toBeVisible()
    expect(traffic.count('donation/payment-detail')).toBe(0)
  },
)

for (const gift of [itemGift, fixedGift, flexibleGift]) {
  test(`a new account is made on a page of its own, and the ${gift.type} gift stands as before`, async ({
    dialog,
    page,
  }) => {
    await toSignIn(dialog, gift)
    await dialog.root.getByRole('link', { name: 'New here? Create an account' }).click()
    await page.getByLabel('Full name').fill('Kavi Namuna')
    await page.getByLabel('E-mail').fill(newEmail())
    await page.getByLabel('Mobile number').fill('90000 00418')
    await page.getByLabel('Password', { exact: true }).fill('Ghat-par-diya-418')
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(dialog.root).toHaveAccessibleName(`Make a Donation for ${gift.title}`)
    await expectChoices(gift, dialog)
  })
}

test('from the page for a forgotten password the way leads back to the gift as it was', async ({
  dialog,
  page,
  donor,
}) => {
  await toSignIn(dialog, itemGift)
  await dialog.root.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page).toHaveURL(/\/forget-password$/)
  await page.getByRole('main').getByRole('link', { name: 'Back to Login' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back')
  await fillLogin(page, donor)
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click()
  await expect(dialog.root).toHaveAccessibleName(`Make a Donation for ${itemGift.title}`)
  await expectChoices(itemGift, dialog)
})
