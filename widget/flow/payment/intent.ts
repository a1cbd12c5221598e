import type { PaymentDetailRequest } from '../../../shared/contract/donation/donation.ts'
import { randomText } from './randomText.ts'

/** The intent that no payment page has been opened for yet. */
let current: { choices: string; key: string } | null = null

/**
 * Adds the key of the donor's intent. The same choices keep their key after an answer was lost, so the API answers the same transaction. It is in the body,
 * because a back end on another origin may not permit the header.
 */
export const withIntent = (request: PaymentDetailRequest): PaymentDetailRequest => {
  const choices = JSON.stringify(request)
  if (current?.choices !== choices) current = { choices, key: randomText() }
  return { ...request, idempotency_key: current.key }
}

/** The next donation is a new intent: the donor goes to pay this one, or the API refuses it. */
export const endIntent = (): void => {
  current = null
}
