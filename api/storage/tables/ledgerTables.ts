/** The ledger, and donors without an account. */
import type { Generated } from 'kysely'
import type { DonationEvent, DonationState, LedgerAccount } from '../../../shared/contract/donation/donationState.ts'
import type { Sealed } from '../../base/vault/vault.ts'

/** A view: sums of the ledger about each donation, in paise. */
export interface DonationSumView {
  donation_id: number
  paid: number
  refunded: number
  lost: number
  /** Withheld until a dispute is decided. */
  disputed: number
  settled: boolean
}

export interface LedgerViews {
  donation_sums: DonationSumView
  /** A view: what the ledger says about each donation, in whole rupees. */
  donation_balances: {
    donation_id: number
    paid_rupees: number
    refunded_rupees: number
    lost_rupees: number
    /** Withheld until a dispute is decided. */
    disputed_rupees: number
    /** What counts: paid, and neither refunded nor lost nor disputed. */
    net_rupees: number
    /** Whether the trust has the money: announced by the provider, or taken offline. */
    settled: boolean
  }
}

export interface LedgerTables {
  /** A fact about a donation, or about the provider's payouts. Append-only: triggers refuse every change. */
  ledger_entries: {
    id: Generated<number>
    /** Null for a fact about several donations, e.g. a payout. */
    donation_id: number | null
    event: DonationEvent
    /** The donation's state after it. */
    state: DonationState | null
    /** What the event is about, in paise. */
    amount_paise: number | null
    line_count: Generated<number>
    /** The same event with the same reference is the same fact. */
    reference: string | null
    /** Row of `payment_events`. */
    evidence_id: number | null
    actor_kind: 'donor' | 'provider' | 'user' | 'system' | 'command'
    /** Account of a member of staff. */
    actor_id: number | null
    /** Of staff; no personal data. */
    note: Generated<string | null>
    /** When it was written. */
    at: Date
    /** When it happened. */
    effective_at: Date
  }
  /** The lines of an entry sum to zero. Positive: the account gets money, or an expense grows. */
  ledger_lines: {
    entry_id: number
    account: LedgerAccount
    amount_paise: number
  }
  /** A person who gave without an account, entered by staff. */
  donors: {
    id: Generated<number>
    user_id: number | null
    full_name: string
    email: string | null
    contact_no: string | null
    address_line: Generated<string>
    address_city: Generated<string>
    address_state: Generated<string>
    address_pin: Generated<string>
    /** Encrypted (api/base/vault). */
    pan: Generated<Sealed | null>
    merged_into: Generated<number | null>
    /** When the account was deleted with whom the donor was merged. */
    left_at: Generated<Date | null>
    created_at: Date
  }
  /** What a donor wanted once. The same key of the same account gets the same donation. */
  donation_intents: {
    user_id: number
    key: string
    body_sha256: string
    donation_id: number
    /** The provider's proof of the form, as it was answered. */
    proof: string
    created_at: Date
  }
}
