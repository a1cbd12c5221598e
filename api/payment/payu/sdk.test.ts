/**
 * Compares our hashes with those of the provider's own SDK (npm `payu-websdk`), on 10,000 random inputs for each hash. The SDK computes; it fetches nothing.
 * Where it differs from the provider's documents, we follow the documents, and a test shows the difference.
 */
import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { postserviceHash, requestHash, reverseHash } from './hash.ts'

interface Credentials {
  key: string
  salt: string
  config: { useSplitHash?: boolean }
}
interface Sdk {
  paymentHasher(credentials: Credentials, fields: Record<string, unknown>): string
  reverseHasher(credentials: Credentials, posted: Record<string, unknown>): string
  apiHasher(credentials: Credentials, query: { command: string; var1?: string }): string
}
// Only its hash functions are loaded, not its HTTP client. It has no types.
const sdk: Sdk = createRequire(import.meta.url)('payu-websdk/utils/hasher.js')

const RUNS = { numRuns: 10_000, seed: 18 }
const sha512 = (text: string) => createHash('sha512').update(text).digest('hex')

/** Any text: pipes, line breaks, Devanagari, emoji, half an emoji. */
const text = fc.oneof(
  fc.string({ maxLength: 20 }),
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.constantFrom('', '|', '||', 'undefined', 'null', 'श्री', '&amp;', ' a ', '\u0000', '0'),
)
const credentials = fc.record({ key: fc.string({ minLength: 1 }), salt: text, config: fc.constant({}) })
const udf = { udf1: text, udf2: text, udf3: text, udf4: text, udf5: text }
const signed = { txnid: text, amount: text, productinfo: text, firstname: text, email: text }
const requests = fc.record(
  { ...signed, ...udf },
  { requiredKeys: ['txnid', 'amount', 'productinfo', 'firstname', 'email'], noNullPrototype: true },
)
const posts = fc.record(
  { ...signed, ...udf, status: text, additionalCharges: fc.string({ minLength: 1, maxLength: 8 }) },
  { requiredKeys: ['txnid', 'amount', 'productinfo', 'firstname', 'email', 'status'], noNullPrototype: true },
)

describe('the SDK of the provider agrees on', () => {
  it('the request hash', () => {
    fc.assert(
      fc.property(credentials, requests, (account, fields) => {
        expect(requestHash(account, fields)).toBe(sdk.paymentHasher(account, fields))
      }),
      RUNS,
    )
  })

  it('the request hash of a split', () => {
    fc.assert(
      fc.property(credentials, requests, fc.dictionary(fc.string(), fc.string()), (account, fields, splitRequest) => {
        const extra = { splitRequest: JSON.stringify(splitRequest) }
        expect(requestHash(account, fields, extra)).toBe(sdk.paymentHasher(account, { ...fields, splitRequest }))
      }),
      { ...RUNS, numRuns: 1_000 },
    )
  })

  it('the reverse hash, also with additional charges', () => {
    fc.assert(
      fc.property(credentials, posts, (account, posted) => {
        // The SDK signs its own key. Ours signs the posted one, and the adapter compares it with ours.
        expect(reverseHash(account.salt, { ...posted, key: account.key })).toBe(sdk.reverseHasher(account, posted))
      }),
      RUNS,
    )
  })

  it('the reverse hash of a split', () => {
    fc.assert(
      fc.property(credentials, posts, fc.string({ minLength: 1 }), (account, posted, splitInfo) => {
        const splitting = { ...account, config: { useSplitHash: true } }
        const all = { ...posted, splitInfo }
        expect(reverseHash(account.salt, { ...all, key: account.key }, true)).toBe(sdk.reverseHasher(splitting, all))
      }),
      { ...RUNS, numRuns: 1_000 },
    )
  })

  it('the hash of queries', () => {
    fc.assert(
      fc.property(credentials, text, text, (account, command, var1) => {
        expect(postserviceHash(account, command, var1)).toBe(sdk.apiHasher(account, { command, var1 }))
      }),
      RUNS,
    )
  })
})

describe('the SDK differs from the documents', () => {
  const account: Credentials = { key: 'k', salt: 'S', config: {} }
  const fields = { txnid: 't', amount: '1.00', productinfo: 'p', firstname: 'A', email: 'a@b.c' }
  const plain = 'S|success|||||||||||a@b.c|A|p|1.00|t|k'

  it('in a request with additional charges: it reads another name than it tests, and signs the word undefined', () => {
    const theirs = sdk.paymentHasher(account, { ...fields, additional_charges: '5' })
    expect(theirs).toBe(sha512('k|t|1.00|p|A|a@b.c|||||||||||S|undefined'))
    expect(requestHash(account, fields, { additionalCharges: '5' })).toBe(sha512('k|t|1.00|p|A|a@b.c|||||||||||S|5'))
  })

  it('in a return with the charges spelt additional_charges: it leaves them out', () => {
    const posted = { ...fields, status: 'success', additional_charges: '5' }
    expect(sdk.reverseHasher(account, posted)).toBe(sha512(plain))
    expect(reverseHash('S', { ...posted, key: 'k' })).toBe(sha512(`5|${plain}`))
  })

  it('in a return with empty charges: it signs them, although the provider sends the field without signing it', () => {
    const posted = { ...fields, status: 'success', additionalCharges: '' }
    expect(sdk.reverseHasher(account, posted)).toBe(sha512(`|${plain}`))
    expect(reverseHash('S', { ...posted, key: 'k' })).toBe(sha512(plain))
  })
})
