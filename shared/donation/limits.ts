/** Every limit of a donation, in one place (specification, sections 5 and 9, decisions 10 and 11). Amounts in rupees. */
export const maxAmount = 1_000_000
export const maxAmountDigits = 10
export const defaultFixedBase = 11_000
export const defaultFlexibleAmount = 1_000
export const defaultItemQuantity = 1
/** Wait before the payment form is posted, in ms. */
export const handoverDelayMs = 2_000

/** Whether an amount can be donated online: whole rupees, from 1 to the maximum. */
export const canBeGiven = (amount: number | undefined): amount is number =>
  typeof amount === 'number' && Number.isInteger(amount) && amount > 0 && amount <= maxAmount
