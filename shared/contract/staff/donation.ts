/** One donation as the staff desk shows it. The call throws `ApiError`. */
import * as z from 'zod/mini'
import { auditActionSchema } from './audit.ts'
import { countSchema, idSchema, moneySchema, query, rupeesSchema, txnIdSchema } from '../basics.ts'
import { occasions } from '../donation/dedication.ts'
import { donationEvents, ledgerAccounts } from '../donation/donationState.ts'
import { declarationAnswerSchema } from '../people/myData.ts'
import { totalSchema } from '../paging.ts'
import { offlineWarningSchema, warnedOfSchema } from './offlineDonation.ts'
import { staffDonationRowSchema } from './donations.ts'
import { differenceCodeSchema, messageFields } from './reconciliation.ts'
import { refundStateSchema } from './refunds.ts'
import type { Transport } from '../transport.ts'

/** A fact of the ledger. Lines are paise, and sum to zero. */
const entrySchema = z.object({
  id: idSchema,
  event: z.enum(donationEvents),
  at: z.string(),
  effective_at: z.string(),
  amount_paise: z.nullable(z.number()),
  reference: z.nullable(z.string()),
  note: z.nullable(z.string()),
  evidence_id: z.nullable(idSchema),
  actor: z.string(),
  lines: z.array(z.object({ account: z.enum(ledgerAccounts), amount_paise: z.number() })),
})

/** A message of the provider. `unsigned`: names of fields that no signature covers. `seen`: how often it arrived. */
const evidenceSchema = z.object({
  ...messageFields,
  fields: z.array(z.object({ name: z.string(), value: z.string(), signed: z.nullable(z.boolean()) })),
  seen: countSchema,
})
export type StaffEvidence = z.output<typeof evidenceSchema>

/** What was asked for. `amount` is whole rupees, `asked_at` an ISO instant. */
const askedRefundSchema = z.object({
  id: idSchema,
  amount: rupeesSchema,
  state: refundStateSchema,
  asked_at: z.string(),
})

/** A difference to the provider's records. `day` is the Indian day that was compared. */
const caseSchema = z.object({ id: idSchema, code: differenceCodeSchema, day: z.string(), open: z.boolean() })

/** Query of `GET staff/donation?txn_id=…`. */
export const staffDonationQuerySchema = z.object({ txn_id: txnIdSchema })

/**
 * Amounts in rupees; those of the ledger (`balance`) have paise. Times are ISO instants. `donor` is null if the account is deleted; `pan` is masked. `refundable`: how much may still be asked for as
 * a refund; 0 if none. `returnable`: the same of an offline donation, whose money went back outside the provider.
 */
export const staffDonationSchema = z.extend(z.omit(staffDonationRowSchema, { id: true, receipt: true }), {
  balance: z.object({
    paid: moneySchema,
    refunded: moneySchema,
    lost: moneySchema,
    net: moneySchema,
    settled: z.boolean(),
  }),
  created_at: z.string(),
  project_id: idSchema,
  purpose_id: z.nullable(idSchema),
  provider_id: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  /** What the donor of an offline donation said about citizenship. */
  declared: z.nullable(declarationAnswerSchema),
  donor: z.nullable(
    z.object({
      kind: z.enum(['account', 'donor']),
      id: idSchema,
      name: z.string(),
      email: z.nullable(z.string()),
      pan: z.nullable(z.string()),
    }),
  ),
  /** The person for whom staff made the payment link that it came of; '' if that person is deleted. Null: it came of none. */
  link_of: z.nullable(z.string()),
  /** Warnings at its entry, and why staff went on. */
  put_away: z.array(z.extend(warnedOfSchema, { warning: offlineWarningSchema, reason: z.string(), actor: z.string() })),
  /** In whose name it was given. `mailed`: somebody gets the card by mail on `day`, or got it at `sent_at`. */
  dedication: z.nullable(
    z.object({
      name: z.string(),
      occasion: z.nullable(z.enum(occasions)),
      day: z.nullable(z.string()),
      mailed: z.boolean(),
      sent_at: z.nullable(z.string()),
    }),
  ),
  entries: z.array(entrySchema),
  evidence: z.array(evidenceSchema),
  refunds: z.array(askedRefundSchema),
  refundable: totalSchema,
  returnable: totalSchema,
  cases: z.array(caseSchema),
  receipts: z.array(
    z.object({
      number: z.string(),
      version: countSchema,
      kind: z.enum(['original', 'correction']),
      issued_at: z.string(),
    }),
  ),
  mail: z.nullable(z.object({ queued_at: z.string(), sent_at: z.nullable(z.string()) })),
  audit: z.array(z.object({ id: idSchema, at: z.string(), action: auditActionSchema, actor: z.string() })),
})
export type StaffDonation = z.output<typeof staffDonationSchema>

export const staffDonation = (t: Transport, txnId: string) =>
  t.get(`staff/donation${query({ txn_id: txnId })}`, staffDonationSchema)
