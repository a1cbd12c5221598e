import { intentKeySchema, type PaymentDetailRequest } from '../../shared/contract/donation/donation.ts'
import { sha256 } from '../accounts/secret.ts'
import type { Session } from '../call.ts'
import { conflict, invalid } from '../base/http/refusal.ts'
import type { Reading } from '../storage/database.ts'

/** What the donor wants, and the key that the client gave it. */
export interface Intent {
  userId: number
  key: string
  /** Digest of what is given, and of the page. The attribution is no part of it: another link to the same page makes no other intent. */
  body: string
}

/** A prepared donation of an intent. */
export interface Prepared {
  id: number
  txnId: string
  /** JSON text. */
  fields: string
  proof: string
}

/**
 * The intent of a request: the key is in the header `Idempotency-Key`, or in the body as `idempotency_key`. Null without one.
 * @throws Refused 422 `idempotency_key: invalid` for a key of another form, or two different ones
 */
export function readIntent(request: Request, session: Session, wanted: PaymentDetailRequest): Intent | null {
  const [header, named] = [request.headers.get('Idempotency-Key'), wanted.idempotency_key]
  if (header === null && named === undefined) return null
  const key = intentKeySchema.safeParse(header ?? named)
  if (!key.success || (named !== undefined && named !== key.data)) throw invalid({ idempotency_key: 'invalid' })
  const { project_id, amount, purpose_id = null, items = null } = wanted
  const sorted = items?.map(({ id, qty }) => [id, qty] as const).toSorted(([a], [b]) => a - b) ?? null
  const body = sha256(JSON.stringify([session.origin, project_id, amount, purpose_id, sorted]))
  return { userId: session.userId, key: key.data, body }
}

/**
 * The donation that was prepared for this intent; null for a new one.
 * @throws Refused 409 `intent_differs` if the key was used for something else
 */
export async function findPrepared({ db }: Reading, intent: Intent): Promise<Prepared | null> {
  const row = await db
    .selectFrom('donation_intents')
    .innerJoin('donations', 'donations.id', 'donation_id')
    .select(['donations.id', 'txn_id', 'form_fields', 'proof', 'body_sha256'])
    .where('donation_intents.user_id', '=', intent.userId)
    .where('key', '=', intent.key)
    .executeTakeFirst()
  if (!row) return null
  if (row.body_sha256 !== intent.body) throw conflict('intent_differs')
  return { id: row.id, txnId: row.txn_id, fields: row.form_fields, proof: row.proof }
}
