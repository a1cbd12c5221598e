import { prepare } from '../support/arrive.ts'
import { type Answer, answerWith } from '../support/faults.ts'
import { expect, signedIn as test } from '../support/fixtures.ts'
import { flexibleDonation as donation, itemDonation } from '../support/donations.ts'
import { dismiss, expectStopped, type Problem, problems } from '../support/problems.ts'

/** One answer of each sort: of the API, of something else on the way, and none. Every other one is a case of sendDonation.test.ts and transport.test.ts. */
const answers: Array<[string, Answer, Problem]> = [
  ['500', { status: 500 }, problems.serverFault],
  ['HTML with 200', { text: '<html><h1>Log in to the wireless network</h1></html>' }, problems.hashFailed],
  ['nothing, the server being away', { no: 'refused' }, problems.unreachable],
]

test('shows an error, and records and posts nothing, after a bad answer; the next click pays once', async ({
  dialog,
  context,
  traffic,
}) => {
  await prepare('partner', donation, dialog)
  for (const [name, answer, problem] of answers) {
    await test.step(name, async () => {
      await answerWith(context, 'donation/payment-detail', { ...answer, times: 1 })
      const before = traffic.count('donation/payment-detail')
      await expectStopped(donation, dialog, traffic, problem)
      expect(traffic.count('donation/payment-detail')).toBe(before + 1)
      await expect(dialog.root).not.toContainText('wireless')
      await dismiss(dialog)
    })
  }
  expect(traffic.count('donation/add-donation')).toBe(0)
  await dialog.continueButton.click()
  await expect.poll(() => traffic.posted.length).toBe(1)
  expect(traffic.count('donation/payment-detail')).toBe(answers.length + 1)
  expect(traffic.count('donation/add-donation')).toBe(1)
})

test('shows the new price of a donation after a change, and takes it', async ({ dialog, page, traffic }) => {
  await page.route(
    '**/donation/require-item',
    async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ response: answer, body: (await answer.text()).replace(/"price":60\b/, '"price":50') })
    },
    { times: 1 },
  )
  await prepare('site', itemDonation, dialog)
  await expect(dialog.total).not.toHaveText(itemDonation.shown)
  await expectStopped(itemDonation, dialog, traffic, problems.changed)
  await dialog.continueButton.click()
  await expect.poll(() => traffic.posted.length).toBe(1)
  expect(traffic.posted[0]?.['amount']).toBe(`${itemDonation.amount}.00`)
})
