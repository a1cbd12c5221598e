/** Each difference by its code, and that nothing is named falsely. */
import { describe, expect, it } from 'vitest'
import type { DisputeReport, RefundReport, SettlementLine } from '../../payment/changes.ts'
import type { DayRow, PaymentReport } from '../../payment/provider.ts'
import { compareDay, dueOf, lineReference, type Unmatched } from './compareDay.ts'
import type { KnownFact, OurDonation, TheirDay } from './comparePayment.ts'

const at = new Date('2026-11-20T06:00:00Z')
const paid: OurDonation = {
  id: 1,
  txnId: 'T1',
  amountPaise: 50_000,
  wasPaid: true,
  paidAt: at,
  providerId: 'P1',
  facts: [{ event: 'settled', reference: 'U0:capture:P1', amountPaise: 50_000 }],
  refundIds: [],
}
const open: OurDonation = { ...paid, wasPaid: false, paidAt: null, providerId: null, facts: [] }
const report: PaymentReport = {
  verdict: { status: 'success' },
  agrees: { txnid: true, key: true, product: true, currency: true },
  amountPaise: 50_000,
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
  mode: 'CC',
  note: '',
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
  unmatched?: Unmatched
  /** A second donation of the day. */
  also?: OurDonation
}
const compare = (
  base: OurDonation,
  { ours, report: answered = {}, rows = [row], refunds, disputes, lines = [], unmatched, also }: Given,
) => {
  const theirs: TheirDay = {
    rows,
    lines,
    reports: new Map(answered === null ? [] : [['T1', { ...report, ...answered }]]),
    changes: new Map(refunds || disputes ? [['T1', { refunds: refunds ?? [], disputes: disputes ?? [] }]] : []),
  }
  const fee = { percent: 2, modes: { UPI: 0 }, gst_percent: 18 }
  const rules = { payoutDue: new Date('2026-11-22T00:00:00Z'), feeOn: () => fee }
  return compareDay(
    [{ ...base, ...ours }, ...(also ? [also] : [])],
    theirs,
    rules,
    new Map(unmatched ? [['P2', unmatched]] : []),
  )
}
const codes = (...given: Parameters<typeof compare>) => compare(...given).differences.map(({ code }) => code)

const failed = { verdict: { status: 'failure', reason: 'bank' } } as const
const other = { ...row, providerId: 'P2' }
const stranger = { ...row, txnId: 'X9', providerId: 'P9' }
const refundLine = {
  ...capture,
  kind: 'refund',
  requestId: 'R1',
  amountPaise: 20_000,
  feePaise: 0,
  taxPaise: 0,
  netPaise: -20_000,
} as const
const recorded = { event: 'refunded', reference: 'R1', amountPaise: 20_000 } as const
const due = { facts: [] } as const
const second = { donationId: 1, amountPaise: 50_000, foundId: null, settled: [] }
const unknown = { ...capture, kind: 'other', txnId: '', providerId: '' } as const
const chargeback = {
  ...capture,
  kind: 'chargeback',
  requestId: 'D1',
  feePaise: 0,
  taxPaise: 0,
  netPaise: -50_000,
} as const

/** The facts of a paid donation whose payout arrived, and another one. */
function settledWith(fact: KnownFact): Partial<OurDonation> {
  return { facts: [...paid.facts, fact] }
}

