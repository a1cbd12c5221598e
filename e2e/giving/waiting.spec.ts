import { prepare } from '../support/arrive.ts'
import { answerWith, hold } from '../support/faults.ts'
import { expect, signedIn as test } from '../support/fixtures.ts'
import { flexibleDonation as donation } from '../support/donations.ts'
import { expectStopped, problems } from '../support/problems.ts'

test('shows a message on 429 without a logout, and disables CONTINUE for the time of Retry-After', async ({
  dialog,
  page,
  siteDonor,
  traffic,
}) => {
  await answerWith(page, 'donation/payment-detail', { status: 429, headers: { 'Retry-After': '4' }, times: 1 })
  await prepare('site', donation, dialog)
  await dialog.settled()
  await expectStopped(donation, dialog, traffic, problems.tooMany)
  await expect(dialog.continueButton).toBeDisabled()
  await dialog.continueButton.evaluate((button) => (button as HTMLButtonElement).click())
  expect(traffic.count('donation/payment-detail')).toBe(1)
  await expect(dialog.continueButton).toBeEnabled({ timeout: 8_000 })
  await dialog.continueButton.click()
  await expect.poll(() => traffic.count('donation/payment-detail')).toBe(2)
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBe(siteDonor.token)
})

test('gives up after 15 s without an answer, and ignores the late answer', async ({ dialog, page, traffic }) => {
  await prepare('site', donation, dialog)
  await dialog.settled()
  const held = await hold(page, 'donation/payment-detail')
  const begun = Date.now()
  await dialog.continueButton.click()
  await expect(dialog.veil).toContainText('Preparing your payment…')
  await expect(dialog.toast.locator('b')).toHaveText(problems.timedOut[0], { timeout: 20_000 })
  expect(Date.now() - begun).toBeGreaterThan(14_900)
  await dialog.expectToast(...problems.timedOut)
  held.letGo()
  await expect(dialog.veil).toHaveCount(0)
  expect(traffic.count('donation/add-donation')).toBe(0)
})
