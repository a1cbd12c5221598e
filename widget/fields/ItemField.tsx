import { type ReactElement, type ReactNode, useRef } from 'react'
import type { FormMessages } from '../../shared/texts/en/form.ts'
import type { LazyText } from '../../shared/texts/en/lazyText.ts'
import type { ItemForm, ItemLine } from '../../shared/kinds/item.ts'
import { maxAmount } from '../../shared/donation/limits.ts'
import { totalOf } from '../../shared/kinds/kinds.ts'
import { formatRupees } from '../../shared/money.ts'
import { Stepper } from '../ui/Stepper.tsx'
import { useSteps } from '../ui/hooks.ts'

/** Props of the amount field of every kind of donation. */
export interface AmountFieldProps<Form> {
  t: FormMessages
  /** The texts that load after the form. */
  texts: LazyText | null | undefined
  form: Form
  error: string | undefined
  /** Why a typed number is refused. `id`: of the item; null for the only number of the form. */
  refusal(id: number | null): ReactNode
  onSet(id: number | null, quantity: number): void
  onType(id: number | null, text: string): void
}

/** A number and the word after it stay on one line: `25 kg`. */
const unbroken = (text: string): string => text.replace(/(\d) (?=\S)/g, '$1\u00a0')

/** If the result does not fit into the line, it begins the next one. */
const lineText = ({ price, quantity }: ItemLine): string =>
  `${formatRupees(price)} × ${quantity} =\u00a0${formatRupees(price * quantity)}`

interface RowProps extends Pick<AmountFieldProps<ItemForm>, 't' | 'refusal' | 'onSet' | 'onType'> {
  line: ItemLine
  /** One more would exceed the limit for online donations. */
  full: boolean
}

/** What a quantity changes has a key: a page translator may have replaced the text by its own nodes, so the whole element is replaced. */
const ItemRow = ({ t, line, full, refusal, onSet, onType }: RowProps) => {
  const { id, image, price, quantity, title, typed, unit } = line
  const priceText = quantity > 0 ? lineText(line) : `${formatRupees(price)} ${unit || t.each}`
  return (
    <li>
      {image ? <img src={image} alt="" width="56" height="56" loading="lazy" /> : <i />}
      <span className="what">
        <span>{unbroken(title)}</span>
        <small key={priceText} translate="no">
          {priceText}
        </small>
      </span>
      <Stepper
        what={title}
        now={quantity}
        typed={typed}
        refused={!!typed}
        min={0}
        max={full ? quantity : quantity + 1}
        labels={t}
        noteId={typed && `note-${id}`}
        onSet={(wanted) => onSet(id, wanted)}
        onType={(text) => onType(id, text)}
      />
      {typed && (
        <p key={typed} id={`note-${id}`} className="error">
          {refusal(id)}
        </p>
      )}
    </li>
  )
}

const PriceLine = ({ line }: { line: ItemLine }) => (
  <div>
    <dt>
      {unbroken(line.title)} × {line.quantity}
    </dt>
    <dd translate="no">{formatRupees(line.price * line.quantity)}</dd>
  </div>
)

/**
 * A list may have hundreds of lines, and a press changes one. Each line is an object that stays the same until it changes. The element made for it is
 * cached, so the renderer skips it.
 */
const useElements = (): ((line: ItemLine, variant: string, make: () => ReactElement) => ReactElement) => {
  const drawnParts = useRef(new WeakMap<ItemLine, Record<string, ReactElement>>()).current
  return (line, variant, make) => {
    const known = drawnParts.get(line) ?? {}
    drawnParts.set(line, known)
    return (known[variant] ??= make())
  }
}

/** Rows drawn at a time; the first ones are taller than any screen. */
const rowsAtOnce = 40

/** Items with steppers, and their sum. */
export const ItemField = ({ form, error, texts, ...row }: AmountFieldProps<ItemForm>) => {
  const { t } = row
  const elementOf = useElements()
  const drawn = useSteps(form.items.length, rowsAtOnce)
  const room = maxAmount - totalOf(form)
  // A refused quantity has its own message.
  const listError = form.items.some((line) => line.typed) ? undefined : error
  const chosen = form.items.filter((line) => line.quantity > 0)
  return (
    <>
      <fieldset className="field" tabIndex={-1} aria-invalid={!!listError} aria-describedby={listError && 'items-note'}>
        <legend>{t.items}</legend>
        {listError && (
          <p id="items-note" className="error">
            {listError}
          </p>
        )}
        {form.items.length === 0 && <p className="hint">{texts?.nothingHere}</p>}
        <ul className="items">
          {form.items.slice(0, drawn).map((line) => {
            const full = line.price > room
            const make = () => <ItemRow key={line.id} line={line} full={full} {...row} />
            // The message of a refusal depends on the other lines, too.
            return line.typed ? make() : elementOf(line, `row ${full}`, make)
          })}
        </ul>
      </fieldset>
      {chosen.length > 0 && (
        <section className="field prices" aria-label={t.priceDetails}>
          <h3>{t.priceDetails}</h3>
          <dl>
            {chosen
              .slice(0, drawn)
              .map((line) =>
                elementOf(line, 'price', () => <PriceLine key={`${line.id} ${line.quantity}`} line={line} />),
              )}
          </dl>
        </section>
      )}
    </>
  )
}
