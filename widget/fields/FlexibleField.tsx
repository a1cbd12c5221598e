import { amountOf, readAmountText } from '../../shared/donation/amountText.ts'
import type { FlexibleForm } from '../../shared/donation/donation.ts'
import { maxAmount } from '../../shared/donation/limits.ts'
import type { FormMessages } from '../../shared/messages/en/form.ts'
import { formatRupees } from '../../shared/money.ts'

interface Props {
  t: FormMessages
  form: FlexibleForm
  error: string | undefined
  /** The amount in words, once they are here. */
  inWords: ((rupees: number) => string) | undefined
  /** @returns what stands in the field afterwards */
  onType(text: string): string
  onOffline(): void
}

/**
 * An amount of the donor's own, with suggestions. A text field with a numeric keyboard: `type=number` would turn `1e5` into 100000 and empty
 * Devanagari digits (brief, decision 11).
 */
export const FlexibleField = ({ t, form, error, inWords, onType, onOffline }: Props) => {
  const amount = amountOf(form.amountText)
  const unreadable = readAmountText(form.amountText) === null
  const tooMuch = amount > maxAmount
  const wrong = unreadable ? t.notAnAmount : tooMuch ? t.tooMuch(maxAmount) : error
  return (
    <div className="field">
      <label htmlFor="amount">{t.amount}</label>
      <div className="money">
        <span aria-hidden="true">₹</span>
        <input
          id="amount"
          name="amount"
          inputMode="numeric"
          autoComplete="off"
          placeholder={t.enterAmount}
          value={form.amountText}
          aria-invalid={!!wrong}
          aria-describedby="amount-note"
          onBeforeInput={(event) => {
            // A letter or sign that is typed is not taken; what is pasted is read whole and, if need be, refused aloud.
            const { data, inputType } = event as unknown as InputEvent
            if (inputType === 'insertText' && data?.length === 1 && readAmountText(data) === null)
              event.preventDefault()
          }}
          onInput={(event) => {
            const field = event.currentTarget
            // An eleventh digit is not taken, and then nothing is drawn anew.
            const stands = onType(field.value)
            if (field.value !== stands) field.value = stands
          }}
        />
      </div>
      <p id="amount-note" className={wrong ? 'error' : 'hint'}>
        {wrong ?? (amount > 0 && inWords?.(amount))}{' '}
        {tooMuch && (
          <button type="button" className="link" onClick={onOffline}>
            {t.otherWays}
          </button>
        )}
      </p>
      {form.suggestions.length > 0 && (
        <div className="chips" role="group" aria-label={t.suggested}>
          {form.suggestions.map((one) => (
            <button
              key={one.amount}
              type="button"
              aria-pressed={one.amount === amount}
              onClick={() => onType(String(one.amount))}
            >
              <b>{formatRupees(one.amount)}</b> {one.label}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
