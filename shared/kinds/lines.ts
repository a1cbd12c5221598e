/** Rules for the quantities of any kind: their sum, their range, and how a donor sets them. */
import { readAmountText, readWholeText } from '../donation/amountText.ts'
import { maxAmount } from '../donation/limits.ts'
import type { FormBase, Kind, Line } from './kind.ts'

/** The limit for a free item, which no price limits. */
const mostOfFree = 999

export const sumOf = (lines: readonly Line[]): number =>
  lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0)

/**
 * The range of a quantity. The maximum keeps the whole donation within the online limit.
 * @param id of the line
 */
export const rangeOf = <Form extends FormBase>(
  kind: Kind<Form>,
  form: Form,
  id: number | null,
): { now: number; min: number; max: number } => {
  const lines = kind.lines(form)
  const { price, quantity: now } = lines.find((line) => line.id === id) ?? { price: 0, quantity: 0 }
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

/** The digits of a typed number, or null if it is none. */
export const readNumber = ({ inRupees }: { inRupees: boolean }, text: string): string | null =>
  inRupees ? readAmountText(text) : readWholeText(text)

/** The same form with a quantity as typed. Unlike a step, a typed number out of range is not moved into it: that would change what the donor meant. */
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
