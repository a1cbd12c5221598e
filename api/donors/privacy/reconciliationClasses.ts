import type { ReconciliationTables } from '../../storage/tables/reconciliationTables.ts'
import type { TableClasses } from './columnClass.ts'

/** The classes of the tables about reconciliation and refunds. Sentences of staff name no donor: the forms say so. */
export const reconciliationClasses = {
  reconciliation_days: {
    day: 'not_personal',
    wanted_at: 'not_personal',
    run_at: 'not_personal',
    complete: 'not_personal',
    figures: 'not_personal',
  },
  payment_news: { txn_id: 'not_personal', heard_at: 'not_personal' },
  cases: {
    id: 'not_personal',
    key: 'not_personal',
    code: 'not_personal',
    day: 'not_personal',
    donation_id: 'not_personal',
    txn_id: 'not_personal',
    provider_id: 'not_personal',
    evidence: 'never_kept',
    opened_at: 'not_personal',
    found_at: 'not_personal',
    closed_at: 'not_personal',
    closed_by: 'not_personal',
    closed_by_system: 'not_personal',
  },
  case_days: {
    case_id: 'not_personal',
    day: 'not_personal',
    found_at: 'not_personal',
    gone_at: 'not_personal',
  },
  case_notes: {
    id: 'not_personal',
    case_id: 'not_personal',
    actor_id: 'not_personal',
    note: 'never_kept',
    created_at: 'not_personal',
  },
  refund_requests: {
    id: 'not_personal',
    refund_id: 'not_personal',
    donation_id: 'not_personal',
    amount: 'not_personal',
    reason: 'never_kept',
    state: 'not_personal',
    asked_by: 'not_personal',
    asked_at: 'not_personal',
    decided_by: 'not_personal',
    decided_at: 'not_personal',
    decision_note: 'never_kept',
    request_id: 'not_personal',
    tried_at: 'not_personal',
    ended_at: 'not_personal',
    failure: 'never_kept',
  },
} as const satisfies Pick<TableClasses, keyof ReconciliationTables>
