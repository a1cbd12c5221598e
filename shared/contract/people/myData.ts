/**
 * What a donor declares before the first donation, and what the trust keeps about the signed-in person (our additions). Each call throws `ApiError`.
 */
import * as z from 'zod/mini'
import { detailSchema } from '../content/contact.ts'
import { languageSchema } from '../basics.ts'
import { addressSchema } from './profile.ts'
import type { Transport } from '../transport.ts'

/**
 * What a donor is in the sense of the law on foreign contribution. The trust asks once, before the first donation. The wording is content, with a version: the
 * API keeps which one the donor saw.
 */
export const declarationAnswers = ['citizen', 'organisation', 'neither'] as const
export const declarationAnswerSchema = z.enum(declarationAnswers)
export type DeclarationAnswer = z.infer<typeof declarationAnswerSchema>

/** The question as it is shown, and the version of its wording. */
export const declarationQuestionSchema = z.object({
  version: z.string(),
  title: z.string(),
  lead: z.string(),
  citizen: z.string(),
  organisation: z.string(),
  neither: z.string(),
})
export type DeclarationQuestion = z.infer<typeof declarationQuestionSchema>

/** What the trust offers to a donor who is neither. Without `account` it cannot take the donation. */
export const foreignWaySchema = z.object({
  title: z.string(),
  text: z.string(),
  account: z.array(detailSchema),
  email: z.string(),
})
export type ForeignWay = z.infer<typeof foreignWaySchema>

/** The trust's notice about personal data: what is kept, why, and how to withdraw and complain. */
export const noticeSchema = z.object({
  version: z.string(),
  /** The Indian day from which it holds. */
  from: z.string(),
  title: z.string(),
  lead: z.string(),
  points: z.array(z.object({ what: z.string(), why: z.string() })),
  withdraw: z.string(),
  complain: z.string(),
  officer: z.object({ name: z.string(), email: z.string() }),
})
export type Notice = z.infer<typeof noticeSchema>

/** Answer of `GET privacy-notice`: the notice of today, in the caller's language. Null: the trust has none. */
export const shownNoticeSchema = z.nullable(noticeSchema)

/**
 * Answer of `GET donation/declaration` and `POST donation/declare`. `question` null: this trust does not ask. `answer` null: the caller has not answered.
 * `foreign` null: the trust has configured nothing for a donor who is neither.
 */
export const declarationSchema = z.object({
  answer: z.nullable(declarationAnswerSchema),
  /** An ISO instant. */
  answered_at: z.nullable(z.string()),
  question: z.nullable(declarationQuestionSchema),
  foreign: z.nullable(foreignWaySchema),
  notice: z.nullable(noticeSchema),
})
export type Declaration = z.infer<typeof declarationSchema>

/** Payload of `POST donation/declare`. The versions are those of the texts that the donor saw; 409 `declaration_changed` if the trust has newer ones. */
export const declareRequestSchema = z.object({
  answer: declarationAnswerSchema,
  version: z.string(),
  notice_version: z.optional(z.string()),
})
export type DeclareRequest = z.infer<typeof declareRequestSchema>

// What the trust keeps about the signed-in person: to see, to take away, and to withdraw consent.

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

export const declaration = (t: Transport) => t.get('donation/declaration', declarationSchema)

/** Answers the declaration as it is then. 409 `declaration_changed`: show the question again. */
export const declare = (t: Transport, request: DeclareRequest) => t.post('donation/declare', request, declarationSchema)

/** The notice for a form that makes an account. Null if the trust has none. */
export const privacyNotice = (t: Transport) => t.get('privacy-notice', shownNoticeSchema)

export const myData = (t: Transport) => t.get('my-data', myDataSchema)

/** Deletes what was entered for a purpose, and answers what is left. */
export const withdraw = (t: Transport, purpose: ConsentPurpose) => t.post('my-data/withdraw', { purpose }, myDataSchema)
