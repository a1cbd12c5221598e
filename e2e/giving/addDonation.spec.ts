import { places, prepare } from '../support/arrive.ts'
import { type Answer, answerWith, impatient } from '../support/faults.ts'
import { expect, signedIn as test } from '../support/fixtures.ts'
import { flexibleDonation as donation } from '../support/donations.ts'
import { dismiss, expectStopped, problems } from '../support/problems.ts'
import { expectLife, toastLife } from '../support/toast.ts'

const { recordFailed, serverFault } = problems

/** Answers that do not record the donation. */
const answers: Array<[string, Answer]> = [
  ['status false', { json: { status: false, message: 'no', data: null, error: null } }],
  ['HTML with 200', { text: '<html>' }],
  ['a status that is a text', { json: { status: 'true', data: {} } }],
]

/** Faults that the transport reports itself; the bar says what they mean for the donation. */
const faults = [
  ['500', { status: 500 }, serverFault],
  ['nothing, the server being away', { no: 'refused' }, problems.unreachable],
  ['nothing in time', { no: 'never' }, problems.timedOut],
] as const

for (const place of places) {
  test(`never pays a donation that is not recorded, whatever add-donation answers on the ${place}`, async ({
    dialog,
    context,
    traffic,
  }) => {
    await impatient(context)
    await prepare(place, donation, dialog)
    for (const [name, answer] of answers) {
      await test.step(name, async () => {
        await answerWith(context, 'donation/add-donation', { ...answer, times: 1 })
        await expectStopped(donation, dialog, traffic, recordFailed)
        await dismiss(dialog)
      })
    }
    for (const [name, answer, [title, text]] of faults) {
      await test.step(name, async () => {
        await answerWith(context, 'donation/add-donation', { ...answer, times: 1 })
        await dialog.continueButton.click()
        await dialog.expectToast(title, text)
        await expect(dialog.root.locator('footer')).toContainText(recordFailed[1])
        await dismiss(dialog)
      })
    }
    expect(traffic.count('donation/add-donation')).toBe(answers.length + faults.length)
    expect(traffic.posted).toEqual([])
  })
}

test('shows a 500 of add-donation for 3 s, and no payment follows', async ({ dialog, context, traffic, page }) => {
  await answerWith(context, 'donation/add-donation', { status: 500 })
  await prepare('partner', donation, dialog)
  // Longer than the two seconds before the hand-over of a recorded donation.
  expectLife(
    await toastLife(dialog, async () => {
      await dialog.continueButton.click()
      await dialog.expectToast(...serverFault)
    }),
    3000,
  )
  expect(page.url()).toContain('127.0.0.1')
  expect(traffic.posted).toEqual([])
})
