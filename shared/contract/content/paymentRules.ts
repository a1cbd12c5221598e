/** What the trust expects of the payment provider. Each value holds from a day (rules.ts). */
import { countSchema } from '../basics.ts'

export const paymentRules = {
  /** A donation that is being confirmed for more days than this becomes a case for staff. */
  'payment.confirmDays': countSchema,
} as const
