import { amountOf, readAmountText } from '../../shared/donation/amount/amountText.ts'
import type { FlexibleForm } from '../../shared/kinds/flexible.ts'
import { maxAmount } from '../../shared/donation/limits.ts'
import { formatRupees } from '../../shared/money.ts'
import type { AmountFieldProps } from './amountField.ts'

/**
 * An amount of the donor's choice, with suggestions. It is a text field with a numeric keyboard: `type=number` would turn `1e5` into 100000 and clear
 * Devanagari digits. It shows every typed character. It refuses what is not a whole number and never drops a character: `500.00` without its dot
 * would be 50000.
 */
export const FlexibleField = ({ t, form, later, error, refusal, onType }: AmountFieldProps<FlexibleForm>) => {
  const amount = amountOf(form.amountText)
  // An empty field reads as 0.
  const refused = !(Number(readAmountText(form.amountText) ?? Number.NaN) <= maxAmount)
  const note = error ?? ((amount > 0 && later?.inWords(amount)) || '')
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
          aria-invalid={refused || !!error}
          aria-describedby="amount-note"
          onInput={({ currentTarget }) => onType(null, currentTarget.value)}
        />
      </div>
      {/* A page translator may have replaced the text by its own nodes, so a changed note replaces its whole element. */}
      <p key={refused ? form.amountText : note} id="amount-note" className={refused || error ? 'error' : 'hint'}>
        {refused ? refusal(null) : note}
      </p>
      {form.suggestions.length > 0 && (
        <div className="chips" role="group" aria-label={t.suggested}>
          {form.suggestions.map((one) => (
            <button
              key={one.amount}
              type="button"
              aria-pressed={one.amount === amount}
              onClick={() => onType(null, String(one.amount))}
            >
              <b>{formatRupees(one.amount)}</b> {one.label}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
