import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { isSigned, requestHash, responseHash, sameHash, serviceHash } from './hash.ts'

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

/** Hash of an example from the parts of its input text. */
const own = {
  request: (parts: string[]) => requestHash(zip(REQUEST, parts), { key: parts[0] ?? '', salt: parts.at(-1) ?? '' }),
  reverse: (parts: string[]) =>
    responseHash(
      { ...zip(REQUEST, parts.slice(7).toReversed()), status: parts[1] },
      { key: parts.at(-1) ?? '', salt: parts[0] ?? '' },
    ),
  postservice: (parts: string[]) =>
    serviceHash(parts[1] ?? '', parts[2] ?? '', { key: parts[0] ?? '', salt: parts.at(-1) ?? '' }),
}

describe('hashes of the provider', () => {
  it.each(vectors)('match the published example $id', ({ kind, input, sha512 }) => {
    expect(own[kind](input.split('|'))).toBe(sha512)
  })

  it('are compared without regard to case, and refused with another length', () => {
    expect(sameHash('ABC0', 'abc0')).toBe(true)
    expect(sameHash('abc', 'abc0')).toBe(false)
    expect(sameHash('', 'abc0')).toBe(false)
  })
})

it('a shop may sign with each salt that is accepted now, and with no other', () => {
  const under = (salt: string) => serviceHash('verify_payment', 'T1', { key: 'k', salt })
  const accepts = (salt: string, alsoAccepted?: string[]) =>
    isSigned(under(salt), { key: 'k', salt: 'new', ...(alsoAccepted && { alsoAccepted }) }, (merchant) =>
      serviceHash('verify_payment', 'T1', merchant),
    )
  expect([accepts('new'), accepts('old'), accepts('old', ['old']), accepts('', ['old'])]).toEqual([
    true,
    false,
    true,
    false,
  ])
})
