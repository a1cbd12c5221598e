import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import * as z from 'zod/mini'
import type { Rule } from '../../../shared/configuration/variable.ts'
import { type PublicKey, publicKeySchema } from '../../../shared/contract/donation/receipt.ts'
import { demoKey } from '../../base/vault/dataKeys.ts'
import type { Reading, Recording } from '../../storage/database.ts'
import { type Digest, digestName, type SignedFacts, withSignature, writeFacts } from '../../../shared/signedReceipt.ts'
import { fallbackLanguage } from '../../../shared/languages.ts'
import type { WithConfig } from '../../base/config.ts'
import type { WithLog } from '../../base/logging/log.ts'
import type { FrozenReceipt } from './snapshot.ts'
import { indianDay } from '../../../shared/date.ts'

/** The key that signs receipts. Its id is part of every code. */
export interface SigningKey {
  id: string
  key: KeyObject
}

const written = /^([a-z0-9][a-z0-9-]{0,19}):([A-Za-z0-9+/]+={0,2})$/

/** Reads `2026:BASE64`, a P-256 key in PKCS #8; null for anything else. */
export function parseSigningKey(text: string): SigningKey | null {
  const [, id, base64] = written.exec(text.trim()) ?? []
  if (!id || !base64) return null
  try {
    const key = createPrivateKey({ key: Buffer.from(base64, 'base64'), format: 'der', type: 'pkcs8' })
    return key.asymmetricKeyDetails?.namedCurve === 'prime256v1' ? { id, key } : null
  } catch {
    return null
  }
}

const publicPart = ({ id, key }: SigningKey): PublicKey =>
  publicKeySchema.parse({ id, ...createPublicKey(key).export({ format: 'jwk' }) })

export function newSigningKey(id: string): string {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  return `${id}:${privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64')}`
}

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

/** The demo's own key (`demoKey`). */
export function demoSigningKey(dataDir: string | null): SigningKey {
  const key = parseSigningKey(demoKey(dataDir, 'receipt-signing-key', newSigningKey('demo')))
  if (!key) throw new Error('The file receipt-signing-key in the data folder holds no key')
  return key
}

/** Anybody can read it, so production refuses it. */
export const exampleSigningKey =
  '2026:MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQggMIxzTd4Rs2XCsEAY/rdHAnhBdaiNMxJdmh0uVchX4qhRANCAATIR5t4uPkLW2hrf3dJAiTpKwILMNQKIficxY0Y926j1blBgeCN+tohX6xQzFPr45cxoNco6Pju8I5L8v2l7/j0'

/** How RECEIPT_SIGNING_KEY is read. */
export const signingKeyRule: Rule<SigningKey> = {
  mustBe: 'an id, a colon and a P-256 key in base64 (docs/going-live.md shows the command)',
  schema: z.pipe(
    z.string(),
    z.transform((text, context) => {
      const key = parseSigningKey(text)
      if (key) return key
      context.issues.push({ code: 'custom', input: text })
      return z.NEVER
    }),
  ),
}

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
