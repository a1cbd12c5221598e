import type { Page } from '@playwright/test'
import { arrive, prepare } from '../support/arrive.ts'
import { expectAccessible } from '../support/axe.ts'
import { goBack } from '../support/back.ts'
import { answerWith } from '../support/faults.ts'
import { expect, signedIn, test } from '../support/fixtures.ts'
import { endPayment } from '../support/gatewayPage.ts'
import { fixedDonation } from '../support/donations.ts'
import { roots } from '../support/roots.ts'

/** Expects no problem on the page with this heading. */
async function expectPage(page: Page, heading: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  await page.waitForLoadState('networkidle')
  await expectAccessible(page)
}

const send = (page: Page): Promise<void> => page.getByRole('main').locator('button[type=submit]').click()

test.describe('axe finds no problem', () => {
  test.use({ reducedMotion: 'reduce' })

  test('on login, signup and donate', async ({ page }) => {
    for (const path of ['login', 'signup', 'donate?ways=offline']) {
      await page.goto(`${roots.siteRoot}/${path}`)
      await expectPage(page, /./)
    }
    await page.goto(`${roots.siteRoot}/login`)
    await page.getByRole('main').getByRole('button', { name: 'Login' }).click()
    await expect(page.getByText('2 things need your attention')).toBeVisible()
    await expectAccessible(page)
  })

  test('in every step of a forgotten password, also with an invalid link', async ({ page }) => {
    await page.goto(`${roots.siteRoot}/forget-password`)
    await expectPage(page, 'A new password')
    await send(page)
    await expect(page.getByRole('main').locator('[aria-invalid=true]')).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel('E-mail').fill('nobody@example.org')
    await send(page)
    await expectPage(page, 'Please check your e-mail')
    await page.goto(`${roots.siteRoot}/reset-password?token=${'0'.repeat(64)}`)
    await expectPage(page, 'Choose a new password')
    await send(page)
    await expect(page.getByRole('main').locator('[aria-invalid=true]')).toBeVisible()
    await expectAccessible(page)
    await page.goto(`${roots.siteRoot}/reset-password`)
    await expectPage(page, 'This link no longer works')
  })

  signedIn('on every outcome page', async ({ dialog, page, traffic }) => {
    await arrive('site', fixedDonation, dialog)
    await page.goto(`${roots.siteRoot}/payment-success?txnid=${traffic.posted[0]?.['txnid']}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your donation is being confirmed')
    await expectAccessible(page)
    await page.goBack()
    await endPayment(page, 'success')
    await expectPage(page, 'Your donation has arrived')
    await arrive('site', fixedDonation, dialog)
    await endPayment(page, 'failure')
    await expectPage(page, 'The payment did not go through')
    await page.goto(`${roots.siteRoot}/payment-success?txnid=KSNunknown`)
    await expectPage(page, 'No donation found here')
  })

  signedIn('on the hand-over page: used, failed, blocked, and back from the payment page', async ({ dialog, page }) => {
    await page.goto(`${roots.siteRoot}/handover`)
    await expectPage(page, 'This step was already used, or is too old')
    await answerWith(page, 'donation/handover', { status: 500 })
    await page.goto('about:blank')
    await page.goto(`${roots.siteRoot}/handover#${'0'.repeat(64)}`)
    await expectPage(page, 'The payment could not be prepared')
    await page.unrouteAll()
    await arrive('partner', fixedDonation, dialog)
    await goBack(page, '**/handover*')
    await expectPage(page, 'You are back from the payment page')
    await page.addInitScript(() => {
      HTMLFormElement.prototype.submit = () => {
        throw new Error('blocked')
      }
    })
    await prepare('partner', fixedDonation, dialog)
    await dialog.continueButton.click()
    await expectPage(page, 'An error occurred while submitting the payment form.')
    await expect(page.getByRole('button', { name: 'Go to the payment page' })).toBeVisible()
  })
})
