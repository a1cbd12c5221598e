import type { Dialog } from '../support/dialog.ts'
import { expect, test } from '../support/fixtures.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

/** A real paste over the text in the field. */
async function paste(dialog: Dialog, text: string): Promise<void> {
  await dialog.page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
  await dialog.amount.focus()
  await dialog.page.keyboard.press('ControlOrMeta+A')
  await dialog.page.keyboard.press('ControlOrMeta+V')
}

const open = (dialog: Dialog): Promise<void> => dialog.openOnPartner({ projectId: 4, purposeId: 41 })

// Every text that people write or mistype: amountText.test.ts. Notes, proposals and limits of the fields: amountArea.test.tsx and fields.test.tsx.
test('reads and refuses a pasted amount, and never changes what it refuses', async ({ dialog, traffic }) => {
  await open(dialog)
  for (const [text, digits, shown, words] of [
    ['10,00,000', '1000000', '₹10,00,000', 'ten lakh rupees'],
    ['१०००', '1000', '₹1,000', 'one thousand rupees'],
  ] as const) {
    await paste(dialog, text)
    await expect(dialog.amount, text).toHaveValue(digits)
    await expect(dialog.total, text).toHaveText(shown)
    await expect(dialog.amount, text).toHaveAccessibleDescription(words)
    await expect(dialog.amount, text).toHaveAttribute('aria-invalid', 'false')
  }
  for (const [text, note] of [
    ['-5', 'Please write whole rupees, in digits only.'],
    ['12345678901', 'Online donations go up to ₹10,00,000'],
  ] as const) {
    await paste(dialog, text)
    await expect(dialog.amount, text).toHaveValue(text)
    await expect(dialog.amount, text).toHaveAttribute('aria-invalid', 'true')
    await expect(dialog.amount, text).toHaveAccessibleDescription(new RegExp(note))
    await dialog.continueButton.click()
    await dialog.expectToast('Invalid Amount', 'Please enter a valid donation amount!')
    await expect(dialog.amount, text).toBeFocused()
  }
  await dialog.root.locator('#amount-note').getByRole('button', { name: 'Other ways to give' }).click()
  await expect(dialog.root.getByText('EXMP0000123')).toBeVisible()
  expect(traffic.count('donation/payment-detail')).toBe(0)
})

test('shows what is typed, refuses no amount and what is no whole number, and uses its proposal on one click', async ({
  dialog,
  traffic,
}) => {
  await open(dialog)
  await dialog.amount.fill('')
  await dialog.continueButton.click()
  await dialog.expectWarning('Invalid Amount', 'Please enter a valid donation amount!')
  await expect(dialog.amount).toBeFocused()
  for (const keys of ['1e5', '+5', '1.500']) {
    await dialog.amount.fill('')
    await dialog.amount.pressSequentially(keys)
    await expect(dialog.amount, keys).toHaveValue(keys)
    await expect(dialog.amount, keys).toHaveAccessibleDescription('Please write whole rupees, in digits only.')
    await dialog.continueButton.click()
    await expect(dialog.amount, keys).toBeFocused()
  }
  await dialog.amount.fill('')
  await dialog.amount.pressSequentially('12345678901')
  await expect(dialog.amount).toHaveValue('1234567890')
  await dialog.amount.fill('')
  await dialog.amount.pressSequentially('500.00')
  await expect(dialog.amount).toHaveValue('500.00')
  await expect(dialog.total).toHaveText('₹0')
  await expect(dialog.amount).toHaveAccessibleDescription('Whole rupees only. Use ₹500?')
  await dialog.root.getByRole('button', { name: 'Use ₹500?' }).click()
  await expect(dialog.amount).toHaveValue('500')
  await expect(dialog.amount).toBeFocused()
  await expect(dialog.total).toHaveText('₹500')
  expect(traffic.count('donation/payment-detail')).toBe(0)
})

test('takes typed quantities, and stops their buttons at 0, at 1 for a fixed amount, and at the largest donation', async ({
  dialog,
}) => {
  await dialog.openOnPartner({ projectId: 1 })
  await expect(dialog.root.getByRole('button', { name: 'One less: A sack of rice, 25 kg' })).toBeDisabled()
  const meals = dialog.root.getByRole('textbox', { name: 'A meal for one' })
  await meals.fill('')
  await meals.pressSequentially('100')
  await expect(dialog.total).toHaveText('₹6,000')
  await meals.fill('')
  await meals.pressSequentially('2.5')
  await expect(dialog.total).toHaveText('₹0')
  await expect(meals).toHaveAccessibleDescription('Please write a whole number, in digits only. Use 2?')
  await dialog.continueButton.click()
  await expect(meals).toBeFocused()
  await dialog.root.getByRole('button', { name: 'Use 2?' }).click()
  await expect(dialog.total).toHaveText('₹120')
  await dialog.page.evaluate(() => window.DonateWidget?.close?.())
  await expect(dialog.root).toHaveCount(0)
  await dialog.open({ projectId: 7 })
  await expect(dialog.root.getByRole('button', { name: 'One less: Quantity' })).toBeDisabled()
  await dialog.page.evaluate(() => window.DonateWidget?.close?.())
  await expect(dialog.root).toHaveCount(0)
  await dialog.open({ projectId: 7, amount: 1_000_000 })
  await expect(dialog.total).toHaveText('₹10,00,000')
  await expect(dialog.root.getByRole('button', { name: 'One more: Quantity' })).toBeDisabled()
})

/** Imitates page translators: they replace each text by their own `<font>`. */
function translate(dialog: Element): void {
  const texts = document.createTreeWalker(dialog, NodeFilter.SHOW_TEXT)
  const nodes: Text[] = []
  while (texts.nextNode()) nodes.push(texts.currentNode as Text)
  for (const node of nodes) {
    if (node.parentElement?.closest('option, style, [translate=no]')) continue
    const font = document.createElement('font')
    font.textContent = node.data
    node.replaceWith(font)
  }
}

test('keeps total, counts and prices right on a translated page', async ({ dialog }) => {
  await dialog.openOnPartner({ projectId: 1 })
  await dialog.settled()
  await dialog.root.evaluate(translate)
  await dialog.root.getByRole('button', { name: 'One more: A meal for one' }).click()
  await expect(dialog.total).toHaveText('₹120')
  await dialog.root.getByRole('textbox', { name: 'A sack of rice, 25 kg' }).fill('2')
  await expect(dialog.total).toHaveText('₹2,620')
  await expect(dialog.root.locator('.prices')).toContainText('A meal for one × 2₹120')
  await expect(dialog.root.locator('.prices')).toContainText('25\u00a0kg × 2₹2,500')
  await dialog.root.evaluate(translate)
  await dialog.root.getByRole('button', { name: 'One less: A sack of rice, 25 kg' }).click()
  await expect(dialog.total).toHaveText('₹1,370')
  await expect(dialog.root.getByText('one thousand three hundred seventy rupees')).toBeVisible()
  await expect(dialog.root.getByText('two thousand six hundred twenty rupees')).toHaveCount(0)
})
