/** How the trust's accounting program names the accounts that the journals post to. Each value has its first day (rules.ts). */
import * as z from 'zod/mini'
import { ledgerAccounts } from '../donation/donationState.ts'

/** No spreadsheet reads it as a formula, and no import file breaks at it. */
const nameSchema = z
  .string()
  .check(z.regex(/^[\p{L}\p{N}][^\p{Cc}]{0,99}$/u, 'must begin with a letter or digit and have at most 100 characters'))

/** What a voucher of the journal is about. */
export const voucherKinds = [
  /** The donations of one day that the provider took, its refunds and its disputes. */
  'online',
  /** The money of one day that did not go through the provider. */
  'offline',
  /** One payout of the provider. */
  'payout',
] as const
export type VoucherKind = (typeof voucherKinds)[number]

export const journalRules = {
  'journal.accounts': z.strictObject({
    /** The trust, as the program names the company. */
    company: nameSchema,
    /** The program's name for each account of our ledger. Several may have the same name. */
    accounts: z.record(z.enum(ledgerAccounts), nameSchema),
    /** Projects with an account of their own for donations (e.g. a corpus fund), or with a project or cost centre of the program. */
    projects: z.record(
      z.string(),
      z.strictObject({ donations: z.optional(nameSchema), project: z.optional(nameSchema) }),
    ),
    /** The voucher types of Tally. */
    voucher_types: z.record(z.enum(voucherKinds), nameSchema),
    /** The naming series of ERPNext. */
    series: nameSchema,
  }),
} as const