describe('no difference', () => {
  it.each<[string, OurDonation, Given]>([
    ['a paid donation that agrees', paid, {}],
    ['an open donation that nobody paid', open, { report: null, rows: [] }],
    ['a failed attempt', open, { report: failed, rows: [{ ...row, paid: false }] }],
    ['an earlier failed attempt of a paid donation', paid, { rows: [{ ...other, paid: false }, row] }],
    ['a refund that is in the ledger', paid, { ours: settledWith(recorded), refunds: [refund] }],
    [
      'a refund that was asked for here',
      paid,
      { ours: { refundIds: ['RF1'] }, refunds: [{ ...refund, refundId: 'RF1' }] },
    ],
    ['a refund that is not done', paid, { refunds: [{ ...refund, status: 'pending' }] }],
    [
      'a dispute that is in the ledger',
      paid,
      { ours: settledWith({ ...recorded, event: 'disputed', reference: 'D1' }), disputes: [dispute] },
    ],
    ['a payout that agrees', paid, { ours: due, lines: [capture] }],
    ['a payout of a refund that is in the ledger', paid, { ours: settledWith(recorded), lines: [refundLine] }],
    [
      'the payout of a second payment in suspense',
      paid,
      { lines: [{ ...capture, providerId: 'P2' }], unmatched: second },
    ],
    [
      'a fee of nothing by UPI',
      paid,
      { ours: due, lines: [{ ...capture, mode: 'UPI', feePaise: 0, taxPaise: 0, netPaise: 50_000 }] },
    ],
    [
      'a reversal of a chargeback that was won in the end',
      paid,
      {
        disputes: [{ ...dispute, status: 'won' }],
        ours: settledWith({ ...recorded, event: 'dispute_won', reference: 'D1', amountPaise: 50_000 }),
        lines: [{ ...chargeback, kind: 'reversal', netPaise: 50_000 }],
      },
    ],
    [
      'a payment that staff have found to be the donation’s',
      paid,
      {
        ours: settledWith({ event: 'paid', reference: 'P1', amountPaise: 50_000 }),
        report: { agrees: { ...report.agrees, product: false } },
      },
    ],
    [
      'the own payment of a donation, beside one of its transaction that staff have found to be another donation’s',
      open,
      {
        report: null,
        rows: [other, row],
        also: {
          ...paid,
          id: 2,
          txnId: 'T2',
          providerId: 'P2',
          facts: [{ event: 'paid', reference: 'P2', amountPaise: 50_000 }],
        },
        unmatched: { ...second, foundId: 2, settled: ['U1:capture:P2'] },
      },
    ],
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
    ['wrong_amount', open, { report: { amountPaise: 5_050 }, rows: [{ ...row, amountPaise: 5_000 }] }],
    ['wrong_amount', open, { report: { amountPaise: 5_050 }, lines: [{ ...capture, amountPaise: 5_000 }] }],
    ['wrong_product', open, { report: { agrees: { ...report.agrees, product: false } }, lines: [capture] }],
    ['not_paid_there', paid, { report: null, rows: [] }],
    ['not_paid_there', paid, { report: failed, rows: [] }],
    ['refunded_there', paid, { refunds: [refund] }],
    [
      // Of a payment that staff have found. Its payout names the transaction id of the payment, and agrees.
      'refunded_there',
      paid,
      {
        ours: { providerId: 'P2', facts: [{ event: 'paid', reference: 'P2', amountPaise: 50_000 }] },
        report: null,
        rows: [],
        refunds: [refund],
        lines: [{ ...refundLine, txnId: 'X9', providerId: 'P2' }],
        unmatched: { ...second, donationId: null, foundId: 1 },
      },
    ],
    [
      'refunded_too_much',
      paid,
      { ours: settledWith(recorded), refunds: [refund, { ...refund, requestId: 'R2', amountPaise: 30_001 }] },
    ],
    ['refund_missing', paid, { ours: settledWith(recorded), refunds: [] }],
    ['disputed', paid, { disputes: [dispute] }],
    ['dispute_won', paid, { disputes: [{ ...dispute, status: 'won' }] }],
    ['dispute_lost', paid, { disputes: [{ ...dispute, status: 'lost' }] }],
    ['wrong_currency', open, { report: { agrees: { ...report.agrees, currency: false } }, lines: [capture] }],
    ['wrong_currency', open, { report: { agrees: { ...report.agrees, product: false, currency: false } } }],
    ['payout_amount', paid, { ours: due, lines: [{ ...capture, amountPaise: 40_000 }] }],
    ['payout_amount', paid, { ours: settledWith({ ...recorded, amountPaise: 10_000 }), lines: [refundLine] }],
    ['payout_sum', paid, { ours: due, lines: [{ ...capture, netPaise: 48_821 }] }],
    ['payout_repeated', paid, { ours: due, lines: [capture, capture, capture] }],
    ['payout_twice', paid, { ours: due, lines: [capture, { ...capture, utr: 'U2' }] }],
    ['payout_twice', paid, { lines: [capture] }],
    [
      'payout_unknown',
      paid,
      { ours: due, lines: [capture, { ...capture, kind: 'other', requestId: 'A1', note: 'adjustment' }] },
    ],
    ['payout_fee', paid, { ours: due, lines: [{ ...capture, feePaise: 1_100, netPaise: 48_720 }] }],
    ['payout_fee', paid, { ours: due, lines: [{ ...capture, taxPaise: 280, netPaise: 48_720 }] }],
    [
      'refunded_too_much',
      paid,
      { refunds: [{ ...refund, amountPaise: 50_001 }], lines: [{ ...refundLine, amountPaise: 50_001 }] },
    ],
    ['payout_unexplained', paid, { lines: [refundLine] }],
    ['payout_unexplained', open, { report: failed, rows: [], lines: [capture] }],
    ['payout_missing', paid, { ours: due }],
    ['not_paid_there', paid, { ours: due, report: null, rows: [] }],
  ])('is named %s, once', (code, base, given) => {
    expect(codes(base, given)).toEqual([code])
  })

  it('is one for each unknown line, also without a number; a second one with the same number is a repeat', () => {
    const notes = ['adjustment -10.00', 'adjustment -5.00']
    const named = (requestId: string) =>
      compare(paid, { lines: notes.map((note) => ({ ...unknown, requestId, note })) }).differences.map(
        ({ code, evidence }) => [code, evidence['note']],
      )
    expect(named('')).toEqual(notes.map((note) => ['payout_unknown', note]))
    expect(named('A1')).toEqual([
      ['payout_unknown', notes[0]],
      ['payout_repeated', notes[1]],
    ])
  })

  it('keeps its key on another day, so it opens no second case', () => {
    const [first] = compare(paid, { rows: [row, stranger] }).differences
    const [second] = compare(paid, { lines: [{ ...capture, txnId: 'X9', providerId: 'P9' }] }).differences
    expect(second?.key).toBe(first?.key)
  })

  it('of a payment and its refund is found in the order in which both are applied', () => {
    const { differences } = compare(open, { refunds: [refund] })
    expect(differences.map(({ payment, fact }) => payment?.verdict.status ?? fact?.event)).toEqual([
      'success',
      'refunded',
    ])
  })
})

