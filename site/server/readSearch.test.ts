import { expect, it } from 'vitest'
import { isOneOfMany, readSearch } from './readSearch.ts'

const search = (address: string) => readSearch(new URL(`http://site.test${address}`), 'en')

it.each([
  ['/blog', ''],
  ['/blog?utm_source=mail&fbclid=1&x=2', ''],
  ['/blog?tag=water&page=2', '?page=2&tag=water'],
  ['/blog?page=2&x=1&tag=water', '?page=2&tag=water'],
  ['/blog?page=2&page=3', '?page=2'],
  ['/blog?lang=en', '?lang=en'],
  ['/blog?lang=en&page=2', '?page=2&lang=en'],
  ['/not-found?q=clinic&from=%2Fschool', '?q=clinic&from=%2Fschool'],
  ['/blog?lang=xx', ''],
  [`/projects?search=${'a'.repeat(201)}`, ''],
  ['/projects?search=+river+', '?search=river'],
  ['/archives?month=5&year=2026', '?year=2026&month=5'],
  ['/donate?items=12:1&project=3&x=1', '?project=3&items=12%3A1'],
  ['/donate?project=3&amount=500&partner=meghdoot', '?project=3&amount=500'],
])('reads %j as %j', (address, kept) => {
  expect(search(address)).toBe(kept)
})

it.each([
  '/home?page=2',
  '/contact?amount=500&project=3&search=water',
  '/reset-password?token=secret',
  '/payment-success?txnid=1',
  '/blog?page=1',
  '/blog?page=02',
  '/blog?tag=%3Cb%3E',
  '/archives?year=1&month=13',
  '/projects?search=++',
  '/donate?amount=99999999999&project=x&ways=other',
])('leaves out of %j what its page ignores, so it costs no rendering', (address) => {
  expect(search(address)).toBe('')
})

it.each([
  ['', false],
  ['?lang=hi', false],
  ['?page=2', true],
  ['?page=2&lang=hi', true],
])('counts %j as one of many: %j', (query, many) => expect(isOneOfMany(query)).toBe(many))
