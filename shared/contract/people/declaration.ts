/**
 * What a donor is in the sense of the law on foreign contribution. The trust asks once, before the first donation (our addition). The wording is content, with
 * a version: the API keeps which one the donor saw.
 */
import * as z from 'zod/mini'
import { detailSchema } from '../content/contact.ts'

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
