import { describe, expect, it } from 'vitest'
import { newSecret, sha256 } from '../../accounts/secret.ts'
import { newTxnId } from '../../donation/txnId.ts'
import { redact } from './redact.ts'

describe('redaction', () => {
  it.each([
    ['mail to asha@example.org failed', 'mail to [mail] failed'],
    ['<asha+don@mail.example.co.in>, next', '<[mail]>, next'],
    ['call 9876543210 or +91 98765 43210', 'call [phone] or [phone]'],
    ['00: 09876543210', '00: [phone]'],
    ['from +44 20 7946 0958', 'from [phone]'],
    ['pan ABCDE1234F and abcde1234f', 'pan [pan] and [pan]'],
    ['card 4111 1111 1111 1111', 'card [number]'],
    ['card 4111111111111111.', 'card [number].'],
    ['Authorization: Bearer abc.def', 'Authorization: Bearer [token]'],
    ['connect postgres://trust:s3cret@db:5432/trust', 'connect postgres://[credentials]@db:5432/trust'],
    ['open https://trust.test/reset-password?token=abc now', 'open https://trust.test/reset-password?[query] now'],
    ['at /reset-password?token=abc', 'at /reset-password?[query]'],
  ])('turns "%s" into "%s"', (text, expected) => {
    expect(redact(text)).toBe(expected)
  })

  it('hides tokens and hashes', () => {
    for (let round = 0; round < 200; round++) {
      expect(redact(`token ${newSecret()} unknown`)).toBe('token [token] unknown')
    }
    expect(redact('qwertyuiopasdfghjklzxcvbnm-QWERTYUIOPASDFGH')).toBe('[token]')
    expect(redact(sha256('a'))).toBe('[token]')
  })

  it.each([
    'error at Object.<anonymous> (file:///srv/app/api/program/createApi.ts:72:11)',
    'at /srv/app/node_modules/kysely/dist/query-executor/query-executor-base.js:35:28',
    'relation "receipt_mails" does not exist',
    '2026-11-24T09:30:00.000Z',
    '3f2a9d6e-0b1c-4d5e-8f90-123456789abc',
    'amount 1000000 of 12 donations',
    'duplicate key value violates unique constraint "users_email_lower_unique_index_of_accounts"',
  ])('keeps "%s"', (text) => {
    expect(redact(text)).toBe(text)
  })

  it('keeps transaction ids', () => {
    for (let round = 0; round < 200; round++) {
      const text = `payment ${newTxnId()} not verified`
      expect(redact(text)).toBe(text)
    }
  })
})
