import { type PublicKey, publicKeySchema } from '../../../shared/contract/donation/receipt.ts'
import { publicPart, type SigningKey } from './signingKeys.ts'
import type { Reading, Recording } from '../../storage/database.ts'
import type { Call, DataAnswer } from '../../call.ts'

/**
 * Stores the public part of the key in use. Every key stays in the table, so codes that an older key signed stay valid after it is replaced.
 * @throws Error if the id belongs to another key: codes of that key could no longer be checked
 */
export async function keepPublicKey({ db, now }: Recording, key: SigningKey): Promise<void> {
  const own = publicPart(key)
  await db
    .insertInto('receipt_keys')
    .values({ ...own, created_at: now() })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
  const known = (await readPublicKeys({ db })).find(({ id }) => id === own.id)
  if (known?.x !== own.x || known.y !== own.y)
    throw new Error(
      `RECEIPT_SIGNING_KEY: the id "${own.id}" belongs to another key that has signed receipts. Choose a new id.`,
    )
}

/** Every key that has ever signed receipts. */
export async function readPublicKeys({ db }: Reading): Promise<PublicKey[]> {
  const rows = await db.selectFrom('receipt_keys').select(['id', 'x', 'y']).orderBy('created_at').execute()
  return rows.map((row) => publicKeySchema.parse(row))
}

/** `GET receipt-keys` (our addition). The public keys with which anybody checks the QR code of a receipt, also those that sign no more. */
export async function listKeys({ deps }: Call<null>): Promise<DataAnswer> {
  return { data: await readPublicKeys(deps) }
}
