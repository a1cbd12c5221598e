import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { requestHash, responseHash, sameHash, serviceHash } from './hash.ts'

const vectorSchema = z.object({
  id: z.string(),
  kind: z.enum(['request', 'reverse', 'postservice']),
  input: z.string(),
  sha512: z.string(),
})
const vectors = z
  .array(vectorSchema)
  .parse(JSON.parse(readFileSync(new URL('hashVectors.json', import.meta.url), 'utf8')))

const REQUEST = ['key', 'txnid', 'amount', 'productinfo', 'firstname', 'email', 'udf1', 'udf2', 'udf3', 'udf4', 'udf5']
const zip = (names: string[], values: string[]) => Object.fromEntries(names.map((name, i) => [name, values[i] ?? '']))

describe('hashes of the provider', () => {
  it.each(vectors)('recomputes the published example $id', ({ kind, input, sha512 }) => {
    const parts = input.split('|')
    const first = parts[0] ?? ''
    const last = parts.at(-1) ?? ''
    const merchantByKind = {
      request: { key: first, salt: last },
      reverse: { key: last, salt: first },
      postservice: { key: first, salt: last },
    }
    const merchant = merchantByKind[kind]
    if (kind === 'request') expect(requestHash(zip(REQUEST, parts), merchant)).toBe(sha512)
    if (kind === 'reverse') {
      const fields = zip(REQUEST, parts.slice(7).reverse())
      expect(responseHash({ ...fields, status: parts[1] }, merchant)).toBe(sha512)
    }
    if (kind === 'postservice') expect(serviceHash(parts[1] ?? '', parts[2] ?? '', merchant)).toBe(sha512)
  })

  it('compares without regard to the case of letters, and refuses another length', () => {
    expect(sameHash('ABC0', 'abc0')).toBe(true)
    expect(sameHash('abc', 'abc0')).toBe(false)
    expect(sameHash('', 'abc0')).toBe(false)
  })
})
