import { randomBytes } from 'node:crypto'
import type { MailKind } from '../../shared/contract/staff/mails.ts'
import type { Language } from '../../shared/languages.ts'
import type { WithConfig } from '../base/config.ts'
import type { Database, Recording } from '../storage/database.ts'

export interface Mail {
  to: string
  kind: MailKind
  language: Language
  subject: string
  /** Paragraphs with empty lines between them. The name and address of the trust are added when it is sent. */
  text: string
  /** The main link. It is also a line of `text`; in HTML that line becomes a button. */
  action?: { label: string; url: string }
  /** Where one POST ends the mails of this kind, for the mail program's own button (RFC 8058). */
  unsubscribe?: string
  /** The account whose owner's data the mail contains. A stored copy is deleted with that account. */
  userId?: number | null
  /** The donation whose receipt goes with it as PDF. */
  receiptOf?: number
  /** The certificate that goes with it as PDF. */
  certificateOf?: number
  /** The deed whose picture it shows. */
  deedOf?: number
  /** The donation whose card for somebody goes with it as PDF. */
  cardOf?: number
}

export interface Mailer {
  /**
   * Queues a mail. Within a transaction, pass it as `db`: then the mail is sent if the transaction commits, and only then.
   * After the commit call `wake`, or it waits up to a minute.
   */
  send(mail: Mail, db?: Database): Promise<void>
  /** Sends what is queued, soon. */
  wake(): void
}

/** What code takes that mails people. The mails have links to the site. */
export interface Mailing extends Recording, WithConfig {
  /** Queues mails. */
  mailer: Mailer
}

/** A mailer that stores mails. The job `send-mails` sends them, so a mail server that is away never delays a request. */
export function createMailer(deps: Recording, wake: () => void): Mailer {
  return {
    async send({ to, kind, language, subject, text, action, userId = null, ...more }, db) {
      const at = deps.now()
      await (db ?? deps.db)
        .insertInto('mails')
        .values({
          // 128 random bits: a UUID has fewer, and anyone who knows the key can report a bounce.
          key: randomBytes(16).toString('hex'),
          recipient: to,
          language,
          kind,
          subject,
          body: text,
          action_label: action?.label ?? null,
          action_url: action?.url ?? null,
          user_id: userId,
          unsubscribe_url: more.unsubscribe ?? null,
          receipt_of: more.receiptOf ?? null,
          certificate_of: more.certificateOf ?? null,
          deed_of: more.deedOf ?? null,
          card_of: more.cardOf ?? null,
          state: 'queued',
          due_at: at,
          created_at: at,
        })
        .execute()
      if (!db) wake()
    },
    wake,
  }
}
