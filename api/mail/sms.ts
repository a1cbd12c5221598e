import type { Language } from '../../shared/languages.ts'

/** A message to one phone. Indian carriers deliver only texts that the trust has registered (docs/mail.md). */
export interface Sms {
  /** As `+919000000417`. */
  to: string
  /** Which registered text it is. */
  template: 'signInCode'
  language: Language
  /** The whole text, with the values in it. */
  text: string
}

/** The port of the trust's SMS service. */
export interface SmsTransport {
  /** @throws Error if the service did not take it */
  deliver(sms: Sms): Promise<void>
}

/** What code takes that may send SMS. */
export interface Texting {
  /** Null: the trust sends none. */
  sms: SmsTransport | null
}

export interface SmsAccount {
  /** Address that takes the messages. */
  url: string
  /** Sent as `Authorization: Bearer`. */
  token: string
  /** The registered header, e.g. `ASHATR`. */
  sender: string
  /** The trust's registered number (principal entity). */
  entity: string
  /** Ids of the registered texts of `signInCode`. */
  templates: Readonly<Record<Language, string>>
}

const PATIENCE_MS = 10_000

/**
 * Posts each message as JSON to the trust's SMS service, or to a relay in front of it: `{ to, text, sender, entity_id, template_id, unicode }`. Any 2xx means that it was taken. It never tries twice,
 * because the second message would be a surprise; the donor can ask for another code.
 */
export const createSmsTransport = (account: SmsAccount, fetch: typeof globalThis.fetch): SmsTransport => ({
  async deliver({ to, text, language }) {
    const { url, token, sender, entity, templates } = account
    const body = {
      to,
      text,
      sender,
      entity_id: entity,
      template_id: templates[language],
      // Other letters than Latin need the longer encoding.
      unicode: /[^\0-\x7F]/.test(text),
    }
    const answer = await fetch(url, {
      method: 'POST',
      redirect: 'error',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    if (!answer.ok) throw new Error(`The SMS service answered ${answer.status}.`)
  },
})
