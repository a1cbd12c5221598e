import type { Dependencies } from '../dependencies.ts'

const MAX_BODY_CHARACTERS = 8_000

export interface PaymentEvent {
  txnId: string
  source: 'return' | 'webhook' | 'query'
  verified: boolean
  /** Why the message was not believed, or what it said. */
  note: string
  body: Readonly<Record<string, string>>
}

/** Records a message about a payment, believed or not, so staff can find out what happened. */
export async function recordEvent(deps: Pick<Dependencies, 'db' | 'now'>, event: PaymentEvent): Promise<void> {
  await deps.db
    .insertInto('payment_events')
    .values({
      txn_id: event.txnId.slice(0, 100),
      source: event.source,
      verified: event.verified,
      note: event.note.slice(0, 200),
      body: JSON.stringify(event.body).slice(0, MAX_BODY_CHARACTERS),
      created_at: deps.now(),
    })
    .execute()
}
