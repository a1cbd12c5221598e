import { expect, it } from 'vitest'
import { pageAddressProblem } from './partnerRequest.ts'

it.each([
  'https://www.example.org',
  ' https://www.example.org/csr?x=1#y ',
  'www.example.org/csr',
  'Example.ORG',
  'HTTPS://example.org:8443/',
  'example.org:8443',
  'https://दान.भारत/पेज',
])('accepts %j', (typed) => {
  expect(pageAddressProblem(typed)).toBeNull()
})

it.each([
  ['http://www.example.org', 'https'],
  ['http://localhost:4303', 'page_address'],
  ['https://127.0.0.1', 'page_address'],
  ['https://[::1]/', 'page_address'],
  ['localhost', 'page_address'],
  ['our page', 'page_address'],
  ['asha@example.org', 'page_address'],
  ['https://user:secret@example.org', 'page_address'],
  ['ftp://example.org', 'page_address'],
  ['javascript:alert(1)', 'page_address'],
  ['', 'page_address'],
])('refuses %j: %s', (typed, problem) => {
  expect(pageAddressProblem(typed)).toBe(problem)
})
