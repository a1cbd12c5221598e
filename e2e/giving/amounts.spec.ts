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

test('reads pasted amounts as people write them', async ({ dialog }) => {
  await open(dialog)
  const accepted = [
    ['₹1,000', '1000', '₹1,000', 'one thousand rupees'],
    ['10,00,000', '1000000', '₹10,00,000', 'ten lakh rupees'],
    ['१०००', '1000', '₹1,000', 'one thousand rupees'],
    ['５００', '500', '₹500', 'five hundred rupees'],
    ['৫০০', '500', '₹500', 'five hundred rupees'],
    ['૫૦૦', '500', '₹500', 'five hundred rupees'],
    ['௫௦௦', '500', '₹500', 'five hundred rupees'],
    ['٥٠٠', '500', '₹500', 'five hundred rupees'],
    [' 500 ', '500', '₹500', 'five hundred rupees'],
    ['0012', '12', '₹12', 'twelve rupees'],
    ['1', '1', '₹1', 'one rupee'],
  ] as const
  for (const [text, digits, shown, words] of accepted) {
    await paste(dialog, text)
    await expect(dialog.amount, text).toHaveValue(digits)
    await expect(dialog.total, text).toHaveText(shown)
    await expect(dialog.amount, text).toHaveAccessibleDescription(words)
    await expect(dialog.amount, text).toHaveAttribute('aria-invalid', 'false')
  }
})

test('refuses pasted text that is no whole number with a message, and never changes it', async ({
  dialog,
  traffic,
}) => {
  await open(dialog)
  for (const text of ['1e5', '-5', '+5', '1.500', '0x10', 'Infinity', '1,5']) {
    await paste(dialog, text)
    await expect(dialog.amount, text).toHaveValue(text)
    await expect(dialog.amount, text).toHaveAttribute('aria-invalid', 'true')
    await expect(dialog.root.getByText('Please write whole rupees, in digits only.'), text).toBeVisible()
    await dialog.continueButton.click()
    await dialog.expectToast('Invalid Amount', 'Please enter a valid donation amount!')
    await expect(dialog.amount, text).toBeFocused()
  }
  expect(traffic.count('donation/payment-detail')).toBe(0)
})

test('refuses no amount and one above the maximum at its field', async ({ dialog, traffic }) => {
  await open(dialog)
  for (const [text, note, expectIt] of [
    ['', 'Please enter a valid donation', 'expectWarning'],
    ['1000001', 'Online donations go up to ₹10,00,000', 'expectToast'],
  ] as const) {
    await dialog.amount.fill(text)
    await dialog.continueButton.click()
    await dialog[expectIt]('Invalid Amount', 'Please enter a valid donation amount!')
    await expect(dialog.amount).toBeFocused()
    await expect(dialog.amount).toHaveAttribute('aria-invalid', 'true')
    await expect(dialog.amount).toHaveAccessibleDescription(new RegExp(note))
  }
  expect(traffic.count('donation/payment-detail')).toBe(0)
})

test('links an amount above the maximum to the bank’s details', async ({ dialog }) => {
  await open(dialog)
  await dialog.amount.fill('1000001')
  await dialog.root.locator('#amount-note').getByRole('button', { name: 'Other ways to give' }).click()
  await expect(dialog.root.getByText('EXMP0000123')).toBeVisible()
})

test('shows the keys e, E, +, - and ., refuses them with a message, and changes no number', async ({
  dialog,
  traffic,
}) => {
  await open(dialog)
  for (const keys of ['1e5', '1E5', '+5', '-5', '1.500']) {
    await dialog.amount.fill('')
    await dialog.amount.pressSequentially(keys)
    await expect(dialog.amount, keys).toHaveValue(keys)
    await expect(dialog.amount, keys).toHaveAccessibleDescription('Please write whole rupees, in digits only.')
    await dialog.continueButton.click()
    await expect(dialog.amount, keys).toBeFocused()
  }
  expect(traffic.count('donation/payment-detail')).toBe(0)
})

test('proposes whole rupees for paise, and uses them on one click', async ({ dialog }) => {
  await open(dialog)
  await dialog.amount.fill('')
  await dialog.amount.pressSequentially('500.00')
  await expect(dialog.amount).toHaveValue('500.00')
  await expect(dialog.total).toHaveText('₹0')
  await expect(dialog.amount).toHaveAccessibleDescription('Whole rupees only. Use ₹500?')
  await dialog.root.getByRole('button', { name: 'Use ₹500?' }).click()
  await expect(dialog.amount).toHaveValue('500')
  await expect(dialog.amount).toBeFocused()
  await expect(dialog.total).toHaveText('₹500')
})

test('takes a typed quantity', async ({ dialog }) => {
  await dialog.openOnPartner({ projectId: 1 })
  const meals = dialog.root.getByRole('textbox', { name: 'A meal for one' })
  await meals.fill('')
  await meals.pressSequentially('100')
  await expect(dialog.total).toHaveText('₹6,000')
  await meals.fill('')
  await meals.pressSequentially('2.5')
  await expect(dialog.total).toHaveText('₹0')
  await expect(meals).toHaveAccessibleDescription('Please write a whole number, in digits only. Use 2?')
  await dialog.continueButton.click()
  await dialog.expectToast('Invalid Amount', 'Please enter a valid donation amount!')
  await expect(meals).toBeFocused()
  await dialog.root.getByRole('button', { name: 'Use 2?' }).click()
  await expect(dialog.total).toHaveText('₹120')
})

test('takes at most ten typed digits, and no leading zero', async ({ dialog }) => {
  await open(dialog)
  await dialog.amount.fill('')
  await dialog.amount.pressSequentially('12345678901')
  await expect(dialog.amount).toHaveValue('1234567890')
  await expect(dialog.amount).toHaveAccessibleDescription(/^Online donations go up to ₹10,00,000\./)
  await paste(dialog, '1000')
  await paste(dialog, '12345678901')
  await expect(dialog.amount).toHaveValue('12345678901')
  await expect(dialog.amount).toHaveAccessibleDescription(/^Online donations go up to ₹10,00,000\./)
  await dialog.amount.fill('')
  await dialog.amount.pressSequentially('007')
  await expect(dialog.amount).toHaveValue('7')
})

test('stops quantities at 0, at 1 for a fixed amount, and at the largest donation', async ({ dialog }) => {
  await dialog.openOnPartner({ projectId: 1 })
  await expect(dialog.total).toHaveText('₹60')
  await expect(dialog.root.getByRole('button', { name: 'One less: A sack of rice, 25 kg' })).toBeDisabled()
  await dialog.page.evaluate(() => window.DonateWidget?.close?.())
  await expect(dialog.root).toHaveCount(0)
  await dialog.open({ projectId: 7 })
  await expect(dialog.root.getByRole('button', { name: 'One less: Quantity' })).toBeDisabled()
  await dialog.root.getByRole('button', { name: 'One more: Quantity' }).evaluate((more) => {
    for (let n = 0; n < 1000; n++) (more as HTMLButtonElement).click()
  })
  const more = dialog.root.getByRole('button', { name: 'One more: Quantity' })
  await more.focus()
  for (let n = 0; n < 5; n++) await dialog.page.keyboard.press('Enter')
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
