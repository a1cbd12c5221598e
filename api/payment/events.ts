import { sql } from 'kysely'
import { sha256 } from '../accounts/secret.ts'
import type { FormFields, Paying } from './provider.ts'

/** The most characters of one stored value. Ours are shorter; a sender may post 64 kB. */
const MOST_OF_VALUE = 500
/** The most characters of a message that was not believed. */
const MOST_OF_DOUBT = 2_000
/** How many messages that were not believed are stored for one donation. All of them are counted. */
const MOST_DOUBTS = 3

interface Message {
  txnId: string
  source: 'return' | 'webhook' | 'query'
  /** Why the message was not believed, or what it said. */
  note: string
  body: FormFields
}

/** An answer of the provider: signed, or to our own query. */
export interface ProviderAnswer extends Message {
  verified: boolean
  /** The same answer has the same identity, so that it is stored once. */
  identity: string
  /** Names of the fields in `body` that no signature covers. */
  unsigned: readonly string[]
}

/**
 * Stores each distinct answer of the provider once, so that staff can find out what happened; a repeated one is only counted. The identity is stored as a
 * digest. Answers its row, and whether the answer is new.
 */
export async function recordAnswer(
  { db, now, provider }: Paying,
  answer: ProviderAnswer,
): Promise<{ id: number; isNew: boolean }> {
  const at = now()
  const { id, seen } = await db
    .insertInto('payment_events')
    .values({
      ...toRow(answer, provider, at),
      verified: answer.verified,
      body: JSON.stringify(shortened(answer.body, Number.POSITIVE_INFINITY)),
      unsigned: JSON.stringify(answer.unsigned),
      digest: sha256(`${answer.txnId}|${answer.identity}`),
    })
    .onConflict((conflict) =>
      conflict.columns(['provider', 'digest']).doUpdateSet({ seen: sql<number>`payment_events.seen + 1`, last_at: at }),
    )
    .returning(['id', 'seen'])
    .executeTakeFirstOrThrow()
  return { id, isNew: seen === 1 }
}

/**
 * Counts a message that was not believed, and stores the first few of a donation. Anybody can post such messages, so a flood of them must not fill the table.
 * Answers whether it was stored.
 */
export async function recordDoubt({ db, now, provider }: Paying, message: Message): Promise<boolean> {
  const at = now()
  const { doubts } = await db
    .insertInto('payment_doubts')
    .values({ txn_id: message.txnId, doubts: 1, last_at: at })
    .onConflict((conflict) =>
      conflict.column('txn_id').doUpdateSet({ doubts: sql<number>`payment_doubts.doubts + 1`, last_at: at }),
    )
    .returning('doubts')
    .executeTakeFirstOrThrow()
  if (doubts > MOST_DOUBTS) return false
  const body = shortened(message.body, MOST_OF_DOUBT)
  await db
    .insertInto('payment_events')
    .values({
      ...toRow(message, provider, at),
      verified: false,
      body: JSON.stringify(body),
      // Nothing in it is proven.
      unsigned: JSON.stringify(Object.keys(body)),
    })
    .execute()
  return true
}

const toRow = ({ txnId, source, note }: Message, { name }: Paying['provider'], at: Date) => ({
  txn_id: txnId,
  source,
  note: note.slice(0, 200),
  provider: name,
  created_at: at,
  last_at: at,
})

/** Cuts long values, and leaves out what exceeds the total. */
function shortened(fields: FormFields, most: number): FormFields {
  let left = most
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => {
      const short = value.slice(0, MOST_OF_VALUE)
      left -= name.length + short.length
      return left < 0 ? [] : [[name, short]]
    }),
  )
}
