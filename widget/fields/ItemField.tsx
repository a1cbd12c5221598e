import { type ReactElement, useRef } from 'react'
import type { ItemForm, ItemLine } from '../../shared/donation/donation.ts'
import { maxAmount } from '../../shared/donation/limits.ts'
import { totalOf } from '../../shared/donation/total.ts'
import type { FormMessages } from '../../shared/messages/en/form.ts'
import { formatRupees } from '../../shared/money.ts'
import { Stepper } from '../ui/Stepper.tsx'

type Set = (itemId: number, quantity: number) => void

/** Where it does not fit into a line, what it comes to begins the next one. */
const lineText = ({ price, quantity }: ItemLine): string =>
  `${formatRupees(price)} × ${quantity} =\u00a0${formatRupees(price * quantity)}`

interface RowProps {
  t: FormMessages
  line: ItemLine
  /** One more would be more than can be given online. */
  full: boolean
  onSet: Set
}

const ItemRow = ({ t, line, full, onSet }: RowProps) => (
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
)

const PriceLine = ({ line }: { line: ItemLine }) => (
  <div>
    <dt>
      {line.title} × {line.quantity}
    </dt>
    <dd>{formatRupees(line.price * line.quantity)}</dd>
  </div>
)

/**
 * A list may hold hundreds of lines, and a press changes one. A line is an object that stays the same until it changes: as long as it does, the
 * element made for it is handed out again, and the renderer passes over it.
 */
const useElements = (): ((line: ItemLine, variant: string, make: () => ReactElement) => ReactElement) => {
  const made = useRef(new WeakMap<ItemLine, Record<string, ReactElement>>()).current
  return (line, variant, make) => {
    const known = made.get(line) ?? {}
    made.set(line, known)
    return (known[variant] ??= make())
  }
}

interface Props {
  t: FormMessages
  form: ItemForm
  error: string | undefined
  onSet: Set
}

/** Items with steppers, and what they come to. */
export const ItemField = ({ t, form, error, onSet }: Props) => {
  const elementOf = useElements()
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
          {form.items.map((line) => {
            const full = line.price > room
            return elementOf(line, `row ${full}`, () => (
              <ItemRow key={line.id} t={t} line={line} full={full} onSet={onSet} />
            ))
          })}
        </ul>
      </fieldset>
      {chosen.length > 0 && (
        <section className="field prices" aria-label={t.priceDetails}>
          <h3>{t.priceDetails}</h3>
          <dl>{chosen.map((line) => elementOf(line, 'price', () => <PriceLine key={line.id} line={line} />))}</dl>
        </section>
      )}
    </>
  )
}
