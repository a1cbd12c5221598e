import { expectSignedIn, fillLogin, openPopup, signInByPopup } from '../support/signIn.ts'
import { storageOf } from '../support/accounts.ts'
import { arrive, expectChoices, prepare } from '../support/arrive.ts'
import type { Dialog } from '../support/dialog.ts'
import { answerWith, ended } from '../support/faults.ts'
import { expect, test } from '../support/fixtures.ts'
import { itemGift, flexibleGift } from '../support/gifts.ts'
import type { Donor } from '../support/accounts.ts'
import { roots } from '../support/roots.ts'

/** The specification's answer on the trust's own site: closed, cleared, told once, at /login. */
async function expectLoggedOut(dialog: Dialog): Promise<void> {
  const { page } = dialog
  await expect(page).toHaveURL(/\/login/)
  await expect(dialog.root).toHaveCount(0)
  await expect(page.getByText('Session expired. Please login again.')).toHaveCount(1)
  await expect(page.getByText('Authentication Required')).toHaveCount(1)
  // All cleared, the pending donation and its hash too; the language is the site's own.
  const keys = await page.evaluate(() => Object.keys(localStorage))
  expect(keys.filter((key) => key !== 'language')).toEqual([])
}

async function logInAgain(dialog: Dialog, donor: Donor): Promise<void> {
  await fillLogin(dialog.page, donor)
  await dialog.page.getByRole('main').getByRole('button', { name: 'Login' }).click()
  await expect(dialog.page).toHaveURL(/\/donate/)
}

for (const path of ['project/dropdown-list', 'donation/require-item', 'get-contact-details']) {
  test(`401 at ${path} on the site: closed, cleared, told once, /login, and back to the project`, async ({
    dialog,
    page,
    siteDonor,
  }) => {
    await answerWith(page, path, ended)
    await page.goto('about:blank')
    // Not waited for: the dialog may be closed again before anybody looks.
    await page.goto(`${roots.siteRoot}/donate?project=${itemGift.projectId}&purpose=13`)
    await expectLoggedOut(dialog)
    await page.unroute(`**/${path}`)
    await page.unrouteAll()
    await logInAgain(dialog, siteDonor)
    await expect(dialog.root).toHaveAccessibleName(`Make a Donation for ${itemGift.title}`)
    await expect(dialog.chosenPurpose).toHaveValue('13')
  })
}

for (const path of ['donation/payment-detail', 'donation/add-donation']) {
  test(`401 at ${path} on the site: no payment, /login, and then the choices again`, async ({
    dialog,
    page,
    siteDonor,
    traffic,
  }) => {
    await answerWith(page, path, { ...ended, times: 1 })
    await prepare('site', itemGift, dialog)
    const entries = await page.evaluate(() => history.length)
    await dialog.continueButton.click()
    await expectLoggedOut(dialog)
    expect(traffic.posted).toEqual([])
    expect(await page.evaluate(() => history.length)).toBe(entries + 1)
    await logInAgain(dialog, siteDonor)
    await expectChoices(itemGift, dialog)
    await dialog.continueButton.click()
    await expect.poll(() => traffic.posted.length).toBe(1)
    expect(traffic.posted[0]?.['amount']).toBe('1020.00')
  })
}

test('401 at update-status on the site, when an earlier payment is looked at', async ({
  dialog,
  page,
  siteDonor,
  traffic,
}) => {
  await arrive('site', itemGift, dialog)
  await page.goBack()
  await expectChoices(itemGift, dialog)
  await answerWith(page, 'donation/update-status', { ...ended, times: 1 })
  await dialog.continueButton.click()
  await expectLoggedOut(dialog)
  expect(traffic.posted).toHaveLength(1)
  await logInAgain(dialog, siteDonor)
  await expectChoices(itemGift, dialog)
  // The earlier payment is not forgotten: it is looked at before there is another one.
  const looked = traffic.count('donation/update-status')
  await dialog.continueButton.click()
  await expect.poll(() => traffic.count('donation/update-status')).toBe(looked + 1)
})

for (const path of ['donation/payment-detail', 'donation/add-donation']) {
  test(`401 at ${path} on the partner's page: its storage stays, sign-in again, choices kept`, async ({
    dialog,
    page,
    donor,
    traffic,
  }) => {
    await dialog.openOnPartner({ projectId: itemGift.projectId })
    await itemGift.choose(dialog)
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
    // The press in the window is for the donation that waits.
    await expect.poll(() => traffic.posted.length).toBe(1)
    expect(traffic.posted[0]?.['amount']).toBe('1020.00')
  })
}

test('401 while another project loads on the partner’s page: sign-in again, and then the form', async ({
  dialog,
  page,
  donor,
}) => {
  await dialog.openOnPartner()
  await dialog.project.selectOption({ label: flexibleGift.title })
  await flexibleGift.choose(dialog)
  await answerWith(page, 'donation/require-item', { ...ended, times: 1 })
  await dialog.project.selectOption({ label: itemGift.title })
  await dialog.expectToast('Authentication Required', 'Session expired. Please login again.')
  const popup = await openPopup(dialog)
  const closed = popup.waitForEvent('close')
  await fillLogin(popup, donor)
  await popup.getByRole('button', { name: 'Sign in and continue' }).click()
  await closed
  await expect(dialog.root.getByRole('group', { name: 'Choose items' })).toBeVisible()
  // Nobody has pressed CONTINUE: nothing goes on by itself.
  await expectSignedIn(dialog)
})
