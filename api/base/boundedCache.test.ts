import { expect, it } from 'vitest'
import { BoundedCache } from './boundedCache.ts'

it('removes the least recently used entry, and never exceeds its limit', () => {
  const cache = new BoundedCache(10)
  cache.set('a', new Uint8Array(4))
  cache.set('b', new Uint8Array(4))
  cache.get('a')
  cache.set('c', new Uint8Array(4))
  expect([cache.get('a'), cache.get('b'), cache.get('c')].map(Boolean)).toEqual([true, false, true])
  cache.set('a', new Uint8Array(2))
  expect(cache.bytes).toBe(6)
  cache.set('d', new Uint8Array(11))
  expect([cache.bytes, cache.get('d')]).toEqual([6, undefined])
})
