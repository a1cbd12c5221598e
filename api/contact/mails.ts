import type { BecomeVolunteerRequest } from '../../shared/contract/content/projectPage.ts'
import type { PartnerRequest } from '../../shared/contract/partnerRequest.ts'
import type { ContactRequest } from '../../shared/contract/contactForm.ts'
import type { Mail } from '../dependencies.ts'
import type { Language } from '../../shared/languages.ts'
import { texts } from '../texts/texts.ts'
import type { WrittenKind } from './reference.ts'

/** Tells the trust of a message; its texts are for people who work there. */
export function messageMail(to: string, reference: string, written: ContactRequest): Mail {
  const lines = [`From: ${written.name}`, `E-mail: ${written.email}`]
  if (written.phone) lines.push(`Phone: ${written.phone}`)
  return {
    to,
    subject: `${reference}: ${written.subject}`,
    text: `${lines.join('\n')}\n\n${written.message}`,
  }
}

/** Tells the trust of somebody who wants to help. */
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
    subject: `${reference}: an offer to help, ${wanted.role}`,
    text: `${lines.join('\n')}\n\n${offer.message ?? ''}`.trim(),
  }
}

/** Tells the trust of a page owner who wants to be registered. */
export function partnerRequestMail(to: string, reference: string, asked: PartnerRequest, origin: string): Mail {
  const lines = [`Organisation: ${asked.organisation}`, `Page: ${asked.page}`, `Origin to register: ${origin}`]
  lines.push(`From: ${asked.name}`, `E-mail: ${asked.email}`)
  return {
    to,
    subject: `${reference}: a page asks to be registered, ${origin}`,
    text: `${lines.join('\n')}\n\n${asked.message ?? ''}`.trim(),
  }
}

/**
 * Says that something arrived. Nothing that was typed is in it: the address may be a stranger's, and this must not become a way to send
 * him words of one's own.
 */
export function acknowledgement(to: string, reference: string, kind: WrittenKind, language: Language): Mail {
  const { written, acknowledgement: write } = texts[language].mails
  return { to, ...write(written[kind], reference) }
}
