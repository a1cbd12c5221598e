import type { BecomeVolunteerRequest } from '../../shared/contract/content/projectPage.ts'
import type { PartnerRequest } from '../../shared/contract/partnerRequest.ts'
import type { ContactRequest } from '../../shared/contract/contactForm.ts'
import type { Mail } from '../dependencies.ts'
import type { Language } from '../http/language.ts'
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

const arrived: Readonly<Record<WrittenKind, Record<Language, string>>> = {
  message: { en: 'Your message', hi: 'आपका संदेश' },
  volunteer: { en: 'Your offer to help', hi: 'सेवा का आपका प्रस्ताव' },
  partner: { en: 'Your request to register a page', hi: 'पेज के पंजीकरण का आपका अनुरोध' },
}

/**
 * Says that something arrived. Nothing that was typed is in it: the address may be a stranger's, and this must not become a way to send
 * him words of one's own.
 */
export function acknowledgement(to: string, reference: string, kind: WrittenKind, language: Language): Mail {
  const what = arrived[kind][language]
  return language === 'hi' ? hindi(to, reference, what) : english(to, reference, what)
}

function english(to: string, reference: string, what: string): Mail {
  return {
    to,
    subject: `${what} has arrived (${reference})`,
    text: `Namaste,\n\n${what} has arrived. We answer within three working days. If you ask about it, please give this number: ${reference}.\n\nIf you did not write to us, please ignore this mail. Somebody gave your address by mistake.\n\nKinara Seva Nyas`,
  }
}

function hindi(to: string, reference: string, what: string): Mail {
  return {
    to,
    subject: `${what} हमें मिल गया है (${reference})`,
    text: `नमस्ते,\n\n${what} हमें मिल गया है। हम तीन कार्यदिवसों में उत्तर देते हैं। इस बारे में पूछना हो, तो यह संख्या बताएँ: ${reference}।\n\nयदि आपने हमें नहीं लिखा था, तो इस ई-मेल को अनदेखा कर दें; किसी ने भूल से आपका पता दे दिया है।\n\nकिनारा सेवा न्यास`,
  }
}
