import { createHash, createPublicKey, generateKeyPairSync, sign, verify as verifyBytes } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PublicKey } from './contract/donation/receipt.ts'
import {
  checkCode,
  type Digest,
  digestName,
  type SignedFacts,
  type Verify,
  withSignature,
  writeFacts,
} from './signedReceipt.ts'

const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
const keys: readonly PublicKey[] = [{ id: '2026', x, y }]

const verify: Verify = async (key, signature, signed) => {
  const jwk = { kty: 'EC', crv: 'P-256', x: key.x, y: key.y }
  const opened = createPublicKey({ key: jwk, format: 'jwk' })
  return verifyBytes('sha256', signed, { key: opened, dsaEncoding: 'ieee-p1363' }, signature)
}
const sha256: Digest = async (bytes) => Uint8Array.from(createHash('sha256').update(bytes).digest())

const facts: SignedFacts = {
  number: 'KSN/2026-27/000123',
  version: 1,
  day: '2026-11-21',
  amount: 11_000,
  trust: 'Kinara Seva Nyas किनारा',
  nameDigest: 'abcdefghijkl',
}
const signText = (text: string) =>
  withSignature(
    text,
    Uint8Array.from(sign('sha256', Buffer.from(text), { key: privateKey, dsaEncoding: 'ieee-p1363' })),
  )
const code = signText(writeFacts('2026', facts))
const check = (text: string) => checkCode(text, keys, verify)

/** The code of other facts, with the signature of the true ones. */
const forged = (change: Partial<SignedFacts>) =>
  `${writeFacts('2026', { ...facts, ...change })}.${code.slice(code.lastIndexOf('.') + 1)}`

const otherDigit = (digit: string, step: number) => String((Number(digit) + step) % 10)

describe('the code of a receipt', () => {
  it('is genuine as it was signed, with every fact', async () => {
    expect(await check(code)).toEqual({ is: 'genuine', facts })
  })

  it('fails with any one digit of number, version, day or amount changed', async () => {
    const texts = { number: facts.number, version: '1', day: facts.day, amount: '11000' }
    const places = Object.entries(texts).flatMap(([field, text]) =>
      [...text].flatMap((character, at) => (/\d/.test(character) ? [{ field, text, at }] : [])),
    )
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...places),
        fc.integer({ min: 1, max: 9 }),
        async ({ field, text, at }, step) => {
          const changed = text.slice(0, at) + otherDigit(text.charAt(at), step) + text.slice(at + 1)
          const value = field === 'version' || field === 'amount' ? Number(changed) : changed
          expect((await check(forged({ [field]: value }))).is).toBe('changed')
        },
      ),
      { numRuns: 300 },
    )
  })

  it('fails with any one character changed, left out or added', async () => {
    const letters = fc.constantFrom(...'ABCXYZabcxyz0123456789-_.=+/ ')
    await fc.assert(
      fc.asyncProperty(fc.nat(code.length - 1), letters, fc.constantFrom(0, 1), async (at, letter, cut) => {
        const changed = code.slice(0, at) + letter + code.slice(at + cut)
        if (changed !== code) expect((await check(changed)).is).not.toBe('genuine')
      }),
      { numRuns: 500 },
    )
  })

  it('accepts one spelling of its last character only', async () => {
    const all = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_']
    const verdicts = await Promise.all(all.map((letter) => check(code.slice(0, -1) + letter)))
    expect(verdicts.filter(({ is }) => is === 'genuine')).toHaveLength(1)
  })

  it('says so if the key is unknown, and does not accept another key under the same id', async () => {
    expect(await checkCode(code, [], verify)).toEqual({ is: 'unknown_key' })
    const { publicKey: other } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const { x: otherX = '', y: otherY = '' } = other.export({ format: 'jwk' })
    expect(await checkCode(code, [{ id: '2026', x: otherX, y: otherY }], verify)).toEqual({ is: 'changed' })
  })
})

it('compares names without their spaces and capitals, and differently for each receipt', async () => {
  const digest = (number: string, name: string) => digestName(number, name, sha256)
  const one = await digest('KSN/1', 'Asha  Rawat ')
  expect(one).toBe(await digest('KSN/1', 'asha rawat'))
  expect(one).not.toBe(await digest('KSN/1', 'Asha Rawal'))
  expect(one).not.toBe(await digest('KSN/2', 'asha rawat'))
  expect(one).toHaveLength(12)
})
