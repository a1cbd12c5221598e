import { prepare } from '../support/arrive.ts'
import { answerWith } from '../support/faults.ts'
import { expect, signedIn as test } from '../support/fixtures.ts'
import { flexibleDonation as donation } from '../support/donations.ts'
import { dismiss, expectStopped, problems } from '../support/problems.ts'

const { recordFailed } = problems

test('never pays a donation that is not recorded, and says so', async ({ dialog, context, traffic }) => {
  await prepare('site', donation, dialog)
  const no = { json: { status: false, message: 'no', data: null, error: null } }
  await answerWith(context, 'donation/add-donation', { ...no, times: 1 })
  await expectStopped(donation, dialog, traffic, recordFailed)
  await dismiss(dialog)
  await answerWith(context, 'donation/add-donation', { no: 'refused', times: 1 })
  await dialog.continueButton.click()
  await dialog.expectToast(...problems.unreachable)
  await expect(dialog.root.locator('footer')).toContainText(recordFailed[1])
  expect(traffic.count('donation/add-donation')).toBe(2)
  expect(traffic.posted).toEqual([])
})
