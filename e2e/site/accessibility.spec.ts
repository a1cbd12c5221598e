import { expectAccessible } from '../support/axe.ts'
import { expect, test } from '../support/fixtures.ts'
import { openPopup } from '../support/signIn.ts'

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
