import type { contactRequestSchema } from '../../shared/contract/content/contact.ts'
import { countAttempt } from '../accounts/limit.ts'
import type { VisitorHandler, Call } from '../call.ts'
import type { BecomeVolunteerRequest, becomeVolunteerRequestSchema } from '../../shared/contract/project.ts'
import { indianDay } from '../../shared/date.ts'
import type { Dependencies } from '../dependencies.ts'
import { invalid, notFound } from '../base/http/refusal.ts'
import { inLanguage } from '../storage/inLanguage.ts'
import { fallbackLanguage } from '../../shared/languages.ts'
import { findProject } from '../projects/project.ts'
import type { Reference } from '../../shared/contract/basics.ts'
import { texts } from '../texts/texts.ts'
import { findTrustEmail } from '../storage/findTrust.ts'

/**
 * `POST contact-us/store { name, email, phone?, subject, message }`. Stores the message with the sender's account, if any. It mails the message to the trust,
 * and its number to the sender. 422 by field; 429 after several from one e-mail or network address within an hour.
 */
export const storeMessage: VisitorHandler<typeof contactRequestSchema> = async (call, written) => {
  const { deps, request, session, language } = call
  await countAttempt(deps, { what: 'contact', account: written.email, address: deps.clientAddress(request) })
  const created_at = deps.now()
  const user_id = session?.userId ?? null
  const { id } = await deps.db
    .insertInto('messages')
    .values({ ...written, phone: written.phone ?? '', language, user_id, created_at })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { name, email, phone, subject, message } = written
  const forTrust = { subject, facts: { From: name, 'E-mail': email, Phone: phone }, message }
  const data = await acknowledge(call, { kind: 'message', id, at: created_at, email }, forTrust)
  return { data, message: 'message_stored' }
}

/**
 * `POST project/volunteer/become-volunteer { project_id, role_id, name, email, phone, message?, from? }`. Stores the offer with the sender's account, if any.
 * It mails the offer to the trust, and its number to the sender. 404 for an unknown project. 422 by field: `role_id: unknown` for a role of another project,
 * `from: past` for an earlier day. 429 after several from one e-mail or network address within an hour.
 */
export const becomeVolunteer: VisitorHandler<typeof becomeVolunteerRequestSchema> = async (call, offer) => {
  const { deps, request, session, language } = call
  const { project, role } = await findRole(deps, offer)
  const created_at = deps.now()
  // Both are `yyyy-MM-dd`, so texts compare like days.
  if (offer.from && offer.from < indianDay(created_at)) throw invalid({ from: 'past' })
  await countAttempt(deps, { what: 'volunteer', account: offer.email, address: deps.clientAddress(request) })
  const { role_id, name, email, phone, message = '' } = offer
  const user_id = session?.userId ?? null
  const row = { role_id, name, email, phone, message, from_day: offer.from || null, language, user_id, created_at }
  const { id } = await deps.db.insertInto('volunteers').values(row).returning('id').executeTakeFirstOrThrow()
  const facts = {
    Project: project,
    Role: role,
    Name: name,
    'E-mail': email,
    Phone: phone,
    From: offer.from || 'not said',
  }
  const forTrust = { subject: `an offer to help, ${role}`, facts, message }
  const data = await acknowledge(call, { kind: 'volunteer', id, at: created_at, email }, forTrust)
  return { data, message: 'offer_stored' }
}

/** The role's titles, in the language of the trust's staff. */
async function findRole(deps: Dependencies, { project_id, role_id }: BecomeVolunteerRequest) {
  const project = await findProject(deps, project_id, fallbackLanguage)
  if (!project) throw notFound()
  const role = await deps.db
    .selectFrom(inLanguage('volunteer_roles', fallbackLanguage))
    .select('title')
    .where('id', '=', role_id)
    .where('project_id', '=', project_id)
    .executeTakeFirst()
  if (!role) throw invalid({ role_id: 'unknown' })
  return { project: project.title, role: role.title }
}

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
