import type { Locator } from '@playwright/test'
import type { Dialog } from '../support/dialog.ts'
import { expect, test } from '../support/fixtures.ts'
import { expectLife, expectUncovered, toastLife } from '../support/problems.ts'

/** Expects a refusal without any call: a toast, and the field focused and marked. */
async function expectRefused(dialog: Dialog, field: Locator, title: string, text: string): Promise<void> {
  await dialog.continueButton.click()
  await dialog.expectWarning(title, text)
  // In a list of choices the first one has the focus.
  await expect(field.getByRole('radio').first().or(field).last()).toBeFocused()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  // A sign may precede the text, so the error is not shown by colour alone.
  await expect(field).toHaveAccessibleDescription(new RegExp(`${text.replaceAll(/[.!?]/g, '[$&]')}$`))
}

test('no items: a warning at the items, for 5 s', async ({ dialog, traffic }) => {
  await dialog.openOnPartner({ projectId: 1 })
  await dialog.root.getByRole('button', { name: 'One less: A meal for one' }).click()
  await expect(dialog.root.getByRole('button', { name: 'One less: A meal for one' })).toBeDisabled()
  const life = await toastLife(dialog, () =>
    expectRefused(
      dialog,
      dialog.root.getByRole('group', { name: 'Choose items' }),
      'Select items',
      'No items selected for donation!',
    ),
  )
  expectLife(life, 5000)
  expect(traffic.count('donation/payment-detail')).toBe(0)
})

test('on a phone, the message above a list without items is in view', async ({ dialog, page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await dialog.openOnPartner({ projectId: 1 })
  await dialog.root.getByRole('button', { name: 'One less: A meal for one' }).click()
  await dialog.continueButton.click()
  const message = dialog.root.locator('#items-note')
  await expect(message).toBeInViewport({ ratio: 1 })
  // The bar at the foot and the toast leave it free.
  const isOnTop = (element: Element): boolean => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const met = (element.getRootNode() as ShadowRoot).elementFromPoint((left + right) / 2, (top + bottom) / 2)
    return met !== null && element.contains(met)
  }
  await expect.poll(() => message.evaluate(isOnTop)).toBe(true)
})

test('checks amount, purpose and donor in this order, and each warning replaces the one before', async ({ dialog }) => {
  await dialog.openOnPartner({ projectId: 4 })
  await dialog.amount.fill('0')
  await dialog.continueButton.click()
  await dialog.expectWarning('Invalid Amount', 'Please enter a valid donation amount!')
  await dialog.amount.fill('500')
  await dialog.continueButton.click()
  await dialog.expectWarning('Invalid Purpose', 'Please select a purpose for the donation!')
  await dialog.choosePurpose()
  await dialog.continueButton.click()
  await expect(dialog.root.getByText('User details are missing. Please log in again.')).toBeVisible()
})

test('moves no focus when a warning ends, but to the field when the donor dismisses it', async ({ dialog, page }) => {
  await dialog.openOnPartner({ projectId: 1 })
  await expectRefused(dialog, dialog.purpose, 'Select the purpose', 'No purpose selected!')
  const elsewhere = dialog.root.getByRole('button', { name: 'Other ways to give' })
  await elsewhere.focus()
  await expect(dialog.toast).toBeHidden({ timeout: 8000 })
  await expect(elsewhere).toBeFocused()
  await expect(dialog.purpose).toHaveAttribute('aria-invalid', 'true')

  await dialog.continueButton.click()
  await dialog.toast.getByRole('button').focus()
  await page.keyboard.press('Enter')
  await expect(dialog.toast).toBeHidden()
  await expect(dialog.purpose.getByRole('radio').first()).toBeFocused()
})

test('covers neither the field nor its message with a warning on a phone', async ({ dialog, page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const projectId of [1, 4, 7]) {
    await dialog.openOnPartner({ projectId })
    await dialog.settled()
    await dialog.continueButton.click()
    await expectUncovered(dialog)
    await expect(dialog.continueButton).toBeInViewport({ ratio: 1 })
  }
})
