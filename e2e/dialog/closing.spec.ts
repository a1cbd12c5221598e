import { prepare } from '../support/arrive.ts'
import type { Dialog } from '../support/dialog.ts'
import { answerWith, hold, holdFile } from '../support/faults.ts'
import { expect, signedIn, test } from '../support/fixtures.ts'
import { flexibleDonation as donation } from '../support/donations.ts'
import { roots } from '../support/roots.ts'
import { openPopup } from '../support/signIn.ts'
import type { Traffic } from '../support/traffic.ts'

/** Longer than the two seconds before the hand-over of a recorded donation, and than any late answer. */
const longEnoughMs = 3000

/** Sends nothing, opens nothing, and the next opening starts again. */
async function expectGone(dialog: Dialog, traffic: Traffic): Promise<void> {
  const { page } = dialog
  await expect(dialog.root).toHaveCount(0)
  const url = page.url()
  await page.waitForTimeout(longEnoughMs)
  await expect(dialog.root).toHaveCount(0)
  expect(page.url()).toBe(url)
  expect(traffic.posted).toEqual([])
  await dialog.open({ projectId: donation.projectId })
  await expect(dialog.amount).toBeVisible()
  await expect(dialog.veil).toHaveCount(0)
  await expect(dialog.toast).toHaveCount(0)
}

const escape = (dialog: Dialog): Promise<void> => dialog.page.keyboard.press('Escape')
const button = (dialog: Dialog): Promise<void> => dialog.close.click()

signedIn(
  'makes no donation if the dialog closes after CONTINUE, before its code has loaded',
  async ({ dialog, page, traffic }) => {
    const held = await holdFile(page, 'give')
    await page.goto(`${roots.siteRoot}/donate?project=${donation.projectId}&purpose=${donation.purpose.id}`)
    await expect(dialog.continueButton).toBeVisible()
    await dialog.continueButton.click()
    await expect(dialog.continueButton).toHaveAttribute('aria-disabled', 'true')
    await held.asked
    await expect(dialog.root.getByRole('link', { name: 'Other ways to give' })).toBeVisible({ timeout: 4000 })
    await button(dialog)
    held.letGo()
    await expectGone(dialog, traffic)
    expect(traffic.count('donation/payment-detail')).toBe(0)
  },
)

test('closes the sign-in window together with the dialog', async ({ dialog }) => {
  await dialog.openOnPartner({ projectId: donation.projectId, purposeId: donation.purpose.id })
  await dialog.continueButton.click()
  const popup = await openPopup(dialog)
  const gone = popup.waitForEvent('close')
  await button(dialog)
  await gone
  await dialog.open({ projectId: donation.projectId })
  await expect(dialog.amount).toBeVisible()
})

signedIn('returns the focus to CONTINUE after a failed step, and after Back from a panel', async ({ dialog, page }) => {
  await prepare('site', donation, dialog)
  await answerWith(page, 'donation/payment-detail', { status: 500 })
  await dialog.continueButton.press('Enter')
  await dialog.expectToast('Server Error', 'Internal server error')
  await expect(dialog.continueButton).toBeFocused()
  await dialog.root.getByRole('button', { name: 'Other ways to give' }).press('Enter')
  await dialog.root.getByRole('button', { name: '‹ Back' }).press('Enter')
  await expect(dialog.continueButton).toBeFocused()
})

signedIn('closes for good while donation/add-donation is pending', async ({ dialog, page, traffic }) => {
  await prepare('site', donation, dialog)
  const held = await hold(page, 'donation/add-donation')
  await dialog.continueButton.click()
  await held.asked
  await escape(dialog)
  held.letGo()
  await expectGone(dialog, traffic)
  expect(traffic.count('donation/add-donation')).toBe(1)
})

signedIn(
  'posts nothing after Escape during the two seconds, and the next general opening is empty',
  async ({ dialog, traffic }) => {
    await prepare('partner', donation, dialog)
    await dialog.continueButton.click()
    await expect(dialog.root.getByText('Taking you to the secure payment page')).toBeVisible()
    await escape(dialog)
    await expectGone(dialog, traffic)
    await button(dialog)
    await dialog.open()
    await expect(dialog.project).toHaveValue('')
  },
)
