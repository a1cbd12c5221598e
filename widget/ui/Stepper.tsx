interface Props {
  /** What is counted, e.g. the item's title. */
  what: string
  now: number
  min: number
  max: number
  labels: { less(what: string): string; more(what: string): string; countOf(count: number, what: string): string }
  onSet(quantity: number): void
}

/**
 * Minus, number, plus. The number is announced with what it counts. The minus is an en dash: every font has one, and the search for a font that has
 * the mathematical sign costs half a frame on a slow phone.
 */
export const Stepper = ({ what, now, min, max, labels, onSet }: Props) => (
  <span className="stepper">
    <button type="button" aria-label={labels.less(what)} disabled={now <= min} onClick={() => onSet(now - 1)}>
      –
    </button>
    <output aria-label={labels.countOf(now, what)}>{now}</output>
    <button type="button" aria-label={labels.more(what)} disabled={now >= max} onClick={() => onSet(now + 1)}>
      +
    </button>
  </span>
)
