import { describe, expect, it } from 'vitest'
import { donationRecordSchema, paymentDetailRequestSchema, paymentDetailSchema } from '../contract/donation/donation.ts'
import { fixedForm, flexibleForm, itemForm } from './forms.testdata.ts'
import { donationRecord, handoverOf, paymentDetailRequest, validate } from './validDonation.ts'

const valid = (form: Parameters<typeof validate>[0]) => {
  const verdict = validate(form, true)
  if (!verdict.ok) throw new Error(verdict.problem)
  return verdict.donation
}

const problemOf = (...args: Parameters<typeof validate>): string | null => {
  const verdict = validate(...args)
  return verdict.ok ? null : verdict.problem
}

describe('the first problem in this order: amount or items, purpose, donor', () => {
  it.each([
    ['amount before purpose', flexibleForm({ amountText: '', purposeId: null }), false, 'invalidAmount'],
    ['items before purpose', itemForm([[60, 0]], { purposeId: null }), false, 'noItems'],
    ['purpose before donor, flexible', flexibleForm({ purposeId: null }), false, 'noPurposeFlexible'],
    ['purpose before donor, fixed', fixedForm({ purposeId: null }), false, 'noPurpose'],
    ['purpose before donor, items', itemForm([[60, 1]], { purposeId: null }), false, 'noPurpose'],
    ['donor last', fixedForm(), false, 'noDonor'],
  ] as const)('%s', (_rule, form, donorKnown, problem) => {
    expect(problemOf(form, donorKnown)).toBe(problem)
  })
})

it('returns the total and the purpose of a valid donation', () => {
  expect(
    validate(
      itemForm(
        [
          [60, 2],
          [300, 1],
        ],
        { purposeId: 2 },
      ),
      true,
    ),
  ).toMatchObject({
    ok: true,
    donation: { amount: 420, purposeId: 2 },
  })
})

describe('payloads', () => {
  it('name project, purpose with its text, chosen items only, type, amount and txn id', () => {
    const record = donationRecord(
      valid(
        itemForm([
          [60, 2],
          [300, 0],
        ]),
      ),
      'TXN1',
    )
    expect(donationRecordSchema.parse(record)).toEqual({
      project_id: 1,
      purpose_id: 1,
      purpose_text: 'Where it is needed most',
      items: [{ id: 1, qty: 2 }],
      donation_type: 'item',
      donation_amount: 120,
      txn_id: 'TXN1',
    })
  })

  it('request a payment with the same amount, purpose and items', () => {
    expect(paymentDetailRequestSchema.parse(paymentDetailRequest(valid(fixedForm({ quantity: 3 }))))).toEqual({
      project_id: 6,
      amount: 33_000,
      purpose_id: 1,
      items: [],
    })
  })

  it('say in whose name the donation is given, if the donor has named somebody', () => {
    const dedication = { occasion: 'memory', name: 'शांति देवी' } as const
    const request = paymentDetailRequest(valid({ ...fixedForm({ quantity: 3 }), dedication }))
    expect(paymentDetailRequestSchema.parse(request).dedication).toEqual(dedication)
  })
})

describe('the payment form', () => {
  const hash = 'a'.repeat(128)
  const detail = paymentDetailSchema.parse({ generated_hash: hash, txn_id: 'TXN1' })
  const donor = { fullName: 'Asha Rawat', email: 'asha@example.org', contactNo: null }
  const settings = {
    action: 'https://pay.example.org/_payment',
    key: 'K',
    surl: 'https://t.example.org/s?txnid=',
    furl: 'https://t.example.org/f?txnid=',
  }

  it('is posted exactly as the server sent it', () => {
    const fields = { key: 'K', txnid: 'TXN1', amount: '120.00', firstname: 'Asha' }
    expect(
      handoverOf({ ...detail, fields, action: 'https://pay.example.org/_payment' }, 120, 'Annadan', donor, settings),
    ).toEqual({
      action: 'https://pay.example.org/_payment',
      fields: { ...fields, hash },
    })
  })

  it('is built as the specification says if the server sends no fields', () => {
    expect(handoverOf(detail, 11_000, '', donor, settings)?.fields).toEqual({
      key: 'K',
      txnid: 'TXN1',
      amount: '11000.00',
      productinfo: 'Donation',
      firstname: 'Asha',
      email: 'asha@example.org',
      phone: '9999999999',
      hash,
      surl: 'https://t.example.org/s?txnid=TXN1',
      furl: 'https://t.example.org/f?txnid=TXN1',
    })
    expect(handoverOf(detail, 1, 'X', { ...donor, fullName: ' ' }, settings)?.fields['firstname']).toBe('Donor')
  })

  it('is not built without fields, settings or donor', () => {
    expect(handoverOf(detail, 1, 'X', donor, undefined)).toBeNull()
    expect(handoverOf(detail, 1, 'X', null, settings)).toBeNull()
  })
})
