import { expectAccessible } from '../support/axe.ts'
import { expect, test, signedIn } from '../support/fixtures.ts'
import { openPopup } from '../support/signIn.ts'
import type { Page } from '@playwright/test'
import { arrive, prepare } from '../support/arrive.ts'
import { expectHandoverAgain, goBack } from '../support/back.ts'
import { answerWith } from '../support/faults.ts'
import { fixedDonation } from '../support/donations.ts'
import { roots } from '../support/roots.ts'

test.describe('axe finds no problem', () => {
  test.use({ reducedMotion: 'reduce' })

  // Every screen of the dialog alone: workshop.spec.ts.
  test('on a page with the dialog open over it, and with an error', async ({ dialog, page }) => {
    await dialog.openOnSite('?project=7')
    await dialog.settled()
    await dialog.continueButton.click()
    await expect(dialog.toast).toBeVisible()
    await expectAccessible(page)
  })

  test('on the partner’s page with the dialog, and in the sign-in window', async ({ dialog, page }) => {
    await dialog.openOnPartner({ projectId: 4, purposeId: 41 })
    await dialog.continueButton.click()
    const popup = await openPopup(dialog)
    await popup.getByRole('heading', { level: 1 }).waitFor()
    await expectAccessible(popup)
    await expectAccessible(page, ['html > div', 'dialog'])
  })
})

/** Expects no problem on the page with this heading. */
async function expectPage(page: Page, heading: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  await expectAccessible(page)
}

/** States of pages that no story of the workshop shows. The others are in workshop.spec.ts, and every page is in everyRoute.spec.ts. */
test.describe('axe finds no problem', () => {
  test.use({ reducedMotion: 'reduce' })

  signedIn(
    'on the hand-over page: failed, blocked, and back from the payment page',
    async ({ dialog, page, traffic }) => {
      await answerWith(page, 'donation/handover', { status: 500 })
      await page.goto(`${roots.siteRoot}/handover#${'0'.repeat(64)}`)
      await expectPage(page, 'The payment could not be prepared')
      await page.unrouteAll()
      await arrive('partner', fixedDonation, dialog)
      await goBack(page, '**/handover*')
      // Without the cache of back.spec.ts: the page is loaded again.
      await expectHandoverAgain(page, traffic)
      await expectAccessible(page)
      await page.addInitScript(() => {
        HTMLFormElement.prototype.submit = () => {
          throw new Error('blocked')
        }
      })
      await prepare('partner', fixedDonation, dialog)
      await dialog.continueButton.click()
      await expectPage(page, 'An error occurred while submitting the payment form.')
      await expect(page.getByRole('button', { name: 'Go to the payment page' })).toBeVisible()
    },
  )
})
