import { prepare, arrive } from '../support/arrive.ts'
import { type Answer, answerWith } from '../support/faults.ts'
import { expect, signedIn as test, signedIn } from '../support/fixtures.ts'
import { flexibleDonation as donation, itemDonation, fixedDonation } from '../support/donations.ts'
import { dismiss, expectStopped, type Problem, problems } from '../support/problems.ts'
import { newDonor, signInOnSite } from '../support/accounts.ts'
import { endPayment } from '../support/gatewayPage.ts'
import { roots } from '../support/roots.ts'

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

signedIn(
  'shows a donation to its donor only, and a success never by the address alone',
  async ({ page, dialog, traffic, browser, request }) => {
    await arrive('site', fixedDonation, dialog)
    const txnId = traffic.posted[0]?.['txnid'] ?? ''
    // At the provider, not paid: the success address confirms nothing.
    const early = await page.context().newPage()
    await early.goto(`${roots.siteRoot}/payment-success?txnid=${txnId}`)
    await expect(early.getByRole('heading', { level: 1 })).toHaveText('Your donation is being confirmed')
    await early.close()
    await endPayment(page, 'success')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your donation has arrived')

    const other = await browser.newContext()
    const stranger = await other.newPage()
    await stranger.goto(`${roots.siteRoot}/payment-success?txnid=${txnId}`)
    await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('Sign in to see this donation')
    await signInOnSite(other, await newDonor(request))
    for (const [path, asked] of [
      ['payment-success', txnId],
      ['payment-failure', txnId],
      ['payment-success', 'KSNunknown0000'],
      ['payment-success', '<script>alert(1)</script>'],
    ] as const) {
      await stranger.goto(`${roots.siteRoot}/${path}?txnid=${encodeURIComponent(asked)}`)
      await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('No donation found here')
      await expect(stranger.getByRole('main')).not.toContainText(fixedDonation.shown)
      await expect(stranger.getByRole('main')).not.toContainText('Meera')
    }
    await other.close()
  },
)
