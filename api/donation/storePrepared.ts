import { sql } from 'kysely'
import { sha256 } from '../accounts/secret.ts'
import { type NewDonation, withPrepared } from '../accounting/ledger/prepareDonation.ts'
import type { Intent } from './intent.ts'
import type { PricedItem } from './price.ts'
import type { Database, Recording } from '../storage/database.ts'

const HANDOVER_MINUTES = 10

interface RelatedRows {
  items: readonly PricedItem[]
  /** The one-time code of the hand-over page. */
  code: string
  intent: Intent | null
  proof: string
}

/** Stores a prepared donation and all that belongs to it, in one statement: the fact, the items, the hand-over and the intent. */
export async function storePrepared(
  db: Database,
  donation: NewDonation & { created_at: Date },
  { items, code, intent, proof }: RelatedRows,
): Promise<void> {
  const rows = items.map(({ id, qty, price }) => sql`(${id}::bigint, ${qty}::integer, ${price}::integer)`)
  const values = rows.length > 0 ? sql`(values ${sql.join(rows)})` : sql`(select null::bigint, 0, 0 where false)`
  await withPrepared(db, donation)
    .with(
      'items',
      () => sql<{ item_id: number }>`
        (insert into donation_items (donation_id, item_id, qty, price)
        select made.id, item.id, item.qty, item.price from made cross join ${values} as item (id, qty, price)
        returning item_id)`,
    )
    .with(
      'handover',
      () => sql<{ donation_id: number }>`
        (insert into handovers (code_sha256, donation_id, expires_at)
        select ${sha256(code)}::text, id, ${handoverEnds(donation.created_at)}::timestamptz from made
        returning donation_id)`,
    )
    .with(
      'intent',
      () => sql<{ donation_id: number }>`
        (insert into donation_intents (user_id, key, body_sha256, donation_id, proof, created_at)
        select ${intent?.userId ?? null}::bigint, ${intent?.key ?? null}::text, ${intent?.body ?? null}::text, id,
          ${proof}::text, created_at from made where ${intent !== null}::boolean
        returning donation_id)`,
    )
    .selectFrom('made')
    .select('id')
    .executeTakeFirstOrThrow()
}

/** A fresh code for a donation that is prepared already. */
export async function storeHandover({ db, now }: Recording, donationId: number, code: string): Promise<void> {
  await db
    .insertInto('handovers')
    .values({ code_sha256: sha256(code), donation_id: donationId, expires_at: handoverEnds(now()) })
    .execute()
}

const handoverEnds = (from: Date): Date => new Date(from.getTime() + HANDOVER_MINUTES * 60_000)
