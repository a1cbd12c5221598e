import type { Reference } from '../../shared/contract/basics.ts'
import { fallbackLanguage } from '../../shared/languages.ts'
import type { Call } from '../call.ts'
import { texts } from '../texts/texts.ts'
import { findTrustEmail } from '../storage/findTrust.ts'
import { indianDay } from '../../shared/date.ts'

const letters = { message: 'M', volunteer: 'V', partner: 'P' }

/** What somebody sends to the trust: a message, an offer to help, a request to be registered as a partner. */
type WrittenKind = keyof typeof letters

/** The number to name in questions: `M-2026-00042` for a message, `V-2026-00007` for an offer to help, `P-2026-00003` for a request. */
export function writeReference(kind: WrittenKind, id: number, at: Date): string {
  return `${letters[kind]}-${indianDay(at).slice(0, 4)}-${String(id).padStart(5, '0')}`
}

interface Stored {
  kind: WrittenKind
  id: number
  at: Date
  /** Of the sender. */
  email: string
}

/** What the trust's staff read of it. An empty fact is left out. */
interface ForTrust {
  subject: string
  facts: Readonly<Record<string, string | undefined>>
  message?: string | undefined
}

/**
 * Mails what somebody wrote to the trust, and its number to the sender. The sender's mail contains no typed text: the address may belong to a stranger, and
 * nobody may send strangers their own words this way.
 */
export async function acknowledge(
  { deps, session, language }: Pick<Call, 'deps' | 'session' | 'language'>,
  { kind, id, at, email }: Stored,
  { subject, facts, message = '' }: ForTrust,
): Promise<Reference> {
  const reference = writeReference(kind, id, at)
  const userId = session?.userId ?? null
  const trust = await findTrustEmail(deps)
  const lines = Object.entries(facts).flatMap(([label, value]) => (value ? [`${label}: ${value}`] : []))
  if (trust)
    await deps.mailer.send({
      to: trust,
      kind: 'to_trust',
      language: fallbackLanguage,
      subject: `${reference}: ${subject}`,
      text: `${lines.join('\n')}\n\n${message}`.trim(),
      userId,
    })
  const { written, acknowledgement } = texts[language].mails
  const mail = acknowledgement(written[kind], reference)
  await deps.mailer.send({ to: email, kind: 'acknowledgement', language, ...mail, userId })
  return { reference }
}
