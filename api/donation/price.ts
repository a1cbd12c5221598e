import { canBeGiven } from '../../shared/donation/limits.ts'
import { invalid } from '../platform/http/refusal.ts'
import { type Claim, type PricedDonation, priceRules } from './priceRules.ts'

/**
 * Checks a claimed amount against the server's own prices (specification, decision 4). Items that the client has not named yet are checked when the donation
 * is recorded.
 * @throws Refused 422: amount `amount` (out of range) or `mismatch` (not what the prices say); items `required`, `unknown` or `invalid`.
 */
export async function priceDonation(claim: Claim): Promise<PricedDonation> {
  if (!canBeGiven(claim.amount)) throw invalid({ [claim.amountField]: 'amount' })
  return priceRules[claim.project.donation_type](claim)
}
