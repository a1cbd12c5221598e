import type { FixedForm } from '../../shared/donation/donation.ts'
import { quantityRange } from '../../shared/donation/quantity.ts'
import { totalOf } from '../../shared/donation/total.ts'
import type { FormMessages } from '../../shared/messages/en/form.ts'
import { formatRupees } from '../../shared/money.ts'
import { Stepper } from '../ui/Stepper.tsx'

interface Props {
  t: FormMessages
  form: FixedForm
  error: string | undefined
  onSet(itemId: null, quantity: number): void
}

/** A set amount, and how many times it is given. */
export const FixedField = ({ t, form, error, onSet }: Props) => (
  <div className="field">
    <label htmlFor="amount">{t.amount}</label>
    <div className="row">
      <input
        id="amount"
        className="sum"
        readOnly
        value={formatRupees(form.baseAmount)}
        aria-invalid={!!error}
        aria-describedby="amount-note"
      />
      <Stepper
        what={t.quantity}
        {...quantityRange(form, null)}
        labels={t}
        onSet={(quantity) => onSet(null, quantity)}
      />
    </div>
    <p id="amount-note" className={error ? 'error' : 'hint'}>
      {error ?? `${formatRupees(form.baseAmount)} × ${form.quantity} = ${formatRupees(totalOf(form))}`}
    </p>
  </div>
)
