import type { ComponentType } from 'react'
import type { DonationType } from '../../shared/contract/donation/donationType.ts'
import { type DonationForm, type Forms, totalOf } from '../../shared/kinds/kinds.ts'
import { useDialog, useLazyTexts, usePart } from '../dialogContext.ts'
import { type AmountFieldProps, ItemField } from './ItemField.tsx'
import { type FixedForm, fixed } from '../../shared/kinds/fixed.ts'
import { rangeOf } from '../../shared/kinds/lines.ts'
import { formatRupees } from '../../shared/money.ts'
import { Stepper } from '../ui/Stepper.tsx'
import { amountOf, readAmountText } from '../../shared/donation/amountText.ts'
import type { FlexibleForm } from '../../shared/kinds/flexible.ts'
import { maxAmount } from '../../shared/donation/limits.ts'

/**
 * An amount of the donor's choice, with suggestions. It is a text field with a numeric keyboard: `type=number` would turn `1e5` into 100000 and clear
 * Devanagari digits. It shows every typed character. It refuses what is not a whole number and never drops a character: `500.00` without its dot
 * would be 50000.
 */
export const FlexibleField = ({ t, form, texts, error, refusal, onType }: AmountFieldProps<FlexibleForm>) => {
  const amount = amountOf(form.amountText)
  // An empty field reads as 0.
  const refused = !(Number(readAmountText(form.amountText) ?? Number.NaN) <= maxAmount)
  const note = error ?? ((amount > 0 && texts?.inWords(amount)) || '')
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

/** A set amount times a quantity. The read-only field shows the result, the line below it the calculation. */
export const FixedField = ({ t, form, error, refusal, onSet, onType }: AmountFieldProps<FixedForm>) => {
  const { typed, baseAmount, quantity } = form
  const total = formatRupees(totalOf(form))
  const note = error ?? `${formatRupees(baseAmount)} × ${quantity} = ${total}`
  return (
    <div className="field">
      <label htmlFor="amount">{t.amount}</label>
      <div className="row">
        <input
          id="amount"
          className="sum"
          readOnly
          value={total}
          aria-invalid={!!error && typed === undefined}
          aria-describedby="amount-note"
        />
        <Stepper
          what={t.quantity}
          {...rangeOf(fixed, form, null)}
          typed={typed}
          refused={!!typed || (!!error && typed === '')}
          labels={t}
          noteId="amount-note"
          onSet={(wanted) => onSet(null, wanted)}
          onType={(text) => onType(null, text)}
        />
      </div>
      {/* A page translator may have replaced the text by its own nodes, so a changed note replaces its whole element. */}
      <p key={typed || note} id="amount-note" className={typed || error ? 'error' : 'hint'}>
        {typed ? refusal(null) : note}
      </p>
    </div>
  )
}

const fields: { [Type in DonationType]: ComponentType<AmountFieldProps<Forms[Type]>> } = {
  fixed: FixedField,
  item: ItemField,
  flexible: FlexibleField,
}

/** The amount field for the project's kind of donation. */
export const AmountArea = ({ form, error }: { form: DonationForm; error: string | undefined }) => {
  const { t, flow } = useDialog()
  const texts = useLazyTexts()
  const give = usePart('give')
  // The form's type decides which field gets it, which TypeScript cannot follow.
  const Field = fields[form.type] as ComponentType<AmountFieldProps<DonationForm>>
  return (
    <Field
      t={t}
      texts={texts}
      form={form}
      error={error}
      refusal={(id) => (give ? <give.Refusal form={form} id={id} /> : '…')}
      onSet={(id, quantity) => flow.dispatch({ type: 'quantitySet', id, quantity })}
      onType={(id, text) => flow.dispatch({ type: 'quantityTyped', id, text })}
    />
  )
}
