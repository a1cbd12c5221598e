/** What the trust keeps about the signed-in person: to see, to take away, and to withdraw consent (our additions). */
import * as z from 'zod/mini'
import { languageSchema } from '../language.ts'
import { declarationAnswerSchema, noticeSchema } from './declaration.ts'
import { addressSchema } from './profile.ts'

/** What a person consents to by entering something. Withdrawing deletes what was entered, and ends what it was for. */
export const consentPurposes = ['tax', 'dates', 'pledge', 'picture', 'birthday', 'notifications'] as const
export const consentPurposeSchema = z.enum(consentPurposes)
export type ConsentPurpose = z.infer<typeof consentPurposeSchema>

/**
 * Answer of `GET my-data`. Instants are ISO texts, days `yyyy-MM-dd`, amounts whole rupees. `pan` is masked. `given`: the purposes that the trust has something
 * for. `deletion`: what outlives the account, and the last day on which some of it goes; null if nothing does.
 */
export const myDataSchema = z.object({
  person: z.object({
    fullName: z.string(),
    email: z.string(),
    contactNo: z.nullable(z.string()),
    address: addressSchema,
    pan: z.nullable(z.string()),
    birthday: z.nullable(z.string()),
    has_picture: z.boolean(),
    language: languageSchema,
    member_since: z.string(),
  }),
  signing_in: z.object({ has_password: z.boolean(), providers: z.array(z.string()), sessions: z.number() }),
  donations: z.object({ count: z.number(), total: z.number(), first: z.nullable(z.string()) }),
  dates: z.array(z.object({ name: z.string(), day: z.string(), occasion: z.string() })),
  pledge: z.nullable(z.object({ project: z.string(), amount: z.number(), every: z.enum(['month', 'year']) })),
  written: z.array(
    z.object({ at: z.string(), kind: z.enum(['message', 'offer', 'partner_request']), text: z.string() }),
  ),
  counts: z.object({ notifications: z.number(), mails: z.number() }),
  declarations: z.array(
    z.object({ at: z.string(), answer: declarationAnswerSchema, question: z.string(), text: z.string() }),
  ),
  notices: z.array(z.object({ at: z.string(), language: languageSchema, notice: noticeSchema })),
  /** The notice of today. */
  notice: z.nullable(noticeSchema),
  given: z.array(consentPurposeSchema),
  deletion: z.object({ receipts: z.number(), until: z.nullable(z.string()) }),
})
export type MyData = z.infer<typeof myDataSchema>

export const exportFormats = ['json', 'html'] as const
/** Query of `GET my-data/export?format=html`. `pan=whole` needs a proof of identity after the sign-in; otherwise the PAN is masked. */
export const exportQuerySchema = z.object({
  format: z._default(z.enum(exportFormats), 'json'),
  pan: z._default(z.enum(['masked', 'whole']), 'masked'),
})
export type ExportFormat = (typeof exportFormats)[number]

/** Payload of `POST my-data/withdraw`. Answers the data that is left. */
export const withdrawRequestSchema = z.object({ purpose: consentPurposeSchema })
