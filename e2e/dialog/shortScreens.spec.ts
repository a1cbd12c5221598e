import { answerWith } from '../support/faults.ts'
import { expect, signedIn as test } from '../support/fixtures.ts'
import { fixedDonation as donation } from '../support/donations.ts'

for (const [name, viewport] of [
  ['at a zoom of 400 %', { width: 320, height: 200 }],
  ['on a phone in landscape', { width: 740, height: 360 }],
] as const)
  test(`${name}: the loader’s text is in view, wherever the donor clicks CONTINUE`, async ({ dialog, page }) => {
    await page.setViewportSize(viewport)
    await dialog.openOnSite(`?project=${donation.projectId}`)
    await dialog.settled()
    await donation.choose(dialog)
    await answerWith(page, 'donation/payment-detail', { no: 'never' })
    await dialog.continueButton.click()
    await expect(dialog.veil.getByText('Preparing your payment…')).toBeInViewport({ ratio: 1 })
    await expect(dialog.veil.locator('.spinner')).toBeInViewport({ ratio: 1 })
  })
