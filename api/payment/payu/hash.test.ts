import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { postserviceHash, requestHash, reverseHash, sameHash } from './hash.ts'
import vectors from './payment-hash-vectors.json' with { type: 'json' }

const sha512 = (text: string) => createHash('sha512').update(text).digest('hex')
const at = (parts: string[], index: number) => parts[index] ?? ''

describe('published hash examples', () => {
  it.each(vectors)('match: $id ($kind) of $source', ({ kind, input, sha512: expected }) => {
    const parts = input.split('|')
    if (kind === 'postservice') {
      const merchant = { key: at(parts, 0), salt: at(parts, 3) }
      expect(postserviceHash(merchant, at(parts, 1), at(parts, 2))).toBe(expected)
    } else if (kind === 'request') {
      const [key = '', txnid = '', amount = '', productinfo = '', firstname = '', email = ''] = parts
      const udf = {
        udf1: at(parts, 6),
        udf2: at(parts, 7),
        udf3: at(parts, 8),
        udf4: at(parts, 9),
        udf5: at(parts, 10),
      }
      const fields = { txnid, amount, productinfo, firstname, email, ...udf }
      expect(requestHash({ key, salt: at(parts, 16) }, fields)).toBe(expected)
    } else {
      const names = [
        'udf5',
        'udf4',
        'udf3',
        'udf2',
        'udf1',
        'email',
        'firstname',
        'productinfo',
        'amount',
        'txnid',
        'key',
      ]
      const posted = Object.fromEntries(names.map((name, index) => [name, at(parts, 7 + index)]))
      expect(reverseHash(at(parts, 0), { ...posted, status: at(parts, 1) })).toBe(expected)
    }
  })

  it('cover all six kinds', () => {
    expect(vectors).toHaveLength(6)
  })
})

describe('variants', () => {
  const posted = {
    status: 'success',
    email: 'a@b.c',
    firstname: 'A',
    productinfo: 'p',
    amount: '1.00',
    txnid: 't',
    key: 'k',
  }
  const plain = 'S|success|||||||||||a@b.c|A|p|1.00|t|k'

  it('add additional charges, in either spelling, before the salt', () => {
    expect(reverseHash('S', { ...posted, additionalCharges: '2.5' })).toBe(sha512(`2.5|${plain}`))
    expect(reverseHash('S', { ...posted, additional_charges: '2.5' })).toBe(sha512(`2.5|${plain}`))
  })

  it('treat empty charges as absent', () => {
    expect(reverseHash('S', { ...posted, additionalCharges: '' })).toBe(sha512(plain))
  })

  it('sign splitInfo only if a split was sent', () => {
    const split = { ...posted, splitInfo: '{"a":1}' }
    expect(reverseHash('S', split)).toBe(sha512(plain))
    expect(reverseHash('S', split, true)).toBe(sha512(plain.replace('S|success', 'S|success|{"a":1}')))
    const both = { ...split, additionalCharges: '2' }
    expect(reverseHash('S', both, true)).toBe(sha512(`2|${plain.replace('S|success', 'S|success|{"a":1}')}`))
  })

  it('append charges and split to a request after the salt', () => {
    const fields = { txnid: 't', amount: '1.00', productinfo: 'p', firstname: 'A', email: 'a@b.c' }
    const base = 'k|t|1.00|p|A|a@b.c|||||||||||S'
    expect(requestHash({ key: 'k', salt: 'S' }, fields, { additionalCharges: '5' })).toBe(sha512(`${base}|5`))
    expect(requestHash({ key: 'k', salt: 'S' }, fields, { splitRequest: '{}' })).toBe(sha512(`${base}|{}`))
  })
})

describe('comparison', () => {
  it('ignores case and refuses another length or digit', () => {
    expect(sameHash('AbC1', 'aBc1')).toBe(true)
    expect(sameHash('abc1', 'abc2')).toBe(false)
    expect(sameHash('abc', 'abc1')).toBe(false)
    expect(sameHash('', '')).toBe(true)
  })
})
