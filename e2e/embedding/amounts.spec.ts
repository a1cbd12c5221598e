import type { Visitor } from '../engines/visitor.ts'
import { expect, test } from './fixtures.ts'
import { openForm, parts } from './form.ts'

const open = (visitor: Visitor): Promise<void> => openForm(visitor, { projectId: 4, purposeId: 41 })
const valueOf = (visitor: Visitor): Promise<string> =>
  visitor.inspect(parts.amount, (field) => (field as HTMLInputElement).value)
const field = (visitor: Visitor) =>
  visitor.inspect(parts.amount, (one) => ({
    value: (one as HTMLInputElement).value,
    refused: one.getAttribute('aria-invalid') === 'true',
    focused: one.matches(':focus'),
  }))
const isRefused = (visitor: Visitor): Promise<boolean> =>
  visitor.inspect(parts.amount, (field) => field.getAttribute('aria-invalid') === 'true')

test('reads pasted amounts as people write them', async ({ visitor, visit }) => {
  await visit('plain')
  await open(visitor)
  for (const [text, digits, shown] of [
    ['₹1,000', '1000', '₹1,000'],
    ['10,00,000', '1000000', '₹10,00,000'],
    ['१०००', '1000', '₹1,000'],
    ['௫௦௦', '500', '₹500'],
    [' 500 ', '500', '₹500'],
    ['0012', '12', '₹12'],
    ['1', '1', '₹1'],
  ] as const) {
    await visitor.paste(parts.amount, text)
    await expect.poll(() => valueOf(visitor), text).toBe(digits)
    expect(await visitor.text(parts.total), text).toBe(shown)
    expect(await isRefused(visitor), text).toBe(false)
  }
})

test('refuses pasted text that is no whole number with a message, and never changes it', async ({ visitor, visit }) => {
  await visit('plain')
  await open(visitor)
  for (const text of ['1e5', '-5', '+5', '1.500', '0x10', 'Infinity', '1,5']) {
    await visitor.paste(parts.amount, text)
    await expect.poll(() => isRefused(visitor), text).toBe(true)
    expect(await valueOf(visitor), text).toBe(text)
    await expect
      .poll(() => visitor.text('dialog >> #amount-note'), text)
      .toBe('Please write whole rupees, in digits only.')
  }
  await visitor.click(parts.next)
  await expect.poll(() => visitor.text(parts.toast)).toBe('Invalid AmountPlease enter a valid donation amount!')
  await expect.poll(() => field(visitor)).toEqual({ value: '1,5', refused: true, focused: true })
})

test('takes at most ten digits and no leading zero from the keyboard, and refuses letters and signs', async ({
  visitor,
  visit,
}) => {
  await visit('plain')
  await open(visitor)
  for (const [keys, stands] of [
    ['12345678901', '1234567890'],
    ['eE+-.7', 'eE+-.7'],
    ['500.00', '500.00'],
    ['007', '7'],
  ] as const) {
    await visitor.fill(parts.amount, '')
    await visitor.type(keys)
    await expect.poll(() => valueOf(visitor), keys).toBe(stands)
  }
  // Neither wheel nor arrow keys change it, because it is no number field.
  await visitor.press('ArrowUp')
  await visitor.wheel(-200)
  expect(await valueOf(visitor)).toBe('7')
})

test('accepts 1 and ten lakh, and refuses 0, nothing and more at the field', async ({ visitor, visit }) => {
  await visit('plain')
  await open(visitor)
  for (const amount of ['0', '', '1000001', '9999999999']) {
    await visitor.fill(parts.amount, amount)
    await visitor.click(parts.next)
    await expect
      .poll(() => visitor.text(parts.toast), amount)
      .toBe('Invalid AmountPlease enter a valid donation amount!')
    await expect.poll(() => field(visitor)).toEqual({ value: amount, refused: true, focused: true })
    await visitor.click('dialog >> .toast button')
    await visitor.waitFor('dialog >> .toast', 'gone')
  }
  for (const amount of ['1', '1000000']) {
    await visitor.fill(parts.amount, amount)
    await visitor.click(parts.next)
    // Sign-in is the last step, after every check.
    await visitor.waitFor(parts.openPopup)
    await visitor.click('dialog >> button:has-text("Back")')
  }
})
