import type { Page } from '@playwright/test'
import { donationsOf } from '../support/accounts.ts'
import { arrive, expectChoices } from '../support/arrive.ts'
import { backToDialog, goBack } from '../support/back.ts'
import { withBackCache } from '../support/backCache.ts'
import type { Dialog } from '../support/dialog.ts'
import { expect, signedIn } from '../support/fixtures.ts'
import { atGateway } from '../support/gatewayPage.ts'
import { itemDonation as donation } from '../support/donations.ts'
import { permit } from '../support/signIn.ts'
import type { Traffic } from '../support/traffic.ts'

/** CONTINUE after Back: no loader, but all choices. The page checks the earlier payment first, then requests a new txn id. */
async function expectNewTxn(dialog: Dialog, traffic: Traffic): Promise<void> {
  await expect(dialog.veil).toHaveCount(0)
  await expectChoices(donation, dialog)
  expect(traffic.posted).toHaveLength(1)
  await dialog.continueButton.click()
  await atGateway(dialog.page)
  const paths = traffic.calls
    .map(({ path }) => path)
    .filter((path) => /payment-detail|update-status|add-donation/.test(path))
  expect(paths).toEqual([
    'donation/payment-detail',
    'donation/add-donation',
    'donation/update-status',
    'donation/payment-detail',
    'donation/add-donation',
  ])
  expect(traffic.posted).toHaveLength(2)
  expect(traffic.posted[1]?.['txnid']).not.toBe(traffic.posted[0]?.['txnid'])
}

/** The donor pays in an app while this page stays open. */
async function payElsewhere(page: Page): Promise<void> {
  const answer = await page.request.post(page.url(), { form: { outcome: 'success', way: 'upi' } })
  expect(answer.ok()).toBe(true)
}

for (const [name, test, keeps] of [
  ['on', withBackCache, true],
  ['off', signedIn, false],
] as const) {
  test(`Back to the site with the cache ${name} shows no loader, keeps the choices and requests a new txn id`, async ({
    page,
    dialog,
    traffic,
  }) => {
    await arrive('site', donation, dialog)
    expect(await goBack(page, '**/donate**')).toBe(keeps)
    await expectNewTxn(dialog, traffic)
  })

  test(`Back to the hand-over page with the cache ${name} posts nothing again, and says what to do`, async ({
    page,
    dialog,
    traffic,
  }) => {
    await arrive('partner', donation, dialog)
    await goBack(page, '**/handover*')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are back from the payment page')
    await expect(page.getByRole('link', { name: 'See this payment' })).toHaveAttribute(
      'href',
      `/payment-success?txnid=${traffic.posted[0]?.['txnid']}`,
    )
    expect(traffic.posted).toHaveLength(1)
  })
}

withBackCache(
  'Back to the partner’s page, past the hand-over page, keeps the choices and requests a new txn id',
  async ({ page, dialog, traffic }) => {
    await arrive('partner', donation, dialog)
    await backToDialog('partner', page)
    await expectNewTxn(dialog, traffic)
  },
)

withBackCache(
  'Back after the earlier payment shows it, and takes no second one',
  async ({ page, dialog, traffic, siteDonor, request }) => {
    await arrive('partner', donation, dialog)
    await payElsewhere(page)
    await backToDialog('partner', page)
    await dialog.continueButton.click()
    await expect(dialog.root.getByRole('heading', { name: 'Your earlier donation has been received' })).toBeVisible()
    await expect(dialog.root.getByText('₹1,020 is confirmed. There is no need to pay again.')).toBeVisible()
    expect(traffic.count('donation/payment-detail')).toBe(1)
    expect(await donationsOf(request, siteDonor)).toHaveLength(1)
    await dialog.root.getByRole('button', { name: 'Donate again' }).click()
    await permit(dialog)
    await atGateway(page)
    expect(traffic.posted).toHaveLength(2)
  },
)
