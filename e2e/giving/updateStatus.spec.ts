import { arrive, places } from '../support/arrive.ts'
import { backToDialog } from '../support/back.ts'
import { withBackCache } from '../support/backCache.ts'
import { type Answer, answerWith, impatient } from '../support/faults.ts'
import { expect, signedIn as test } from '../support/fixtures.ts'
import { atGateway, endPayment } from '../support/gatewayPage.ts'
import { fixedDonation as donation } from '../support/donations.ts'
import { dismiss, expectStopped, type Problem, problems } from '../support/problems.ts'

const path = 'donation/update-status'

/** The answer, the dialog's message, and the outcome page's message. */
const faults: Array<[string, Answer, Problem, string]> = [
  ['500', { status: 500 }, problems.serverFault, 'Something went wrong on our side. Please try again in a moment.'],
  ['nothing in time', { no: 'never' }, problems.timedOut, problems.timedOut[1]],
  ['nothing, the server being away', { no: 'refused' }, problems.unreachable, problems.unreachable[1]],
  [
    'HTML with 200',
    { text: '<html>' },
    problems.unreachable,
    'The answer could not be read. Please try again in a moment.',
  ],
]

for (const place of places) {
  withBackCache(
    `shows a message and starts no second payment if the status of an earlier one fails, on the ${place}`,
    async ({ dialog, page, context, traffic }) => {
      await impatient(context)
      await arrive(place, donation, dialog)
      await backToDialog(place, page)
      for (const [name, answer, problem] of faults) {
        await test.step(name, async () => {
          await answerWith(context, path, { ...answer, times: 1 })
          await expectStopped(donation, dialog, traffic, problem)
          expect(traffic.count('donation/payment-detail')).toBe(1)
          await dismiss(dialog)
        })
      }
      await dialog.continueButton.click()
      await atGateway(page)
      expect(traffic.count('donation/payment-detail')).toBe(2)
    },
  )
}

test('the outcome page claims nothing while update-status fails, and shows the result as soon as it can', async ({
  dialog,
  page,
  context,
}) => {
  await impatient(context)
  await arrive('site', donation, dialog)
  await endPayment(page, 'success')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Your donation has arrived')
  for (const [name, answer, [title], onSite] of faults) {
    await test.step(name, async () => {
      await answerWith(context, path, answer)
      await page.reload()
      await expect(heading).toHaveText('We cannot check it at the moment')
      await expect(page.getByRole('main').getByRole('alert')).toHaveText(onSite)
      if (answer.status === 500) await expect(page.getByText(title, { exact: true })).toBeVisible()
      await expect(page.getByText('Your donation has arrived')).toHaveCount(0)
      await context.unrouteAll({ behavior: 'ignoreErrors' })
      await page.getByRole('button', { name: 'Check again' }).click()
      await expect(heading).toHaveText('Your donation has arrived')
    })
  }
})
