import { expect, it } from 'vitest'
import { href } from './paths.ts'

it('leads back to the page that asked for a sign-in', () => {
  expect(href.login('/donation?receipt=DN1')).toBe('/login?next=%2Fdonation%3Freceipt%3DDN1')
  expect(href.login()).toBe('/login')
})

it('never passes the secret of a password link on', () => {
  expect(href.login('/reset-password?token=secret')).toBe('/login')
})
