/** Donors at the staff desk: accounts, and people who gave without one. */
import * as z from 'zod/mini'
import { totalSchema } from '../paging.ts'
import { staffDonationRowSchema } from './donations.ts'

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
export const duplicateReasons = ['pan', 'email', 'phone', 'name_pin'] as const
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
