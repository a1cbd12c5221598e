import type { PaymentStatus } from '../../../shared/contract/donation/donation.ts'
import {
  type DonationEvent,
  donationStates,
  type DonationState,
} from '../../../shared/contract/donation/donationState.ts'

interface StateRule {
  /** What the donor sees. A refund or dispute is later news about a payment that did succeed. */
  status: PaymentStatus
  /** Whether the trust has money of it that nobody disputes. */
  holdsMoney: boolean
}

export const stateRules: Readonly<Record<DonationState, StateRule>> = {
  created: { status: 'pending', holdsMoney: false },
  handed_over: { status: 'pending', holdsMoney: false },
  pending: { status: 'pending', holdsMoney: false },
  paid: { status: 'success', holdsMoney: true },
  failed: { status: 'failure', holdsMoney: false },
  cancelled: { status: 'failure', holdsMoney: false },
  expired: { status: 'failure', holdsMoney: false },
  part_refunded: { status: 'success', holdsMoney: true },
  refunded: { status: 'success', holdsMoney: false },
  disputed: { status: 'success', holdsMoney: false },
  dispute_won: { status: 'success', holdsMoney: true },
  dispute_lost: { status: 'success', holdsMoney: false },
  voided: { status: 'success', holdsMoney: false },
}

/** `null`: the event has no effect in this state, and is no fact. `same`: a fact that leaves the state. */
export type Next = DonationState | 'same' | null
type OneForEach<States extends readonly unknown[]> = { readonly [Index in keyof States]: Next }
/** One cell for each state, in their order. */
type Row = OneForEach<typeof donationStates>

const no = null
const same = 'same'
/** After money arrived. */
const held: Row = [no, no, no, same, no, no, no, same, same, same, same, same, no]
/** About money of the provider that may not be the donation's. */
const online: Row = [same, same, same, same, same, same, same, same, same, same, same, same, no]
const open = (next: DonationState): Row => [next, next, next, no, no, no, no, no, no, no, no, no, no]

/**
 * For each event, the state that follows each state:
 *
 * created, handed over, pending, paid, failed, cancelled, expired, part refunded, refunded, disputed, won, lost, voided.
 *
 * Only facts about money that goes back leave `paid`, so no answer of the provider unpays a donation.
 */
// biome-ignore format: a table, an event a line
const nextStates: Readonly<Record<DonationEvent, Row>> = {
  prepared: [same, no, no, no, no, no, no, no, no, no, no, no, no],
  handed_over: ['handed_over', no, same, same, same, same, same, same, same, same, same, same, no],
  withdrawn: [no, 'created', same, no, no, no, no, no, no, no, no, no, no],
  awaiting: ['pending', 'pending', no, no, 'pending', 'pending', 'pending', no, no, no, no, no, no],
  paid: ['paid', 'paid', 'paid', no, 'paid', 'paid', 'paid', no, no, no, no, no, no],
  failed: open('failed'),
  cancelled: open('cancelled'),
  expired: open('expired'),
  refund_requested: held,
  // A part; `afterMoney` knows whether it was the rest.
  refunded: [no, no, no, 'part_refunded', no, no, no, 'part_refunded', no, 'disputed', 'part_refunded', 'dispute_lost', no],
  refund_failed: held,
  disputed: [no, no, no, 'disputed', no, no, no, 'disputed', 'disputed', 'disputed', 'disputed', 'disputed', no],
  dispute_won: [no, no, no, 'dispute_won', no, no, no, 'dispute_won', 'dispute_won', 'dispute_won', no, 'dispute_won', no],
  dispute_lost: [no, no, no, 'dispute_lost', no, no, no, 'dispute_lost', no, 'dispute_lost', 'dispute_lost', no, no],
  settled: online,
  // A donation that nobody paid waits until staff decide about the money.
  unmatched: ['pending', 'pending', same, same, 'pending', 'pending', 'pending', same, same, same, same, same, no],
  taken_offline: ['paid', no, no, no, no, no, no, no, no, no, no, no, no],
  cleared: [no, no, no, same, no, no, no, no, no, no, no, no, no],
  // Refunds and disputes are about the old amount.
  corrected: [no, no, no, same, no, no, no, no, no, no, no, no, no],
  voided: [no, no, no, 'voided', no, no, no, no, no, no, no, no, no],
}

/** The state after an event; null if the event has no effect. */
export function nextState(state: DonationState, event: DonationEvent): DonationState | null {
  const next = nextStates[event][donationStates.indexOf(state)] ?? null
  return next === 'same' ? state : next
}

export interface Sums {
  /** Paise. */
  paid: number
  refunded: number
}

/** A refund of everything that is left is a whole refund. After a dispute that was won, earlier refunds show again. */
export function afterMoney(next: DonationState, { paid, refunded }: Sums): DonationState {
  if (next !== 'part_refunded' && next !== 'dispute_won') return next
  if (refunded >= paid) return 'refunded'
  return refunded > 0 ? 'part_refunded' : next
}

const statesWhere = (holds: (rule: StateRule) => boolean): readonly DonationState[] =>
  donationStates.filter((state) => holds(stateRules[state]))

/** The payment is not decided yet. */
export const openStates = statesWhere(({ status }) => status === 'pending')
/** The payment ended without money, as far as anybody knows. A verified payment may still arrive. */
export const endedStates = statesWhere(({ status }) => status === 'failure')
export const unpaidStates: readonly DonationState[] = [...openStates, ...endedStates]
/** Money arrived, whatever happened to it later. */
export const paidStates = statesWhere(({ status }) => status === 'success')

/** The trust has money of it that nobody disputes. */
export const heldStates = statesWhere(({ holdsMoney }) => holdsMoney)

export const wasPaid = (state: DonationState): boolean => stateRules[state].status === 'success'
export const isOpen = (state: DonationState): boolean => stateRules[state].status === 'pending'
