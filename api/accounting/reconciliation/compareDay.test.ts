/** Each difference by its code, and that nothing is named falsely. */
import { describe, expect, it } from 'vitest'
import type { DisputeReport, RefundReport, SettlementLine } from '../../payment/changes.ts'
import type { DayRow, PaymentReport } from '../../payment/provider.ts'
import { compareDay } from './compareDay.ts'
import { lineReference } from './compareLines.ts'
import type { OurDonation, TheirDay } from './difference.ts'

const at = new Date('2026-11-20T06:00:00Z')
const paid: OurDonation = {
  id: 1,
  txnId: 'T1',
  amountPaise: 50_000,
  wasPaid: true,
  paidAt: at,
  isSettled: true,
  providerId: 'P1',
  facts: [],
  refundIds: [],
}
const open: OurDonation = { ...paid, wasPaid: false, paidAt: null, isSettled: false, providerId: null }
const report: PaymentReport = {
  verdict: { status: 'success' },
  agrees: { txnid: true, key: true, product: true },
  amountRupees: 500,
  changed: false,
  providerId: 'P1',
  paidAt: at,
  note: 'success captured',
  kept: {},
}
const row: DayRow = { txnId: 'T1', kind: 'payment', paid: true, amountPaise: 50_000, providerId: 'P1' }
const capture: SettlementLine = {
  kind: 'capture',
  txnId: 'T1',
  providerId: 'P1',
  requestId: '',
  amountPaise: 50_000,
  feePaise: 1_000,
  taxPaise: 180,
  netPaise: 48_820,
  utr: 'U1',
}
const refund: RefundReport = { requestId: 'R1', refundId: '', amountPaise: 20_000, status: 'done', at }
const dispute: DisputeReport = { disputeId: 'D1', amountPaise: 50_000, status: 'open', at }

interface Given {
  ours?: Partial<OurDonation>
  report?: Partial<PaymentReport> | null
  rows?: DayRow[]
  refunds?: RefundReport[]
  disputes?: DisputeReport[]
  lines?: SettlementLine[]
}
const compare = (
  base: OurDonation,
  { ours, report: told = {}, rows = [row], refunds, disputes, lines = [] }: Given,
) => {
  const theirs: TheirDay = {
    rows,
    lines,
    reports: new Map(told === null ? [] : [['T1', { ...report, ...told }]]),
    changes: new Map(refunds || disputes ? [['T1', { refunds: refunds ?? [], disputes: disputes ?? [] }]] : []),
  }
  return compareDay([{ ...base, ...ours }], theirs, new Date('2026-11-22T00:00:00Z'))
}
const codes = (...given: Parameters<typeof compare>) => compare(...given).differences.map(({ code }) => code)

const failed = { verdict: { status: 'failure', reason: 'bank' } } as const
const other = { ...row, providerId: 'P2' }
const stranger = { ...row, txnId: 'X9', providerId: 'P9' }
const refundLine = { ...capture, kind: 'refund', requestId: 'R1', amountPaise: 20_000, netPaise: -21_180 } as const
const recorded = { event: 'refunded', reference: 'R1', amountPaise: 20_000 } as const

describe('no difference', () => {
  it.each<[string, OurDonation, Given]>([
    ['a paid donation that agrees', paid, {}],
    ['an open donation that nobody paid', open, { report: null, rows: [] }],
    ['a failed attempt', open, { report: failed, rows: [{ ...row, paid: false }] }],
    ['an earlier failed attempt of a paid donation', paid, { rows: [{ ...other, paid: false }, row] }],
    ['a refund that is in the ledger', paid, { ours: { facts: [recorded] }, refunds: [refund] }],
    [
      'a refund that was asked for here',
      paid,
      { ours: { refundIds: ['RF1'] }, refunds: [{ ...refund, refundId: 'RF1' }] },
    ],
    ['a refund that is not done', paid, { refunds: [{ ...refund, status: 'pending' }] }],
    [
      'a dispute that is in the ledger',
      paid,
      { ours: { facts: [{ ...recorded, event: 'disputed', reference: 'D1' }] }, disputes: [dispute] },
    ],
    ['a payout that agrees', paid, { lines: [capture] }],
    ['a payout of a refund that is in the ledger', paid, { ours: { facts: [recorded] }, lines: [refundLine] }],
  ])('%s', (_, base, given) => {
    expect(codes(base, given)).toEqual([])
  })
})

describe('a difference', () => {
  it.each<[string, OurDonation, Given]>([
    ['paid_late', open, {}],
    ['unknown_payment', paid, { rows: [row, stranger] }],
    ['unknown_payment', paid, { rows: [row, stranger], lines: [{ ...capture, txnId: 'X9', providerId: 'P9' }] }],
    ['double_payment', paid, { rows: [row, other] }],
    ['double_payment', paid, { rows: [other], lines: [{ ...capture, providerId: 'P2' }] }],
    ['wrong_amount', open, { report: { amountRupees: 50 }, rows: [{ ...row, amountPaise: 5_000 }] }],
    ['wrong_amount', open, { report: { amountRupees: 50 }, lines: [{ ...capture, amountPaise: 5_000 }] }],
    ['wrong_product', open, { report: { agrees: { ...report.agrees, product: false } }, lines: [capture] }],
    ['not_paid_there', paid, { report: null, rows: [] }],
    ['not_paid_there', paid, { report: failed, rows: [] }],
    ['refunded_there', paid, { refunds: [refund] }],
    [
      'refunded_too_much',
      paid,
      { ours: { facts: [recorded] }, refunds: [refund, { ...refund, requestId: 'R2', amountPaise: 30_001 }] },
    ],
    ['refund_missing', paid, { ours: { facts: [recorded] }, refunds: [] }],
    ['disputed', paid, { disputes: [dispute] }],
    ['dispute_won', paid, { disputes: [{ ...dispute, status: 'won' }] }],
    ['dispute_lost', paid, { disputes: [{ ...dispute, status: 'lost' }] }],
    ['payout_amount', paid, { lines: [{ ...capture, amountPaise: 40_000 }] }],
    ['payout_sum', paid, { lines: [{ ...capture, netPaise: 48_821 }] }],
    ['payout_unexplained', paid, { lines: [refundLine] }],
    ['payout_unexplained', open, { report: failed, rows: [], lines: [capture] }],
    ['payout_missing', paid, { ours: { isSettled: false } }],
  ])('is named %s, once', (code, base, given) => {
    expect(codes(base, given)).toEqual([code])
  })

  it('keeps its key on another day, so it opens no second case', () => {
    const [first] = compare(paid, { rows: [row, stranger] }).differences
    const [second] = compare(paid, { lines: [{ ...capture, txnId: 'X9', providerId: 'P9' }] }).differences
    expect(second?.key).toBe(first?.key)
  })

  it('of a payment and its refund is found in the order in which both are applied', () => {
    const { differences } = compare(open, { refunds: [refund] })
    expect(differences.map(({ application }) => application?.kind)).toEqual(['paid', 'fact'])
  })
})

describe('the payout', () => {
  it('is settled once', () => {
    const settled = (facts: OurDonation['facts']) => compare(paid, { ours: { facts }, lines: [capture] }).settled
    expect(settled([])).toEqual([{ donationId: 1, line: capture }])
    expect(settled([{ event: 'settled', reference: lineReference(capture), amountPaise: 50_000 }])).toEqual([])
  })
})
