import { createHash, sign } from 'node:crypto'
import { type Digest, digestName, type SignedFacts, withSignature, writeFacts } from '../../../shared/signedReceipt.ts'
import { fallbackLanguage } from '../../../shared/languages.ts'
import type { WithConfig } from '../../base/config.ts'
import type { WithLog } from '../../base/logging/log.ts'
import type { Recording } from '../../storage/database.ts'
import type { FrozenReceipt } from './snapshot.ts'
import type { SigningKey } from './signingKeys.ts'
import { indianDay } from '../../../shared/date.ts'

/** What code takes that makes receipts. */
export interface Signing extends Recording, WithConfig, WithLog {
  /** Signs the QR codes of receipts. */
  signer: ReturnType<typeof createSigner>
}

/** Signs the code of a receipt (shared/receiptCheck). */
export const createSigner = ({ id, key }: SigningKey) => ({
  /** The code: facts and signature. A second call answers another signature, which is as good. */
  async sign(receipt: FrozenReceipt): Promise<string> {
    const signed = writeFacts(id, await factsOf(receipt))
    // `ieee-p1363` is the form that browsers verify.
    const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' })
    return withSignature(signed, Uint8Array.from(signature))
  },
})

const sha256: Digest = async (bytes) => Uint8Array.from(createHash('sha256').update(bytes).digest())

async function factsOf({ number, version, snapshot, donor }: FrozenReceipt): Promise<SignedFacts> {
  return {
    number,
    version,
    day: indianDay(new Date(snapshot.givenAt)),
    amount: snapshot.amount,
    trust: snapshot.texts[fallbackLanguage].trust.name,
    nameDigest: await digestName(number, donor?.name ?? '', sha256),
  }
}
