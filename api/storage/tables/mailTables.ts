/** The queue of mails. */
import type { Generated } from 'kysely'
import type { MailKind } from '../../../shared/contract/mail.ts'
import type { Language } from '../../../shared/languages.ts'

export type MailState = 'queued' | 'sent' | 'failed' | 'bounced'

export interface MailTable {
  id: Generated<number>
  /** Random. Part of the Message-ID and of the address for bounces, so it is the same at each attempt. */
  key: string
  recipient: string
  language: Language
  kind: MailKind
  subject: string
  /** Empty once it is not needed any more (api/mail/settleMail.ts). */
  body: string
  action_label: string | null
  action_url: string | null
  /** The account whose owner's data the mail contains; null if unknown. */
  user_id: number | null
  /** The donation whose receipt goes with it as PDF. */
  receipt_of: Generated<number | null>
  /** The certificate that goes with it, to a donor without an account. */
  certificate_of: Generated<number | null>
  state: MailState
  attempts: Generated<number>
  /** When to send it, or to try again. While an attempt runs: when to give that attempt up. Null unless queued. */
  due_at: Date | null
  error_code: string | null
  error_text: string | null
  created_at: Date
  /** When it was sent, or known not to arrive. Null while queued. */
  settled_at: Date | null
}

export interface MailTables {
  mails: MailTable
}
