/** The words of a mandate, a donor's agreement to give every month: its states, and the events that change them. `api/mandates` has the rules. */
import * as z from 'zod/mini'
import { countSchema, daySchema, idSchema, rupeesSchema, txnIdSchema } from '../basics.ts'
import type { Transport } from '../transport.ts'

/** Every state of a mandate, with one sentence that says what it means. To add one, begin here: the compiler then lists what it needs. */
export const mandateStates = {
  registering: 'The donor is at the provider, and has not agreed yet.',
  active: 'The donor has agreed, and each month is debited.',
  paused: 'The donor has paused it in the payer’s app, so nothing is debited.',
  ending: 'Somebody has asked to stop it, and the provider has not confirmed it. Nothing is debited.',
  ended: 'It is over, and never debits again.',
} as const
export type MandateState = keyof typeof mandateStates

/** What can happen to a mandate. */
export const mandateEvents = [
  /** The provider has confirmed the first payment, and with it the agreement. */
  'agreed',
  /** The first payment failed or never came. */
  'not_agreed',
  'paused',
  'resumed',
  /** The donor, staff in the donor's name, or a new agreement in its place asks to stop it. */
  'stop_asked',
  /** The provider says that it is revoked. */
  'revoked',
  /** Its last day is over. */
  'expired',
] as const
export type MandateEvent = (typeof mandateEvents)[number]

/** What a month of a mandate can be. */
export const cycleStates = [
  /** The provider has not taken the notice yet. */
  'planned',
  /** The provider tells the donor of the debit beforehand. */
  'noticed',
  /** A debit is under way, or its outcome is not known. */
  'debiting',
  'paid',
  /** No attempt is left. */
  'failed',
  /** Nothing is debited: the donor skipped it, paused or stopped the mandate. */
  'skipped',
] as const
export type CycleState = (typeof cycleStates)[number]

/**
 * What a donor agrees to. `day` of the month, 1 to 28, because every month has it. `until`: the last Indian day, `yyyy-MM-dd`. `most`: the largest single debit,
 * in rupees.
 */
export const monthlySchema = z.object({
  day: z.int().check(z.minimum(1), z.maximum(28)),
  until: daySchema,
  most: rupeesSchema,
})
export type Monthly = z.infer<typeof monthlySchema>

/**
 * What the trust offers to donors who want to give every month. `most`: the suggested largest debit. `unconfirmed`: debits above it need a confirmation. Both in
 * rupees. `years`: the longest agreement.
 */
export const monthlyOfferSchema = z.object({ most: rupeesSchema, unconfirmed: rupeesSchema, years: countSchema })
export type MonthlyOffer = z.infer<typeof monthlyOfferSchema>

/** The text behind `#` of a link in a mail. It opens one monthly donation. */
const linkSchema = z.string().check(z.regex(/^[\w.-]{20,600}$/))
export const mandateRequestSchema = z.object({ link: linkSchema })

/**
 * What a donor does to a monthly donation. `stop`: the provider is asked to end it. `skip`: the next debit does not happen. `pause`: none before a day. `less`:
 * each later debit is smaller, in rupees.
 */
export const mandateChangeSchema = z.object({
  link: linkSchema,
  change: z.union([
    z.object({ kind: z.literal('stop') }),
    z.object({ kind: z.literal('skip') }),
    z.object({ kind: z.literal('pause'), until: daySchema }),
    z.object({ kind: z.literal('less'), amount: rupeesSchema }),
  ]),
})
export type MandateChange = z.infer<typeof mandateChangeSchema>['change']

