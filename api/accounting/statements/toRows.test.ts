import { describe, expect, it } from 'vitest'
import { toRows, sortDonations } from './toRows.ts'
import { asha, donation, ravi, sampleForm, sampleYear } from '../testing/sampleYear.ts'

describe('the rows of a statement', () => {
  it('sum the donations of one donor, type and mode, without refunds', () => {
    expect(sampleYear().rows.map(({ name, amount, donations }) => [name, amount, donations])).toEqual([
      ['Asha Rao', 1000, [1, 2]],
      ['Asha Rao', 1500, [3]],
      ['रवि कुमार', 2000, [4]],
    ])
  })

  it('sum to the paisa and round down once', () => {
    const part = (id: number, returned: number) => donation(id, { paid: 500, returned })
    const rows = toRows([part(1, 49.5), part(2, 0.25), part(3, 0.2), part(4, 499.99)], sampleForm)
    expect(rows.map(({ amount, donations }) => [amount, donations])).toEqual([[1450, [1, 2, 3]]])
  })

  it('leave out donors without an id, anonymous and foreign donors, and refunded donations', () => {
    const { facts } = sampleYear()
    const { withoutId, anonymous, foreign, returned } = sortDonations(facts.donations, sampleForm)
    expect([withoutId, anonymous, foreign, returned].map((list) => list.map(({ id }) => id))).toEqual([
      [5],
      [6],
      [7],
      [8],
    ])
  })

  it('count as anonymous without a name or without an address, unless the donor has an id', () => {
    const noId = { ...ravi, id: null }
    const { anonymous, reported } = sortDonations(
      [
        donation(1, { donor: { ...noId, address: '' } }),
        donation(2, { donor: { ...noId, name: '' } }),
        donation(3, { donor: { ...ravi, address: '' } }),
      ],
      sampleForm,
    )
    expect([anonymous, reported].map((list) => list.map(({ id }) => id))).toEqual([[1, 2], [3]])
  })

  it('keep a certificate with its own number apart', () => {
    const rows = toRows([donation(1), donation(2)], sampleForm, new Map([['KSN/2026-27/000002', 'PRE1']]))
    expect(rows.map(({ pre_acknowledgement, donations }) => [pre_acknowledgement, donations])).toEqual([
      ['', [1]],
      ['PRE1', [2]],
    ])
  })

  it("have the donor's last name and address, in one line", () => {
    const married = { ...asha, name: 'Asha Iyer', address: 'New Road\r\n1' }
    const rows = toRows(
      [donation(1, { day: '2027-01-05', donor: married }), donation(2), donation(3, { mode: 'cash' })],
      sampleForm,
    )
    expect(rows.map(({ name, address }) => [name, address])).toEqual([
      ['Asha Iyer', 'New Road 1'],
      ['Asha Iyer', 'New Road 1'],
    ])
  })

  it('have an id only if its kind is allowed', () => {
    const byPassport = donation(1, { donor: { ...asha, id: { kind: 'passport', number: 'Z1234567' } } })
    const open = { ...sampleForm, ids: [{ kind: 'passport', code: '4', allowed: true } as const] }
    expect(toRows([byPassport], sampleForm)).toEqual([])
    expect(toRows([byPassport], open)).toMatchObject([{ id_code: '4', id: 'Z1234567' }])
  })
})
