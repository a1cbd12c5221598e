/** Rules about the quantities of any kind: what they come to, how far they may go, how they are set. */
import { readAmountText, readWholeText } from '../donation/amountText.ts'
import { maxAmount } from '../donation/limits.ts'
import { withId } from '../donation/withId.ts'
import type { FormBase, Kind, Line } from './kind.ts'

/** A free item has no price to cap it. */
const mostOfFree = 999

/** A loop: Prototype 1.6.0.1 puts a `reduce` of its own on every array of the page. */
export const sumOf = (lines: readonly Line[]): number => {
  let sum = 0
  for (const { price, quantity } of lines) sum += price * quantity
  return sum
}

/**
 * How far a quantity may go. The cap keeps the whole donation within the most that can be given online.
 * @param id of the line
 */
export const rangeOf = <Form extends FormBase>(
  kind: Kind<Form>,
  form: Form,
  id: number | null,
): { now: number; min: number; max: number } => {
  const lines = kind.lines(form)
  const { price, quantity: now } = withId(lines, id) ?? { price: 0, quantity: 0 }
  const min = kind.least
  const room = price > 0 ? Math.floor((maxAmount - sumOf(lines)) / price) : mostOfFree - now
  return { now, min, max: Math.max(min, now + room) }
}

/** The same form with a quantity set, held within its range. */
export const withQuantity = <Form extends FormBase>(
  kind: Kind<Form>,
  form: Form,
  id: number | null,
  wanted: number,
): Form => {
  const { now, min, max } = rangeOf(kind, form, id)
  return kind.put(form, id, Number.isFinite(wanted) ? Math.min(Math.max(Math.trunc(wanted), min), max) : now)
}

/** The digits of a number as it was typed, or null if it is none. */
export const readNumber = ({ inRupees }: { inRupees: boolean }, text: string): string | null =>
  inRupees ? readAmountText(text) : readWholeText(text)

/** The same form with a quantity as it was typed. Unlike a step, a number out of range is not moved into it: that would change what the donor meant. */
export const withTyped = <Form extends FormBase>(
  kind: Kind<Form>,
  form: Form,
  id: number | null,
  text: string,
): Form => {
  const { min, max } = rangeOf(kind, form, id)
  const digits = readNumber(kind, text)
  const quantity = Number(digits)
  return digits && quantity >= min && quantity <= max ? kind.put(form, id, quantity) : kind.put(form, id, 0, text)
}
