import { randomInt } from 'node:crypto'
import { requestRefundSchema } from '../../../shared/contract/staff/refunds.ts'
import { audit } from '../../audit/audit.ts'
import type { Answer, Call, Session } from '../../call.ts'
import { readJson } from '../../base/http/readRequest.ts'
import { conflict, invalid, notFound } from '../../base/http/refusal.ts'
import { recordFact } from '../ledger/recordFact.ts'
import { lockRefundable } from './refundable.ts'

/**
 * `POST staff/request-refund { txn_id, amount, reason }`. Asks for a refund, whole or in part; nothing is paid back before another person approves it.
 * 404 for an unknown donation; 409 `not_refundable`; 422 `amount: too_big` if less is left.
 */
export async function requestRefund({ deps, request, session }: Call<Session>): Promise<Answer> {
  const { txn_id, amount, reason } = await readJson(request, requestRefundSchema)
  const { now } = deps
  const id = await deps.db.transaction().execute(async (db) => {
    const donation = await db.selectFrom('donations').select('id').where('txn_id', '=', txn_id).executeTakeFirst()
    if (!donation) throw notFound()
    const left = await lockRefundable(db, donation.id)
    if (left === null || left === 0) throw conflict('not_refundable')
    if (amount > left) throw invalid({ amount: 'too_big' }, 'refund_too_big')
    const refund_id = newRefundId()
    const asked = { donation_id: donation.id, amount, reason, asked_by: session.userId, asked_at: now() }
    const row = await db
      .insertInto('refund_requests')
      .values({ refund_id, ...asked, ...undecided })
      .returning('id')
      .executeTakeFirstOrThrow()
    await recordFact(db, {
      donationId: donation.id,
      event: 'refund_requested',
      reference: refund_id,
      amountPaise: amount * 100,
      lines: [],
      actor: session.userId,
      at: now(),
    })
    const subject = { kind: 'donation', id: donation.id } as const
    await audit({ db, now }, { actor: session.userId, action: 'refund.requested', subject, details: { amount } })
    return row.id
  })
  return { data: { id }, message: 'refund_requested' }
}

const undecided = {
  decided_by: null,
  decided_at: null,
  decision_note: null,
  request_id: null,
  tried_at: null,
  ended_at: null,
  failure: null,
}

/** At most 23 characters, which is the provider's limit. */
function newRefundId(): string {
  const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
  return `RF${Array.from({ length: 18 }, () => letters[randomInt(letters.length)]).join('')}`
}
