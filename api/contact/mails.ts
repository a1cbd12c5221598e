import type { BecomeVolunteerRequest } from '../../shared/contract/content/projectPage.ts'
import type { PartnerRequest } from '../../shared/contract/partnerRequest.ts'
import type { ContactRequest } from '../../shared/contract/contactForm.ts'
import { fallbackLanguage, type Language } from '../../shared/languages.ts'
import type { Mail } from '../mail/mailer.ts'
import { texts } from '../texts/texts.ts'
import type { WrittenKind } from './reference.ts'

/** Tells the trust about a message. The trust's staff reads its texts. */
export function messageMail(to: string, reference: string, written: ContactRequest): Mail {
  const lines = [`From: ${written.name}`, `E-mail: ${written.email}`]
  if (written.phone) lines.push(`Phone: ${written.phone}`)
  return {
    to,
    kind: 'to_trust',
    language: fallbackLanguage,
    subject: `${reference}: ${written.subject}`,
    text: `${lines.join('\n')}\n\n${written.message}`,
  }
}

/** Tells the trust about an offer to help. */
export function volunteerMail(
  to: string,
  reference: string,
  offer: BecomeVolunteerRequest,
  wanted: { project: string; role: string },
): Mail {
  const lines = [`Project: ${wanted.project}`, `Role: ${wanted.role}`, `Name: ${offer.name}`, `E-mail: ${offer.email}`]
  lines.push(`Phone: ${offer.phone}`, `From: ${offer.from || 'not said'}`)
  return {
    to,
    kind: 'to_trust',
    language: fallbackLanguage,
    subject: `${reference}: an offer to help, ${wanted.role}`,
    text: `${lines.join('\n')}\n\n${offer.message ?? ''}`.trim(),
  }
}

/** Tells the trust about a page owner who wants to be registered. */
export function partnerRequestMail(to: string, reference: string, asked: PartnerRequest, origin: string): Mail {
  const lines = [`Organisation: ${asked.organisation}`, `Page: ${asked.page}`, `Origin to register: ${origin}`]
  lines.push(`From: ${asked.name}`, `E-mail: ${asked.email}`)
  return {
    to,
    kind: 'to_trust',
    language: fallbackLanguage,
    subject: `${reference}: a page asks to be registered, ${origin}`,
    text: `${lines.join('\n')}\n\n${asked.message ?? ''}`.trim(),
  }
}

/**
 * Confirms to the sender that something arrived. It contains no typed text: the address may belong to a stranger, and nobody may send strangers their own
 * words this way.
 */
export function acknowledgement(to: string, reference: string, kind: WrittenKind, language: Language): Mail {
  const { written, acknowledgement: write } = texts[language].mails
  return { to, kind: 'acknowledgement', language, ...write(written[kind], reference) }
}