/** A monthly donation as its donor sees it. Days are Indian, `yyyy-MM-dd`; `next` is null while nothing will be debited. Sums are rupees. */
export const mandateSchema = z.object({
  state: z.enum(Object.keys(mandateStates) as [MandateState, ...MandateState[]]),
  project: z.object({ id: idSchema, title: z.string() }),
  amount: rupeesSchema,
  most: rupeesSchema,
  day: z.number(),
  until: daySchema,
  paused_until: z.nullable(daySchema),
  next: z.nullable(z.object({ day: daySchema, amount: rupeesSchema, announced: z.boolean() })),
  /** Newest first. */
  months: z.array(z.object({ month: z.string(), state: z.enum(cycleStates), amount: rupeesSchema, day: daySchema })),
  /** Debits above it need a confirmation in the donor's app. Null if none does. */
  unconfirmed: z.nullable(rupeesSchema),
  /** The bank has not taken it, so it never began. */
  refused: z.optional(z.boolean()),
})
export type MandateView = z.infer<typeof mandateSchema>

/** A donor's own monthly donations, the running ones first. Each has the text of its link. */
export const ownMandatesSchema = z.array(z.extend(mandateSchema, { link: linkSchema }))
export type OwnMandate = z.infer<typeof ownMandatesSchema>[number]

/** What a donor pays to agree to a monthly donation that is not today's donation, in rupees. The provider takes nothing smaller. */
export const agreementRupees = 1

/**
 * A new agreement. It takes project and purpose from `like`: an own donation, or an own monthly donation. A monthly donation ends when the new one begins.
 * `amount`: rupees of each month. `way`: the bank registers it at ₹0, and takes no payment.
 */
export const agreementRequestSchema = z.extend(monthlySchema, {
  amount: rupeesSchema,
  like: z.union([z.object({ txn_id: txnIdSchema }), z.object({ link: linkSchema })]),
  way: z.optional(z.literal('net_banking')),
})
export type AgreementRequest = z.infer<typeof agreementRequestSchema>

/** The page of the trust that takes the donor to the provider; for net banking the form to post there. */
export const agreementSchema = z.union([
  z.object({ handover_url: z.string() }),
  z.object({ action: z.string(), fields: z.record(z.string(), z.string()) }),
])

/** `POST monthly { link }`. 404 for a link that opens nothing. */
export const readMandate = (t: Transport, link: string) => t.post('monthly', { link }, mandateSchema)

/** `POST monthly/change { link, change }`. Answers the monthly donation as it is now. */
export const changeMandate = (t: Transport, link: string, change: MandateChange) =>
  t.post('monthly/change', { link, change }, mandateSchema)

/**
 * `POST donation/partner-token { origin, donation? }`: a donating-only token, bound to the origin of a registered partner, for at most 15 minutes
 * (specification, decision 2). `donation`: what the donor has seen and agreed to, amount in whole rupees; another project or amount is refused. With `monthly`
 * the same amount is given every month.
 * `expires_in` in seconds. Only on the trust's own site.
 */
export const partnerTokenRequestSchema = z.object({
  origin: z.string().check(z.maxLength(200)),
  donation: z.optional(z.object({ project_id: idSchema, amount: rupeesSchema, monthly: z.optional(monthlySchema) })),
})
export type PartnerTokenRequest = z.infer<typeof partnerTokenRequestSchema>
export const partnerTokenSchema = z.object({ token: z.string().check(z.minLength(1)), expires_in: z.number() })

/** @param donation what the window has shown to the donor */
export const partnerToken = (t: Transport, origin: string, donation?: PartnerTokenRequest['donation']) =>
  t.post('donation/partner-token', { origin, ...(donation && { donation }) }, partnerTokenSchema)

/** `GET monthly/own` */
export const ownMandates = (t: Transport) => t.get('monthly/own', ownMandatesSchema)

/**
 * `POST monthly/agree`. The first payment, of one rupee, only starts the agreement; net banking has none. 409 `monthly_closed` if nobody can give monthly, `monthly_over` if the
 * replaced one is over. 422 codes: `amount: amount`, `most: too_small`, `until: too_soon` or `too_late`.
 */
export const agreeMonthly = (t: Transport, request: AgreementRequest) =>
  t.post('monthly/agree', request, agreementSchema)
