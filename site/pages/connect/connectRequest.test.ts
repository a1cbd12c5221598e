import { expect, it } from 'vitest'
import { parseConnectRequest } from './connectRequest.ts'

const state = 'abcdefghijklmnop'
const search = (origin: string, given = state) => `?${new URLSearchParams({ origin, state: given })}`

it.each(['https://partner.example.org', 'http://127.0.0.1:4303'])('accepts the exact origin %s', (origin) => {
  expect(parseConnectRequest(search(origin))).toEqual({ origin, state })
})

it.each([
  'null',
  '*',
  '',
  'https://partner.example.org/',
  'https://partner.example.org/page',
  'https://PARTNER.example.org',
  'https://partner.example.org:443',
  'https://user@partner.example.org',
  'javascript:alert(1)',
  'file:///etc',
  'partner.example.org',
])('refuses %s as an origin', (origin) => {
  expect(parseConnectRequest(search(origin))).toBeNull()
})

it.each(['', 'short', 'has space in it!', 'x'.repeat(201)])('refuses the state "%s"', (given) => {
  expect(parseConnectRequest(search('https://partner.example.org', given))).toBeNull()
})
