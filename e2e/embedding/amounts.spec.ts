import { everyEngine } from '../engines/visitor.ts'
import { expect, test } from './fixtures.ts'
import { openForm, parts } from './form.ts'

/** What an engine does with keys and the clipboard. Each amount that is accepted or refused: giving/amounts.spec.ts. */
test(
  'takes pasted amounts, at most ten typed digits, and nothing from arrow keys and the wheel',
  everyEngine,
  async ({ visitor, visit }) => {
    const value = (): Promise<string> => visitor.inspect(parts.amount, (field) => (field as HTMLInputElement).value)
    await visit('plain')
    await openForm(visitor, { projectId: 4, purposeId: 41 })
    for (const [text, digits, shown] of [
      ['₹1,000', '1000', '₹1,000'],
      ['௫௦௦', '500', '₹500'],
    ] as const) {
      await visitor.paste(parts.amount, text)
      await expect.poll(value, text).toBe(digits)
      expect(await visitor.text(parts.total), text).toBe(shown)
    }
    await visitor.paste(parts.amount, '1e5')
    await expect.poll(() => visitor.text('dialog >> #amount-note')).toBe('Please write whole rupees, in digits only.')
    for (const [keys, stands] of [
      ['12345678901', '1234567890'],
      ['007', '7'],
    ] as const) {
      await visitor.fill(parts.amount, '')
      await visitor.type(keys)
      await expect.poll(value, keys).toBe(stands)
    }
    // It is no number field.
    await visitor.press('ArrowUp')
    await visitor.wheel(-200)
    expect(await value()).toBe('7')
  },
)
