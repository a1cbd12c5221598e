import fc from 'fast-check'
import { expect, it } from 'vitest'
import { pendingLifeMs, readPending, writePending } from './pendingDonation.ts'
import { upiLink } from './upiLink.ts'

const now = 1_800_000_000_000
const text = writePending(3, { amount: 500, purposeId: 2, items: [{ id: 1, qty: 2 }] }, 'TXN1', now)

it('a remembered gift comes back whole until it expires', () => {
  expect(readPending(text, now + pendingLifeMs - 1)).toMatchObject({
    projectId: 3,
    amount: 500,
    purposeId: 2,
    txnId: 'TXN1',
  })
  expect(readPending(text, now + pendingLifeMs)).toBeNull()
})

it('a fixed gift comes back with its quantity', () => {
  expect(readPending(writePending(6, { amount: 33_000, quantity: 3 }, undefined, now), now)).toMatchObject({
    quantity: 3,
  })
})

it.each([
  null,
  '',
  '{',
  'null',
  '[]',
  text.replace('"version":1', '"version":2'),
  text.replace('"projectId":3', '"projectId":"3"'),
  text.replace('TXN1', 'a b'),
])('what is not whole is nothing: %j', (broken) => {
  expect(readPending(broken, now)).toBeNull()
})

it('no text at all makes it throw', () => {
  fc.assert(fc.property(fc.string(), (any) => void readPending(any, now)))
})

it('holds no name, e-mail or phone', () => {
  expect(Object.keys(JSON.parse(text) as object).toSorted()).toEqual([
    'amount',
    'expiresAt',
    'items',
    'projectId',
    'purposeId',
    'txnId',
    'version',
  ])
})

it('a UPI address carries payee and amount, percent-encoded, and leaves the amount open at 0', () => {
  const payee = { vpa: 'kinara@examplebank', payee: 'Kinara Seva Nyas', mcc: '8398' }
  expect(upiLink(payee, 11_000, 'Annadan')).toBe(
    'upi://pay?pa=kinara%40examplebank&pn=Kinara%20Seva%20Nyas&mc=8398&am=11000.00&cu=INR&tn=Annadan',
  )
  expect(upiLink({ ...payee, mcc: null }, 0, '')).toBe(
    'upi://pay?pa=kinara%40examplebank&pn=Kinara%20Seva%20Nyas&cu=INR',
  )
})
