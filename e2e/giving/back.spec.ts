import type { Page } from '@playwright/test'
import { donationsOf } from '../support/accounts.ts'
import { arrive } from '../support/arrive.ts'
import { backToDialog, expectHandoverAgain, expectNewTxn, goBack, withBackCache as test } from '../support/back.ts'
import { expect } from '../support/fixtures.ts'
import { atGateway } from '../support/gatewayPage.ts'
import { itemDonation as donation } from '../support/donations.ts'
import { roots } from '../support/roots.ts'
import { permit } from '../support/signIn.ts'

/** The donor pays in an app while this page stays open. */
async function payElsewhere(page: Page): Promise<void> {
  const answer = await page.request.post(page.url(), { form: { outcome: 'success', way: 'upi' } })
  expect(answer.ok()).toBe(true)
}

test('Back to the site, from the cache, shows no loader, keeps the choices and requests a new txn id', async ({
  page,
  dialog,
  traffic,
}) => {
  await arrive('site', donation, dialog)
  expect(await goBack(page, '**/donate**')).toBe(true)
  await expectNewTxn(donation, dialog, traffic)
})

test('Back to a partner’s page keeps the choices and requests a new txn id; after a payment it shows that, and takes no second one', async ({
  page,
  dialog,
  traffic,
  siteDonor,
  request,
}) => {
  await arrive('partner', donation, dialog)
  await goBack(page, '**/handover*')
  await expectHandoverAgain(page, traffic)
  await goBack(page, `${roots.partnerRoot}/`)
  await expectNewTxn(donation, dialog, traffic)

  await payElsewhere(page)
  await backToDialog('partner', page)
  await dialog.continueButton.click()
  await expect(dialog.root.getByRole('heading', { name: 'Your earlier donation has been received' })).toBeVisible()
  await expect(dialog.root.getByText('₹1,020 is confirmed. There is no need to pay again.')).toBeVisible()
  expect(traffic.count('donation/payment-detail')).toBe(2)
  expect(await donationsOf(request, siteDonor)).toHaveLength(1)
  await dialog.root.getByRole('button', { name: 'Donate again' }).click()
  await permit(dialog)
  await atGateway(page)
  expect(traffic.posted).toHaveLength(3)
})
