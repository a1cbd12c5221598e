/** Monthly donations at the staff desk. What is due is no income: only a debit that succeeded is a donation. Each call throws `ApiError`. */
import * as z from 'zod/mini'
import { daySchema, idSchema, query, rupeesSchema, txnIdSchema } from '../basics.ts'
import { cycleStates, type MandateState, mandateStates } from '../donation/mandate.ts'
import { countTextSchema, type Filters, totalSchema } from '../paging.ts'
import type { Transport } from '../transport.ts'
import { donorKeySchema } from './donors.ts'
import { noteText } from './offlineDonation.ts'
import { mandateTotalsSchema } from './overview.ts'

export const mandateStateNames = Object.keys(mandateStates) as [MandateState, ...MandateState[]]

/** Why a mandate is over, or will be. */
export const mandateEnds = ['donor', 'staff', 'account', 'replaced', 'elsewhere', 'expired', 'not_agreed'] as const
export type MandateEnd = (typeof mandateEnds)[number]

/** How a donor can ask the trust to stop a mandate. */
export const stopWays = ['phone', 'mail', 'letter', 'in_person'] as const
export type StopWay = (typeof stopWays)[number]

/**
 * One month. `reason` says why the last attempt failed: in the bank’s or provider’s words, as `not received`, or null if no notice was possible in time. `txn_id`: the last
 * attempt. Days are Indian, `yyyy-MM-dd`; sums are rupees.
 */
const monthSchema = z.object({
  day: daySchema,
  state: z.enum(cycleStates),
  amount: rupeesSchema,
  attempts: z.number(),
  reason: z.nullable(z.string()),
  txn_id: z.nullable(txnIdSchema),
})
export type StaffMandateMonth = z.output<typeof monthSchema>

/** `donor` is null if the account is deleted. `next`: the day of the next debit; null while nothing will be debited. `last`: the newest month. */
export const staffMandateRowSchema = z.object({
  id: idSchema,
  state: z.enum(mandateStateNames),
  donor: z.nullable(z.object({ key: donorKeySchema, name: z.string() })),
  project: z.string(),
  amount: rupeesSchema,
  day: z.number(),
  next: z.nullable(daySchema),
  last: z.nullable(monthSchema),
})
export type StaffMandateRow = z.output<typeof staffMandateRowSchema>

/** How many mandates are in each state. */
const countsSchema = z.object({
  registering: totalSchema,
  active: totalSchema,
  paused: totalSchema,
  ending: totalSchema,
  ended: totalSchema,
} satisfies Record<MandateState, typeof totalSchema>)

/** Answer of `POST staff/mandates`; `totals` on the first page only, of the project if one is chosen. */
export const staffMandatesSchema = z.object({
  rows: z.array(staffMandateRowSchema),
  next: z.nullable(z.string()),
  totals: z.nullable(z.extend(mandateTotalsSchema, { states: countsSchema })),
})
export type StaffMandates = z.output<typeof staffMandatesSchema>

/** Query of `POST staff/mandates`. `state` is a state, or `due` or `failed`: what is due or failed within `mandateDays`. `key`: of one donor. The payload's `search` finds donors, as in their list. */
export const mandateViews = ['due', 'failed', ...mandateStateNames] as const
export const staffMandatesQuerySchema = z.object({
  state: z.optional(z.enum(mandateViews)),
  project: z.optional(countTextSchema),
  key: z.optional(donorKeySchema),
  after: z.optional(countTextSchema),
})

export const mandateQuerySchema = z.object({ id: countTextSchema })

/** Answer of `GET staff/mandate?id=7`. `stop`: how the donor asked staff to stop it. Moments are ISO instants. */
export const staffMandateSchema = z.extend(staffMandateRowSchema, {
  most: rupeesSchema,
  until: daySchema,
  paused_until: z.nullable(daySchema),
  ended_by: z.nullable(z.enum(mandateEnds)),
  /** The provider's number of it. */
  provider_id: z.nullable(z.string()),
  created_at: z.string(),
  changed_at: z.string(),
  /** When the provider was last asked for its state. */
  asked_at: z.nullable(z.string()),
  stop: z.nullable(z.object({ way: z.enum(stopWays), day: daySchema, note: z.string(), by: z.nullable(z.string()) })),
  /** Newest first. */
  months: z.array(monthSchema),
})
export type StaffMandate = z.output<typeof staffMandateSchema>

/**
 * What staff write down when a donor asks to stop. `day`: the Indian day on which the donor asked. Codes: `future` for the day; `required`, `too_long` and `personal`
 * for the note.
 */
export const stopFormSchema = (today: string) =>
  z.object({
    way: z.enum(stopWays),
    day: daySchema.check(z.refine((day) => day <= today, 'future')),
    note: noteText.check(z.minLength(3, 'required')),
  })
export type StopForm = z.output<ReturnType<typeof stopFormSchema>>

/** Payload of `POST staff/stop-mandate`. Refused (409) with `monthly_over` if it is over or is being stopped. */
export const stopMandateSchema = (today: string) => z.extend(stopFormSchema(today), { id: idSchema })

export const staffMandates = (t: Transport, { search, ...filters }: Filters, after: string | null) =>
  t.post(`staff/mandates${query({ ...filters, after: after ?? undefined })}`, { search }, staffMandatesSchema)

export const staffMandate = (t: Transport, id: string) => t.get(`staff/mandate${query({ id })}`, staffMandateSchema)

export const stopMandate = (t: Transport, id: number, form: StopForm) => t.post('staff/stop-mandate', { id, ...form })
