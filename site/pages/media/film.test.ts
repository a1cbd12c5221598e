import { expect, it } from 'vitest'
import { sizeText } from './Film.tsx'

it.each([
  [1, '10 kB'],
  [640_400, '640 kB'],
  [994_999, '990 kB'],
  [995_000, '1.0 MB'],
  [2_340_000, '2.3 MB'],
])('writes %i bytes as %s', (bytes, text) => {
  expect(sizeText(bytes)).toBe(text)
})
