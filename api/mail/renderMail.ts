import type { Selectable } from 'kysely'
import type { MailKind } from '../../shared/contract/mail.ts'
import type { Language } from '../../shared/languages.ts'
import { findTrust, type TrustDetails } from '../contact/findTrust.ts'
import type { Dependencies } from '../dependencies.ts'
import type { MailTable } from '../storage/tables/mailTables.ts'
import { mailHtml } from './html/mailHtml.ts'

/** A mail as a server gets it. */
export interface RenderedMail {
  key: string
  /** For figures. */
  kind: MailKind
  to: string
  subject: string
  text: string
  html: string
  /** The trust's own address: answers of donors go there. Empty if it has none. */
  replyTo: string
  attachment: Attachment | null
}

/** A file that goes with a mail. */
export interface Attachment {
  name: string
  type: string
  content: Uint8Array<ArrayBuffer>
}

export type TrustReader = (language: Language) => Promise<TrustDetails>

/** Reads the trust's details at most once for each language. */
export function readTrust(deps: Pick<Dependencies, 'db'>): TrustReader {
  const known = new Map<Language, Promise<TrustDetails>>()
  return (language) => {
    const found = known.get(language) ?? findTrust(deps, language)
    known.set(language, found)
    return found
  }
}

type Stored = Pick<
  Selectable<MailTable>,
  'key' | 'kind' | 'recipient' | 'language' | 'subject' | 'body' | 'action_label' | 'action_url'
>

/** The two parts of a mail, both signed by the trust. */
export function renderMail(mail: Stored, trust: TrustDetails, attachment: Attachment | null = null): RenderedMail {
  const { key, kind, recipient, language, body, action_label: label, action_url: url } = mail
  const subject = oneLine(mail.subject)
  const signature = [trust.name, trust.address, trust.email, trust.phone].filter(Boolean).join('\n')
  return {
    key,
    kind,
    to: recipient,
    subject,
    text: signature ? `${body}\n\n${signature}\n` : `${body}\n`,
    html: mailHtml({ language, subject, text: body, action: label && url ? { label, url } : null, trust }),
    replyTo: trust.email,
    attachment,
  }
}

/** Subjects may contain what people typed. A line break would start another header. */
const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()
