import { type FixedForm, fixed } from '../../shared/kinds/fixed.ts'
import { totalOf } from '../../shared/donation/total.ts'
import { rangeOf } from '../../shared/kinds/lines.ts'
import { formatRupees } from '../../shared/money.ts'
import { Stepper } from '../ui/Stepper.tsx'
import type { AmountFieldProps } from './amountField.ts'

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
