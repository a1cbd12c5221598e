/** The ledger, and donors without an account. */

import type { Generated } from 'kysely'
import type { DonationEvent, DonationState, LedgerAccount } from '../../../shared/contract/donation/donationState.ts'
import type { Sealed } from '../../base/vault/vault.ts'
import type { DifferenceCode } from '../../../shared/contract/staff/reconciliation.ts'
import type { CancelReason, OfflineWarning } from '../../../shared/contract/staff/offlineDonation.ts'
import type { RefundState, RefundWay } from '../../../shared/contract/staff/refunds.ts'
import type { RowChange } from '../../../shared/contract/content/rules.ts'

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
  /** A view: what the ledger says about each donation, in rupees; the fraction is the paise. */
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
    /** Of staff; no personal data. Of a line of a payout whose money no donation has: the provider's number of the payment. */
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
    /** When the donor refused the mails of deeds, by the link in one. */
    deeds_refused_at: Generated<Date | null>
    created_at: Date
  }
  /** Why staff went on with an offline donation in spite of a warning. */
  put_away_warnings: {
    donation_id: number
    warning: OfflineWarning
    reason: string
    /** JSON text of what the warning showed (`warnedOfSchema`), without names. */
    found: string
    /** Account of a member of staff. */
    actor_id: number
    at: Date
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

/** Days compared with the provider, cases for staff, and refunds. */
export interface RefundRequestTable {
  id: Generated<number>
  /** Our id at the provider: a repeated request with it is one refund. */
  refund_id: string
  donation_id: number
  /** Whole rupees. */
  amount: number
  reason: string
  way: Generated<RefundWay>
  /** Of money that went back outside the provider: the Indian day, `yyyy-MM-dd`, and the bank's reference. */
  day: Generated<string | null>
  reference: Generated<string | null>
  /** Of a donation to cancel. */
  cancel_reason: Generated<CancelReason | null>
  state: Generated<RefundState>
  asked_by: number
  asked_at: Date
  decided_by: number | null
  decided_at: Date | null
  decision_note: string | null
  /** The provider's number. */
  request_id: string | null
  /** When the provider was last asked about it, or to do it. */
  tried_at: Date | null
  ended_at: Date | null
  /** The provider's reason. */
  failure: string | null
}

export interface ReconciliationTables {
  reconciliation_days: {
    /** Indian day, `yyyy-MM-dd`. */
    day: string
    /** Somebody, or late news, wants it to be compared again; null: nobody does. */
    wanted_at: Date | null
    /** When it was last compared. */
    run_at: Date | null
    /** Whether the provider answered everything in the last run. */
    complete: Generated<boolean>
    /** How often the comparison has failed since it was wanted. */
    failures: Generated<number>
    /** JSON text of a `dayFiguresSchema`; `{}` before the first run. */
    figures: Generated<string>
  }
  /** A message reported a refund or dispute of this payment, and the provider has not been asked yet. */
  payment_news: { txn_id: string; heard_at: Date; failures: Generated<number> }
  cases: {
    id: Generated<number>
    /** The same difference has the same key, so it has one case only. */
    key: string
    code: DifferenceCode
    /** The Indian day on which it was found first. */
    day: string
    /** Null: no donation has the transaction. */
    donation_id: number | null
    txn_id: string
    provider_id: string
    /** The provider's record as JSON text, without personal data. */
    evidence: string
    opened_at: Date
    /** When it was found last. */
    found_at: Date
    closed_at: Date | null
    /** Account of a member of staff. */
    closed_by: number | null
    /** It was applied, and nothing was left to do. */
    closed_by_system: Generated<boolean>
    /** The donation that a member of staff has found for the payment, and who; another one has to agree. */
    match_txn_id: Generated<string | null>
    match_by: Generated<number | null>
  }
  /** A day whose comparison has found a case. */
  case_days: {
    case_id: number
    /** Indian day. */
    day: string
    found_at: Date
    /** When the comparison of the day no longer found it; null: the last one did. */
    gone_at: Date | null
  }
  case_notes: {
    id: Generated<number>
    case_id: number
    actor_id: number
    note: string
    created_at: Date
  }
  refund_requests: RefundRequestTable
}

/** Yearly statements of donors, and the pool of pre-acknowledgement numbers. */
export interface StatementTables {
  certificates: {
    id: Generated<number>
    /** Tax year, e.g. `2026-27`. */
    year: string
    /** Name of the uploaded file, encrypted. Null after `keep_until`, as the file. */
    name_sealed: Sealed | null
    /** The PDF in base64, encrypted. */
    file_sealed: Sealed | null
    /** Of the PDF: the same file is stored once for each year. */
    sha256: string
    /** Why no donor is known; null: it is matched. */
    doubt: 'unmatched' | 'ambiguous' | null
    /** The certificate that this one replaces. */
    replaces: number | null
    uploaded_at: Date
    uploaded_by: number | null
    matched_at: Date | null
    delivered_at: Date | null
    /** False: the donor has no address, so staff hand it over. */
    delivered_by_mail: boolean | null
    /** The last Indian day on which it is kept, `yyyy-MM-dd`. */
    keep_until: string
  }
  /** The donations that a certificate is about. */
  certificate_donations: { certificate_id: number; donation_id: number }
  statements: {
    id: Generated<number>
    /** Tax year, e.g. `2026-27`. */
    year: string
    /** Null until it is filed; 1 is the original. */
    version: number | null
    /** The statement that this one revises; null for an original. */
    revises: number | null
    /** JSON text of the form (`statementFormSchema`) that it follows. */
    form: string
    /** SHA-256 of the file, in hexadecimal. */
    digest: string
    prepared_at: Date
    /** Account of a member of staff. */
    prepared_by: number | null
    filed_at: Date | null
    filed_by: number | null
    /** The number that the tax office gave. */
    acknowledgement: string | null
  }
  /** The rows as they are in the file. */
  statement_rows: {
    statement_id: number
    serial: number
    /** Null in an original. */
    change: RowChange | null
    pre_acknowledgement: string
    section: string
    registration: string
    registration_date: string
    type: string
    mode: string
    amount: number
    /** JSON list of the ids of its donations. */
    donations: string
    /** Id, its code, name and address, encrypted. Null after `keep_until`. */
    donor_sealed: Sealed | null
    /** The last Indian day on which the law asks for the donor, `yyyy-MM-dd`. */
    keep_until: string
  }
  pre_acknowledgements: {
    number: string
    added_at: Date
    /** The number of the receipt that it was given to. */
    receipt: string | null
    given_at: Date | null
    /** The statement with which it was filed. */
    filed_with: number | null
  }
}
