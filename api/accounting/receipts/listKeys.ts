import type { Call, DataAnswer } from '../../call.ts'
import { readPublicKeys } from './publicKeys.ts'

/** `GET receipt-keys` (our addition). The public keys with which anybody checks the QR code of a receipt, also those that sign no more. */
export async function listKeys({ deps }: Call<null>): Promise<DataAnswer> {
  return { data: await readPublicKeys(deps) }
}
