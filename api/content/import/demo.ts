/** What only a demo has: `demo-only/*.json`. */
import * as z from 'zod/mini'
import { staffRoleSchema } from '../../../shared/contract/people/account.ts'
import { offlineModes } from '../../../shared/contract/staff/offlineDonation.ts'
import { count, distinct, id, name, text } from './parts.ts'

/** The demo's accounts; all have the same password. */
export const accountFacts = z.strictObject({
  password: text,
  accounts: distinct(
    z.strictObject({
      email: z.email('must be an e-mail address'),
      fullName: text,
      contactNo: text,
      role: z.optional(staffRoleSchema),
    }),
    ['email'],
  ),
})

const ofProject = { projectId: id, amount: count.check(z.minimum(1)) }

/** The history of one demo account, so every list of a donor has entries. Days count back from the day of the first start. */
export const pastFacts = z.strictObject({
  email: text,
  memberForDays: count,
  profile: z.strictObject({
    address_line: text,
    address_city: text,
    address_state: text,
    address_pin: text,
    pan: text,
    birthday: text,
  }),
  /** Oldest first. */
  donations: z.array(
    z.strictObject({
      ...ofProject,
      daysAgo: count,
      /** Minutes after the usual time of day, for the second try of a failed donation. */
      minutesLater: z._default(count, 0),
      purposeId: id,
      /** The quantity, for a project of fixed amounts. */
      quantity: z.optional(count),
      items: z._default(z.array(z.strictObject({ slug: name, qty: count })), []),
      /** Why it failed; absent for a paid one. */
      failed: z.optional(text),
      /** The partner's page and campaign that brought the donor. */
      from: z.optional(z.strictObject({ origin: text, source: text, campaign: text })),
    }),
  ),
  /** `inDays`: days until its next anniversary; `yearsAgo`: the years since the original day. */
  dates: z.array(
    z.strictObject({ occasionId: id, name: text, inDays: count, yearsAgo: count, projectId: z.nullable(id) }),
  ),
  pledge: z.strictObject({ ...ofProject, day: z.int().check(z.minimum(1), z.maximum(31)), sinceDays: count }),
})
export type Past = z.output<typeof pastFacts>

/** Donations that staff entered by hand. The contract of the desk's form checks the texts again. */
export const offlineFacts = z.strictObject({
  /** The account that entered them. */
  by: text,
  donors: distinct(
    z.strictObject({
      key: name,
      name: text,
      email: z.optional(text),
      phone: z.optional(text),
      line: z.optional(text),
      city: z.optional(text),
      state: z.optional(text),
      pin: z.optional(text),
      pan: z.optional(text),
    }),
    ['key'],
  ),
  /** Oldest first. A donor is new with the first donation, and known with the next. */
  donations: z.array(
    z.strictObject({
      ...ofProject,
      donor: name,
      /** The financial year of the first start, or the one before. */
      year: z.enum(['last', 'this']),
      /** Which share of the year's days had passed, of this year those until today. So each day is in its year, whenever the demo starts. */
      percent: count.check(z.maximum(100)),
      purposeId: z.optional(id),
      mode: z.enum(offlineModes),
      reference: z._default(text, ''),
      note: z._default(text, ''),
    }),
  ),
})
export type OfflinePast = z.output<typeof offlineFacts>
