/** Donors at the staff desk: accounts, and people who gave without one. Each call throws `ApiError`. */
import * as z from 'zod/mini'
import { totalSchema } from '../paging.ts'
import { staffDonationRowSchema } from './donations.ts'
import { query } from '../basics.ts'
import type { Transport } from '../transport.ts'

export const donorKinds = ['account', 'donor'] as const
export type DonorKind = (typeof donorKinds)[number]

/** Names one person: `account-7` or `donor-12`. */
export const donorKeySchema = z.string().check(z.regex(/^(account|donor)-[1-9]\d{0,14}$/, 'invalid'))

/** `years`: what counts in each financial year with donations, in whole rupees, newest first. `pan` is masked. A merged donor's donations belong to the other one. */
const staffDonorSchema = z.object({
  key: donorKeySchema,
  kind: z.enum(donorKinds),
  name: z.string(),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  city: z.string(),
  pin: z.string(),
  pan: z.nullable(z.string()),
  /** Of an account: whether its owner proved the e-mail address. */
  email_proven: z.boolean(),
  years: z.array(z.object({ year: z.string(), net: z.number() })),
  donations: totalSchema,
})
export type StaffDonor = z.output<typeof staffDonorSchema>

/** Answer of `GET staff/donors`. `year` is the current financial year. */
export const staffDonorsSchema = z.object({
  rows: z.array(staffDonorSchema),
  next: z.nullable(z.string()),
  year: z.string(),
})
export type StaffDonors = z.output<typeof staffDonorsSchema>

/** Answer of `GET staff/donor`: at most 100 donations, newest first. `merged`: who was merged into this person. `into`: with whom it was merged. */
export const staffDonorDetailSchema = z.object({
  donor: staffDonorSchema,
  rows: z.array(staffDonationRowSchema),
  merged: z.array(z.object({ key: donorKeySchema, name: z.string(), email: z.nullable(z.string()) })),
  into: z.nullable(donorKeySchema),
  /** The account of this donor was deleted; on this day (`yyyy-MM-dd`) the donor is deleted, too. */
  left_until: z.nullable(z.string()),
})
export type StaffDonorDetail = z.output<typeof staffDonorDetailSchema>

/** Why two may be one person; the strongest reason first. */
export const duplicateReasons = ['pan', 'email', 'phone', 'payment_link', 'name_pin'] as const
export type DuplicateReason = (typeof duplicateReasons)[number]

/** Answer of `GET staff/donor-duplicates`: at most 100 pairs. `from` has no account. */
export const duplicatesSchema = z.object({
  rows: z.array(
    z.object({ from: staffDonorSchema, into: staffDonorSchema, reasons: z.array(z.enum(duplicateReasons)) }),
  ),
})
export type Duplicates = z.output<typeof duplicatesSchema>

/**
 * Answer of `GET staff/merge-preview`: both as they are, and `problem`, if they cannot be merged. `needs_check`: no proven e-mail address shows that they are one
 * person, and the account's owner would see the other one's data. Then `merge-donors` needs `checked`.
 */
export const mergePreviewSchema = z.object({
  from: staffDonorSchema,
  into: staffDonorSchema,
  problem: z.nullable(z.enum(['same', 'account', 'merged', 'pan_differs', 'unproven'])),
  needs_check: z.boolean(),
  /** Of all that the preview shows. */
  version: z.string(),
})
export type MergePreview = z.output<typeof mergePreviewSchema>
export type MergeProblem = NonNullable<MergePreview['problem']>

/** Query of `POST staff/donors`. The payload's `search` is the beginning of a name or an e-mail address, or a whole phone number. `after`: the `next` of the page before. */
export const staffDonorsQuerySchema = z.object({
  after: z.optional(donorKeySchema),
})

/** Query of `GET staff/donor`, and payload of `POST staff/unmerge-donor`. */
export const donorRequestSchema = z.object({ key: donorKeySchema })

/** Query of `GET staff/merge-preview`: `from` becomes a part of `into`. */
export const mergePreviewQuerySchema = z.object({ from: donorKeySchema, into: donorKeySchema })

/**
 * Payload of `POST staff/merge-donors`. `checked`: staff asked the donor, by the contact in the trust's own records; 422 `checked: required` where it is needed.
 * `version`: that of the preview; refused (409) with `changed_meanwhile` if it shows something else by now.
 */
export const mergeRequestSchema = z.extend(mergePreviewQuerySchema, {
  checked: z._default(z.boolean(), false),
  version: z.optional(z.string().check(z.maxLength(60, 'too_long'))),
})

export const staffDonors = (t: Transport, search: string | undefined, after: string | null) =>
  t.post(`staff/donors${query({ after: after ?? undefined })}`, { search }, staffDonorsSchema)

export const staffDonor = (t: Transport, key: string) => t.get(`staff/donor${query({ key })}`, staffDonorDetailSchema)

export const donorDuplicates = (t: Transport) => t.get('staff/donor-duplicates', duplicatesSchema)

export const mergePreview = (t: Transport, from: string, into: string) =>
  t.get(`staff/merge-preview${query({ from, into })}`, mergePreviewSchema)

/** Refused with a code at `from`, as `MergeProblem` names them; 409 if the preview of this version is out of date. */
export const mergeDonors = (t: Transport, request: z.input<typeof mergeRequestSchema>) =>
  t.post('staff/merge-donors', request)

export const unmergeDonor = (t: Transport, key: string) => t.post('staff/unmerge-donor', { key })
