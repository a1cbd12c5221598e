interface Props {
  /** What is counted, e.g. the item's title. */
  what: string
  now: number
  /** What the field shows instead of the number: text that is no quantity. */
  typed: string | undefined
  refused: boolean
  min: number
  max: number
  labels: { less(what: string): string; more(what: string): string }
  /** Id of the message about the quantity. */
  noteId: string | undefined
  onSet(quantity: number): void
  onType(text: string): void
}

/**
 * Minus, number, plus. At a bound a button keeps the focus and does nothing. The minus is an en dash, because every font has one. Finding a font with
 * the mathematical sign costs half a frame on a slow phone.
 */
export const Stepper = ({ what, now, typed, refused, min, max, labels, noteId, onSet, onType }: Props) => (
  <span className="stepper">
    <button
      type="button"
      aria-label={labels.less(what)}
      aria-disabled={now <= min}
      onClick={() => now > min && onSet(now - 1)}
    >
      –
    </button>
    <input
      inputMode="numeric"
      autoComplete="off"
      aria-label={what}
      // An empty field shows the 0 that it counts as.
      placeholder="0"
      value={typed ?? now}
      aria-invalid={refused}
      aria-describedby={noteId}
      onInput={({ currentTarget: field }) => onType(field.value)}
    />
    <button
      type="button"
      aria-label={labels.more(what)}
      aria-disabled={now >= max}
      onClick={() => now < max && onSet(now + 1)}
    >
      +
    </button>
  </span>
)
