import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fixedForm, flexibleForm, itemForm } from './forms.testdata.ts'
import { presetsOf } from './answers.ts'
import { pendingLifeMs, readPending, writePending } from './pendingDonation.ts'
import { upiLink } from './upiLink.ts'

const now = 1_800_000_000_000
const text = writePending(3, { amount: 500, purposeId: 2, items: [{ id: 1, qty: 2 }] }, 'TXN1', now)

it('restores a stored donation until it expires', () => {
  expect(readPending(text, now + pendingLifeMs - 1)).toMatchObject({
    projectId: 3,
    amount: 500,
    purposeId: 2,
    txnId: 'TXN1',
  })
  expect(readPending(text, now + pendingLifeMs)).toBeNull()
})

it('restores every answer and choice of every kind of donation', () => {
  const monthly = { day: 5, until: '2030-03-31', most: 15_000 }
  const dedication = { occasion: 'memory', name: 'कमला देवी' } as const
  for (const form of [
    fixedForm({ quantity: 3, monthly, dedication }),
    flexibleForm({ monthly, dedication }),
    itemForm([[60, 2]], { monthly, dedication }),
  ]) {
    const presets = presetsOf(form)
    expect(presets.dedication).toEqual(dedication)
    expect(readPending(writePending(form.projectId, presets, undefined, now), now)).toMatchObject(presets)
  }
})

it('restores a fixed donation with its quantity', () => {
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
])('ignores a damaged record: %j', (broken) => {
  expect(readPending(broken, now)).toBeNull()
})

it('never throws, whatever the text', () => {
  fc.assert(fc.property(fc.string(), (any) => void readPending(any, now)))
})

it('holds no e-mail, no phone, and no name unless the donation is given in one', () => {
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

it('writes payee and amount percent-encoded into a UPI address, and leaves the amount open at 0', () => {
  const payee = { vpa: 'kinara@examplebank', payee: 'Kinara Seva Nyas', mcc: '8398' }
  expect(upiLink(payee, 11_000, 'Annadan')).toBe(
    'upi://pay?pa=kinara%40examplebank&pn=Kinara%20Seva%20Nyas&mc=8398&am=11000.00&cu=INR&tn=Annadan',
  )
  expect(upiLink({ ...payee, mcc: null }, 0, '')).toBe(
    'upi://pay?pa=kinara%40examplebank&pn=Kinara%20Seva%20Nyas&cu=INR',
  )
})
