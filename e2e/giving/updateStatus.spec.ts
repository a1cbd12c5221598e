import { arrive } from '../support/arrive.ts'
import { backToDialog, withBackCache } from '../support/back.ts'
import { type Answer, answerWith } from '../support/faults.ts'
import { expect } from '../support/fixtures.ts'
import { atGateway } from '../support/gatewayPage.ts'
import { fixedDonation as donation } from '../support/donations.ts'
import { dismiss, expectStopped, type Problem, problems } from '../support/problems.ts'

const path = 'donation/update-status'

/** One answer of each sort. The others are cases of earlierPayment.test.ts, and those of the outcome page of outcomePage.test.tsx. */
const faults: Array<[string, Answer, Problem]> = [
  ['500', { status: 500 }, problems.serverFault],
  ['nothing, the server being away', { no: 'refused' }, problems.unreachable],
]

withBackCache(
  'shows a message and starts no second payment if the status of an earlier one fails',
  async ({ dialog, page, context, traffic }) => {
    await arrive('partner', donation, dialog)
    await backToDialog('partner', page)
    for (const [name, answer, problem] of faults) {
      await withBackCache.step(name, async () => {
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
