import { rm, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { demoDataKeys, newDataKey, parseDataKeys } from './dataKeys.ts'
import { openPan, storePan, withClearPans } from './storedValues.ts'
import { createVault, keyOf, type Sealed } from './vault.ts'

const keys = (text: string) => parseDataKeys(text) ?? []
const [older, newer] = [newDataKey('2026'), newDataKey('2027')]
const vault = createVault(keys(older))

describe('a sealed value', () => {
  it('opens to the same text, and two of the same text differ', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const [one, other] = [vault.seal(text, 'users.pan:7'), vault.seal(text, 'users.pan:7')]
        expect(vault.open(one, 'users.pan:7')).toBe(text)
        expect(one).not.toBe(other)
      }),
    )
  })

  it('does not open in another row or column', () => {
    const value = vault.seal('ABCPD1234E', 'users.pan:7')
    expect(() => vault.open(value, 'users.pan:8')).toThrow('changed')
    expect(() => vault.open(value, 'users.totp:7')).toThrow('changed')
  })

  it('does not open after any change of a character', () => {
    const value = vault.seal('ABCPD1234E', 'users.pan:7')
    const start = value.lastIndexOf('.') + 1
    for (let at = start; at < value.length - 1; at += 1) {
      const wrong = value.slice(0, at) + (value[at] === 'A' ? 'B' : 'A') + value.slice(at + 1)
      expect(() => vault.open(wrong as Sealed, 'users.pan:7'), String(at)).toThrow('changed')
    }
    for (const wrong of ['', 's1.2026.', 's1.2026.AAAA', value.slice(0, -8), 'ABCPD1234E'])
      expect(() => vault.open(wrong as Sealed, 'users.pan:7'), wrong).toThrow(/changed|No data/)
  })

  it('opens with an older key behind the newer one, and names a key that is missing', () => {
    const old = vault.seal('ABCPD1234E', 'users.pan:7')
    const both = createVault(keys(`${newer},${older}`))
    expect(both.open(old, 'users.pan:7')).toBe('ABCPD1234E')
    expect(keyOf(both.seal('x', 'users.pan:7'))).toBe('2027')
    expect(() => createVault(keys(newer)).open(old, 'users.pan:7')).toThrow('"2026"')
  })
})

describe('the keys', () => {
  it.each([
    '',
    'AAAA',
    `2026:${Buffer.alloc(32).toString('base64')}`,
    '2026:c2hvcnQ=',
    `${older},${older}`,
    `${older},`,
    `A B:${older.slice(5)}`,
  ])('refuse %j', (text) => {
    expect(parseDataKeys(text)).toBeNull()
  })

  it('of a demo are its own, and stay', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'keys-'))
    const generated = demoDataKeys(join(folder, 'data'))
    expect(demoDataKeys(join(folder, 'data'))).toBe(generated)
    expect(parseDataKeys(generated)).toHaveLength(1)
    expect(demoDataKeys(null)).not.toBe(generated)
    await rm(folder, { recursive: true })
  })
})

it('a fingerprint is equal for equal texts and needs the key', () => {
  expect(vault.fingerprint('203.0.113.1')).toBe(createVault(keys(older)).fingerprint('203.0.113.1'))
  expect(vault.fingerprint('203.0.113.1')).not.toBe(createVault(keys(newer)).fingerprint('203.0.113.1'))
})

it('many PANs in clear let other requests in between, and rows without one are left out', async () => {
  const seen: string[] = []
  setImmediate(() => seen.push('a request'))
  const rows = Array.from({ length: 600 }, (_, id) => ({
    id,
    pan: storePan({ vault }, id, id % 2 ? 'ABCPD1234E' : ''),
  }))
  const read: { id: number; pan: string }[] = []
  for await (const row of withClearPans({ vault }, openPan, rows)) {
    read.push(row)
    if (row.id === 599) seen.push('the end')
  }
  expect(read).toEqual(rows.filter(({ id }) => id % 2).map(({ id }) => ({ id, pan: 'ABCPD1234E' })))
  expect(seen).toEqual(['a request', 'the end'])
})
