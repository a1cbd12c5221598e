import { audit } from '../../api/audit/audit.ts'
import { readReceipt } from '../../api/accounting/receipts/readReceipt.ts'
import type { StaffRole } from '../../shared/contract/people/role.ts'
import { recordBounce } from '../../api/mail/bounce/recordBounce.ts'
import { type JobDependencies, jobs } from '../../api/platform/jobs/jobs.ts'
import { controlSchema, controlsPath } from './control.ts'

const DAY_MS = 24 * 60 * 60_000

/**
 * `POST /controls`: what happens in production without a browser, at the moment when a test needs it. Null for other requests. Only the servers of the
 * browser tests have it.
 */
export const createControls =
  (deps: JobDependencies) =>
  async (request: Request): Promise<Response | null> => {
    if (request.method !== 'POST' || new URL(request.url).pathname !== controlsPath) return null
    const wanted = controlSchema.parse(await request.json())
    if (wanted.act === 'receipt-code') return new Response(await receiptCode(deps, wanted.txnId))
    if (wanted.act === 'staff') await giveRole(deps, wanted)
    else if (wanted.act === 'prove-email') await proveEmail(deps, wanted.email)
    else if (wanted.act === 'job') await jobs[wanted.name].run(deps)
    else if (wanted.act === 'bounce') await bounceLast(deps, wanted.to)
    else await moveBack(deps, wanted)
    return new Response(null, { status: 204 })
  }

/** As if this person had a role and had signed in with the password of the mailed link. */
async function giveRole(
  { db, now }: JobDependencies,
  { email, role }: { email: string; role: StaffRole },
): Promise<void> {
  const { id } = await db
    .updateTable('users')
    .set({ role, email_proven_at: now() })
    .where('email', '=', email)
    .returning('id')
    .executeTakeFirstOrThrow()
  await audit(
    { db, now },
    { actor: 'command', action: 'role.changed', subject: { kind: 'user', id }, details: { role } },
  )
}

/** As if the person had typed the mailed code. */
async function proveEmail({ db, now }: JobDependencies, email: string): Promise<void> {
  await db.updateTable('users').set({ email_proven_at: now() }).where('email', '=', email).execute()
}

/** The recipient's server refuses the last mail to this address after it had taken it. */
async function bounceLast(deps: JobDependencies, to: string): Promise<void> {
  const { key } = await deps.db
    .selectFrom('mails')
    .select('key')
    .where('recipient', '=', to)
    .where('state', '=', 'sent')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  if (!(await recordBounce(deps, { key, code: '5.1.1', text: '550 5.1.1 no such user' }))) throw new Error('not marked')
}

/** As if the donation was begun and paid some days ago. */
async function moveBack({ db, now }: JobDependencies, { txnId, days }: { txnId: string; days: number }): Promise<void> {
  const then = new Date(now().getTime() - days * DAY_MS)
  await db
    .updateTable('donations')
    .set({ created_at: then, settled_at: then })
    .where('txn_id', '=', txnId)
    .executeTakeFirstOrThrow()
}

async function receiptCode(deps: JobDependencies, txnId: string): Promise<string> {
  const { id } = await deps.db
    .selectFrom('donations')
    .select('id')
    .where('txn_id', '=', txnId)
    .executeTakeFirstOrThrow()
  const frozen = await readReceipt(deps, id)
  if (!frozen) throw new Error(`${txnId} has no receipt`)
  return deps.signer.sign(frozen)
}
