import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import type { Dialog } from '../support/dialog.ts'
import { expect, signedIn, test } from '../support/fixtures.ts'
import { roots } from '../support/roots.ts'
import { openPopup } from '../support/signIn.ts'

/** Axe checks the dialog on the site, because the page behind it is ours, too. */

async function expectDialog(dialog: Dialog): Promise<void> {
  await expectAccessible(dialog.page)
}

async function openAt(dialog: Dialog, page: Page, search: string): Promise<void> {
  await page.goto('about:blank')
  await dialog.openOnSite(search)
  await dialog.settled()
}

test.describe('axe finds no problem', () => {
  test.use({ reducedMotion: 'reduce' })

  test('in the dialog in its three types, without a project, and with an error', async ({ dialog, page }) => {
    for (const projectId of [1, 4, 7]) {
      await openAt(dialog, page, `?project=${projectId}`)
      await expectDialog(dialog)
    }
    await dialog.continueButton.click()
    await expect(dialog.toast).toBeVisible()
    await expectDialog(dialog)
    await page.goto('about:blank')
    await page.goto(`${roots.siteRoot}/donate`)
    await page.getByRole('banner').getByRole('link', { name: 'Donate Now' }).click()
    await expect(dialog.project).toBeVisible()
    await expectDialog(dialog)
  })

  signedIn('in the sign-in on the site, the loader and the offline panel', async ({ dialog, page }) => {
    await page.route('**/donation/payment-detail', () => {})
    await openAt(dialog, page, '?project=4&purpose=41')
    await dialog.continueButton.click()
    await expect(dialog.veil).toBeVisible()
    await expectDialog(dialog)
    await page.evaluate(() => localStorage.clear())
    await openAt(dialog, page, '?project=4&purpose=41')
    await dialog.continueButton.click()
    await expect(dialog.root.getByLabel('E-mail')).toBeVisible()
    await expectDialog(dialog)
    await dialog.root.getByRole('button', { name: /Back/ }).click()
    await dialog.root.getByRole('button', { name: 'Other ways to give' }).click()
    await expect(dialog.root.getByText('EXMP0000123')).toBeVisible()
    await expectDialog(dialog)
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
