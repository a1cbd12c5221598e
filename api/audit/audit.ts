import { isIP } from 'node:net'
import type { AuditAction, AuditDetails } from '../../shared/contract/staff/audit.ts'
import { currentRequest } from '../base/observation/requestContext.ts'
import type { Recording } from '../storage/database.ts'

/** An account's id, the API's own work, or a command of the operator. */
export type Actor = number | 'system' | 'command'

interface About {
  /** What was read or changed, e.g. `{ kind: 'user', id: 7 }`. */
  subject?: {
    kind:
      | 'user'
      | 'partner'
      | 'payment_link'
      | 'deed'
      | 'mandate'
      | 'mail'
      | 'donation'
      | 'donor'
      | 'job'
      | 'case'
      | 'statement'
      | 'certificate'
    id: number | string
  }
  /** Codes, ids, days and counts. */
  details?: AuditDetails
  /** The client's network as a keyed hash (`vault.fingerprint`); never the address itself. */
  address?: string
}

/** A code, an id or a day. Names, addresses and sentences do not match, so they cannot enter the log by mistake. */
const code = /^[\w.:/-]{0,80}$/
const isCode = (text: string): boolean => code.test(text) && isIP(text) === 0
const isHash = (text: string): boolean => /^[\w-]{16}$/.test(text)

/**
 * Appends one entry to the audit log. Inside a transaction, pass the transaction as `db`: then the change and its entry are stored together or not at all.
 * @throws Error if a text in `details` or the subject is no code, or `address` is no hash.
 */
export async function audit(
  deps: Recording,
  actor: Actor,
  action: AuditAction,
  { subject, details = {}, address }: About = {},
): Promise<void> {
  for (const [key, value] of Object.entries(details))
    if (typeof value === 'string' && !isCode(value)) throw new Error(`Audit entry ${action}: ${key} is no code`)
  if (subject && !isCode(String(subject.id))) throw new Error(`Audit entry ${action}: the subject is no code`)
  if (address !== undefined && !isHash(address)) throw new Error(`Audit entry ${action}: the address is no hash`)
  const isPerson = typeof actor === 'number'
  await deps.db
    .insertInto('audit_entries')
    .values({
      at: deps.now(),
      actor_kind: isPerson ? 'user' : actor,
      actor_id: isPerson ? actor : null,
      action,
      subject_kind: subject?.kind ?? null,
      subject_id: subject ? String(subject.id) : null,
      request_id: currentRequest()?.requestId ?? null,
      address: address ?? null,
      details: JSON.stringify(details),
    })
    .execute()
}
