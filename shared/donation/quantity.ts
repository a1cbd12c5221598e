/** How far a quantity may go. The cap keeps the whole donation within the most that can be given online. */
import { readWholeText } from './amountText.ts'
import type { DonationForm } from './donation.ts'
import { maxAmount } from './limits.ts'
import { totalOf } from './total.ts'
import { withId } from './withId.ts'

/** A free item has no price to cap it. */
const mostOfFree = 999

/**
 * @param form a fixed or item form
 * @param itemId the item's id; for a fixed form it is not looked at
 * @returns quantity now, and the least and most it may be
 */
export const quantityRange = (form: DonationForm, itemId: number | null): { now: number; min: number; max: number } => {
  if (form.type === 'flexible') return { now: 1, min: 1, max: 1 }
  const item = form.type === 'item' ? withId(form.items, itemId) : undefined
  const now = form.type === 'fixed' ? form.quantity : (item?.quantity ?? 0)
  const price = form.type === 'fixed' ? form.baseAmount : (item?.price ?? 0)
  const min = form.type === 'fixed' ? 1 : 0
  const room = price > 0 ? Math.floor((maxAmount - totalOf(form)) / price) : mostOfFree - now
  return { now, min, max: Math.max(min, now + room) }
}

/** The same form with a quantity set, held within its range. */
export const withQuantity = <F extends DonationForm>(form: F, itemId: number | null, wanted: number): F => {
  const { now, min, max } = quantityRange(form, itemId)
  return put(form, itemId, Number.isFinite(wanted) ? Math.min(Math.max(Math.trunc(wanted), min), max) : now)
}

/** The same form with a quantity as it was typed. Unlike a step, a number out of range is not moved into it: that would change what the donor meant. */
export const withTypedQuantity = <F extends DonationForm>(form: F, itemId: number | null, text: string): F => {
  const { min, max } = quantityRange(form, itemId)
  const digits = readWholeText(text)
  const quantity = Number(digits)
  return digits && quantity >= min && quantity <= max ? put(form, itemId, quantity) : put(form, itemId, 0, text)
}

const put = <F extends DonationForm>(form: F, itemId: number | null, quantity: number, typed?: string): F => {
  if (form.type === 'fixed') return { ...form, quantity, typed }
  if (form.type !== 'item') return form
  return { ...form, items: form.items.map((line) => (line.id === itemId ? { ...line, quantity, typed } : line)) }
}
