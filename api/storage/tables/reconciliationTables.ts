/** Days compared with the provider, cases for staff, and refunds. */
import type { Generated } from 'kysely'
import type { DifferenceCode } from '../../../shared/contract/staff/reconciliation.ts'
import type { RefundState } from '../../../shared/contract/staff/refunds.ts'

export interface RefundRequestTable {
  id: Generated<number>
  /** Our id at the provider: a repeated request with it is one refund. */
  refund_id: string
  donation_id: number
  /** Whole rupees. */
  amount: number
  reason: string
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
