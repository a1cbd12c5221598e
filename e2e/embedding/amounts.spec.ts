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
    await visitor.paste(parts.amount, '௫௦௦')
    await expect.poll(value).toBe('500')
    expect(await visitor.text(parts.total)).toBe('₹500')
    await visitor.paste(parts.amount, '1e5')
    await expect.poll(() => visitor.text('dialog >> #amount-note')).toBe('Please write whole rupees, in digits only.')
    await visitor.fill(parts.amount, '')
    await visitor.type('12345678901')
    await expect.poll(value).toBe('1234567890')
    // It is no number field.
    await visitor.press('ArrowUp')
    await visitor.wheel(-200)
    expect(await value()).toBe('1234567890')
  },
)
