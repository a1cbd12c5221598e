import { useMemo } from 'react'
import type { ItemForm, ItemLine } from '../../shared/donation/donation.ts'
import { maxAmount } from '../../shared/donation/limits.ts'
import { totalOf } from '../../shared/donation/total.ts'
import type { FormMessages } from '../../shared/messages/en/form.ts'
import { formatRupees } from '../../shared/money.ts'
import { Stepper } from '../ui/Stepper.tsx'

type Set = (itemId: number, quantity: number) => void

const lineText = ({ price, quantity }: ItemLine): string =>
  `${formatRupees(price)} × ${quantity} = ${formatRupees(price * quantity)}`

interface RowProps {
  t: FormMessages
  line: ItemLine
  /** One more would be more than can be given online. */
  full: boolean
  onSet: Set
}

/** Drawn anew only when its own line changes: a list may hold hundreds. */
const ItemRow = ({ t, line, full, onSet }: RowProps) =>
  useMemo(
    () => (
      <li>
        {line.image ? <img src={line.image} alt="" width="56" height="56" loading="lazy" /> : <i />}
        <span className="what">
          {line.title}
          <small>{line.quantity > 0 ? lineText(line) : `${formatRupees(line.price)} ${t.each}`}</small>
        </span>
        <Stepper
          what={line.title}
          now={line.quantity}
          min={0}
          max={full ? line.quantity : line.quantity + 1}
          labels={t}
          onSet={(quantity) => onSet(line.id, quantity)}
        />
      </li>
    ),
    [line, full],
  )

interface Props {
  t: FormMessages
  form: ItemForm
  error: string | undefined
  onSet: Set
}

/** Items with steppers, and what they come to. */
export const ItemField = ({ t, form, error, onSet }: Props) => {
  const room = maxAmount - totalOf(form)
  const chosen = form.items.filter((line) => line.quantity > 0)
  return (
    <>
      <fieldset className="field" tabIndex={-1} aria-invalid={!!error} aria-describedby={error && 'items-note'}>
        <legend>{t.items}</legend>
        {error && (
          <p id="items-note" className="error">
            {error}
          </p>
        )}
        {form.items.length === 0 && <p className="hint">{t.nothingHere}</p>}
        <ul className="items">
          {form.items.map((line) => (
            <ItemRow key={line.id} t={t} line={line} full={line.price > room} onSet={onSet} />
          ))}
        </ul>
      </fieldset>
      {chosen.length > 0 && (
        <section className="field prices" aria-label={t.priceDetails}>
          <h3>{t.priceDetails}</h3>
          <dl>
            {chosen.map((line) => (
              <div key={line.id}>
                <dt>
                  {line.title} × {line.quantity}
                </dt>
                <dd>{formatRupees(line.price * line.quantity)}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </>
  )
}