describe('the payout', () => {
  it('is settled once', () => {
    const settled = (facts: OurDonation['facts']) => compare(paid, { ours: { facts }, lines: [capture] }).settled
    expect(settled([])).toEqual([{ donationId: 1, from: 'clearing', line: capture }])
    expect(settled([{ event: 'settled', reference: lineReference(capture), amountPaise: 50_000 }])).toEqual([])
  })
})

describe('money that no donation agrees with', () => {
  const applied = (given: Given, base = paid) => compare(base, given).differences.map(({ fact }) => fact)

  it.each<[string, OurDonation, Given, number]>([
    ['a second payment', paid, { rows: [row, other] }, 50_000],
    ['an unknown payment', paid, { rows: [row, stranger] }, 50_000],
    ['another amount, to the paisa', open, { report: { amountPaise: 5_050 }, rows: [] }, 5_050],
    ['another product', open, { report: { agrees: { ...report.agrees, product: false } }, rows: [] }, 50_000],
  ])('waits in suspense: %s', (_, base, given, amountPaise) => {
    expect(applied(given, base)).toMatchObject([{ event: 'unmatched', amountPaise }])
  })

  it('waits in suspense also if it goes back on the same day', () => {
    const back = { ...refundLine, providerId: 'P2' }
    expect(applied({ rows: [row, other], lines: [back] })).toMatchObject([{ event: 'unmatched', amountPaise: 50_000 }])
  })

  it('is in no account if it is in another currency', () => {
    const agrees = { ...report.agrees, currency: false }
    expect(applied({ report: { agrees }, rows: [] }, open)).toEqual([undefined])
  })

  it('leaves suspense when it goes back', () => {
    const back = { ...refundLine, providerId: 'P2', amountPaise: 50_000, feePaise: 0, taxPaise: 0, netPaise: -50_000 }
    expect(compare(paid, { lines: [back], unmatched: second })).toEqual({
      differences: [],
      settled: [{ donationId: 1, from: 'suspense', line: back }],
    })
  })
})

describe('what is due of a donation', () => {
  const paidFact = { event: 'paid', reference: null, amountPaise: 50_000 } as const
  const settled = (reference: string) => ({ event: 'settled', reference, amountPaise: 50_000 }) as const
  const fact = (event: KnownFact['event'], reference: string) => ({ event, reference, amountPaise: 20_000 })
  it.each<[number, KnownFact[]]>([
    [50_000, [paidFact]],
    [0, [paidFact, settled('U1:capture:P1')]],
    [-20_000, [paidFact, settled('U1:capture:P1'), fact('refunded', 'R1')]],
    [0, [paidFact, settled('U1:capture:P1'), fact('refunded', 'R1'), settled('U2:refund:R1')]],
    [0, [paidFact, settled('U1:capture:P1'), settled('U2:capture:P1')]],
    [-20_000, [paidFact, settled('U1:capture:P1'), fact('disputed', 'D1'), fact('dispute_lost', 'D1')]],
    [0, [paidFact, settled('U1:capture:P1'), fact('disputed', 'D1'), fact('dispute_won', 'D1')]],
    [
      20_000,
      [
        paidFact,
        settled('U1:capture:P1'),
        fact('disputed', 'D1'),
        settled('U2:chargeback:D1'),
        fact('dispute_won', 'D1'),
      ],
    ],
    [20_000, [paidFact, settled('U1:capture:P1'), fact('unmatched', 'P2')]],
    // We learn of the dispute only when it is won.
    [50_000, [paidFact, fact('dispute_won', 'D1')]],
    [20_000, [paidFact, settled('U1:capture:P1'), fact('dispute_won', 'D1'), settled('U2:chargeback:D1')]],
    [
      0,
      [
        paidFact,
        settled('U1:capture:P1'),
        fact('dispute_won', 'D1'),
        settled('U2:chargeback:D1'),
        settled('U3:reversal:D1'),
      ],
    ],
    [
      20_000,
      [
        paidFact,
        settled('U1:capture:P1'),
        fact('dispute_lost', 'D1'),
        settled('U2:chargeback:D1'),
        fact('dispute_won', 'D1'),
      ],
    ],
    [0, [{ ...paidFact, reference: 'P1' }, fact('unmatched', 'P1'), settled('U1:capture:P1')]],
  ])('is %d paise', (paise, facts) => {
    expect(dueOf({ facts, providerId: 'P1' })).toBe(paise)
  })
})
