import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { partnerIdSchema, referrerSchema, utmTextSchema } from '../contract/attribution.ts'
import { originIn, partnerIn, utmTextIn } from './touch.ts'

const accepted = <T>(schema: z.ZodMiniType<T>, value: unknown): T | undefined => z.safeParse(schema, value).data

/** Texts that are right, nearly right and wrong, and values that are no text. */
const given = fc.oneof(
  fc.string({ unit: fc.constantFrom(...'aZ9-/:.@#? \n\u0007\u202e\u2028दी𑀅\ud800') }),
  fc.stringMatching(/^[a-z\d][a-z\d-]{0,50}$/),
  fc.stringMatching(/^https?:\/\/[a-z.:\d]{0,10}[/?#@ ]?$/),
  fc.webUrl(),
  fc.emailAddress(),
  fc.string({ unit: 'binary', maxLength: 100 }),
  fc.anything({ maxDepth: 1 }),
)

describe('the hand-written reader of an attribution', () => {
  it('accepts exactly what the contract accepts', () => {
    fc.assert(
      fc.property(given, (value) => {
        const text = typeof value === 'string' ? value.trim() : value
        expect(partnerIn(value)).toBe(accepted(partnerIdSchema, value))
        expect(originIn(value)).toBe(accepted(referrerSchema, value))
        expect(utmTextIn(value)).toBe(accepted(utmTextSchema, text))
      }),
      { numRuns: 3000 },
    )
    expect([originIn(`https://${'x'.repeat(190)}`), originIn(`https://${'x'.repeat(191)}`)]).toEqual([
      expect.any(String),
      undefined,
    ])
  })

  it.each([undefined, null, 5, {}, ['slow-loom'], 'x'.repeat(41), 'Loom', '-loom'])(
    'refuses %j as a partner id',
    (claim) => {
      expect(partnerIn(claim)).toBeUndefined()
    },
  )
})

describe('a UTM value', () => {
  it('is cut to 100 characters, between two characters', () => {
    expect(utmTextIn('𑀅'.repeat(150))).toBe('𑀅'.repeat(100))
    expect(utmTextIn(`${'x'.repeat(99)} and more`)).toBe('x'.repeat(99))
  })

  it('keeps no part of an e-mail address, wherever the cut is', () => {
    const around = fc.string({ maxLength: 120 })
    fc.assert(
      fc.property(around, fc.emailAddress(), around, (before, address, after) => {
        expect(utmTextIn(`${before} ${address}${after}`)).toBeUndefined()
      }),
    )
    expect(utmTextIn(`${'x'.repeat(88)} asha@example.org`)).toBeUndefined()
  })
})
