import { newDonor, signInOnSite } from '../support/accounts.ts'
import { arrive } from '../support/arrive.ts'
import { expect, signedIn } from '../support/fixtures.ts'
import { endPayment } from '../support/gatewayPage.ts'
import { fixedDonation } from '../support/donations.ts'
import { roots } from '../support/roots.ts'

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
