import { expect, it } from 'vitest'
import { readSearch } from './readSearch.ts'

const search = (query: string) => readSearch(new URL(`http://site.test/blog${query}`), 'en')

it.each([
  ['', ''],
  ['?utm_source=mail&fbclid=1&x=2', ''],
  ['?tag=water&page=2', '?page=2&tag=water'],
  ['?page=2&x=1&tag=water', '?page=2&tag=water'],
  ['?page=2&page=3', '?page=2'],
  ['?lang=en', '?lang=en'],
  ['?q=clinic&from=%2Fschool', '?q=clinic&from=%2Fschool'],
  ['?lang=xx', ''],
  [`?search=${'a'.repeat(201)}`, ''],
])('reads %j as %j, so unknown parameters cost no rendering', (query, kept) => {
  expect(search(query)).toBe(kept)
})
