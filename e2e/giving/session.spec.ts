import { expectSignedIn, fillLogin, openPopup, signInByPopup } from '../support/signIn.ts'
import { storageOf } from '../support/accounts.ts'
import { expectChoices, prepare } from '../support/arrive.ts'
import type { Dialog } from '../support/dialog.ts'
import { answerWith, ended } from '../support/faults.ts'
import { expect, test } from '../support/fixtures.ts'
import { itemDonation, flexibleDonation } from '../support/donations.ts'
import type { Donor } from '../support/accounts.ts'

/** Expects the specification's result on the trust's own site: dialog closed, storage cleared, one message, /login. */
async function expectLoggedOut(dialog: Dialog): Promise<void> {
  const { page } = dialog
  await expect(page).toHaveURL(/\/login/)
  await expect(dialog.root).toHaveCount(0)
  await expect(page.getByText('Session expired. Please login again.')).toHaveCount(1)
  await expect(page.getByText('Authentication Required')).toHaveCount(1)
  // All cleared, also the pending donation and its hash. The language belongs to the site and stays.
  const keys = await page.evaluate(() => Object.keys(localStorage))
  expect(keys.filter((key) => key !== 'language')).toEqual([])
}

async function logInAgain(dialog: Dialog, donor: Donor): Promise<void> {
  await fillLogin(dialog.page, donor)
  await dialog.page.getByRole('main').getByRole('button', { name: 'Login' }).click()
  await expect(dialog.page).toHaveURL(/\/donate/)
}

for (const path of ['donation/add-donation']) {
  test(`pays nothing and opens /login on a 401 at ${path} on the site, then restores the choices, also in whose name`, async ({
    dialog,
    page,
    siteDonor,
    traffic,
  }) => {
    await answerWith(page, path, { ...ended, times: 1 })
    await prepare('site', itemDonation, dialog)
    await dialog.giveInName('Shanti')
    const entries = await page.evaluate(() => history.length)
    await dialog.continueButton.click()
    await expectLoggedOut(dialog)
    expect(traffic.posted).toEqual([])
    expect(await page.evaluate(() => history.length)).toBe(entries + 1)
    await logInAgain(dialog, siteDonor)
    await expectChoices(itemDonation, dialog)
    await expect(dialog.root.getByRole('figure', { name: 'The card will say' })).toContainText('Shanti')
    const sent = page.waitForRequest('**/donation/payment-detail')
    await dialog.continueButton.click()
    expect((await sent).postDataJSON()).toMatchObject({ dedication: { occasion: 'honour', name: 'Shanti' } })
    await expect.poll(() => traffic.posted.length).toBe(1)
    expect(traffic.posted[0]?.['amount']).toBe('1020.00')
  })
}

for (const path of ['donation/payment-detail']) {
  test(`keeps the storage of the partner's page and the choices on a 401 at ${path}, and asks to sign in again`, async ({
    dialog,
    page,
    donor,
    traffic,
  }) => {
    await dialog.openOnPartner({ projectId: itemDonation.projectId })
    await itemDonation.choose(dialog)
    const before = await storageOf(page)
    expect(before).toContain('dealer-7f21')
    await answerWith(page, path, { ...ended, times: 1 })
    await signInByPopup(dialog, donor)
    await dialog.expectToast('Authentication Required', 'Session expired. Please login again.')
    expect(await storageOf(page)).toBe(before)
    expect(traffic.posted).toEqual([])
    const popup = await openPopup(dialog)
    const closed = popup.waitForEvent('close')
    await popup.getByRole('button', { name: 'Continue as Meera' }).click()
    await closed
    // The click in the window is for the pending donation.
    await expect.poll(() => traffic.posted.length).toBe(1)
    expect(traffic.posted[0]?.['amount']).toBe('1020.00')
  })
}

test('asks to sign in on a 401 while another project loads on the partner’s page, then shows the form', async ({
  dialog,
  page,
  donor,
}) => {
  await dialog.openOnPartner()
  await dialog.project.selectOption({ label: flexibleDonation.title })
  await flexibleDonation.choose(dialog)
  await answerWith(page, 'donation/require-item', { ...ended, times: 1 })
  await dialog.project.selectOption({ label: itemDonation.title })
  await dialog.expectToast('Authentication Required', 'Session expired. Please login again.')
  const popup = await openPopup(dialog)
  const closed = popup.waitForEvent('close')
  await fillLogin(popup, donor)
  await popup.getByRole('button', { name: 'Sign in and continue' }).click()
  await closed
  await expect(dialog.root.getByRole('group', { name: 'Choose items' })).toBeVisible()
  // Nobody has clicked CONTINUE, so nothing continues by itself.
  await expectSignedIn(dialog)
})
