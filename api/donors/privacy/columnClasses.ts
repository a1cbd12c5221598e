import { auditClasses } from './auditClasses.ts'
import type { ColumnClass, TableClasses } from './columnClass.ts'
import { contentClasses } from './contentClasses.ts'
import { statementClasses } from './statementClasses.ts'
import { reconciliationClasses } from './reconciliationClasses.ts'

/**
 * The class of every column of the database. A new column does not compile without one. A test compares the list with the real database: it fills a person's
 * rows, deletes the account, and looks at each column. To choose a class, read `columnClass.ts`.
 */
export const columnClasses: TableClasses = {
  users: 'erase',
  identities: 'erase',
  sessions: 'erase',
  reset_tokens: 'erase',
  known_networks: 'erase',
  second_factors: 'erase',
  recovery_codes: 'erase',
  pending_sign_ins: 'erase',
  portraits: 'erase',
  special_dates: 'erase',
  pledges: 'erase',
  notification_settings: 'erase',
  notifications: 'erase',
  notification_texts: 'erase',
  mails: 'erase',
  notices_seen: 'erase',
  declarations: 'erase',
  sign_in_failures: 'erase',
  // Written without signing in, they stay for the time in `api/retention/retention.ts`.
  messages: 'erase',
  volunteers: 'erase',
  partner_requests: 'erase',
  handovers: 'erase',
  donors: 'erase',
  donation_intents: 'erase',

  ...reconciliationClasses,
  donations: {
    id: 'not_personal',
    txn_id: 'not_personal',
    user_id: 'erase',
    donor_id: 'erase',
    source: 'not_personal',
    mode: 'not_personal',
    project_id: 'not_personal',
    purpose_id: 'not_personal',
    purpose_text: 'not_personal',
    dedicated_to: 'erase',
    donation_type: 'not_personal',
    amount: 'not_personal',
    quantity: 'not_personal',
    state: 'not_personal',
    stage: 'not_personal',
    reason: 'never_kept',
    partner_origin: 'not_personal',
    // The number of a session. It names nobody after the session is deleted.
    consent_id: 'not_personal',
    notice_id: 'not_personal',
    partner_name: 'not_personal',
    partner_id: 'not_personal',
    utm_source: 'never_kept',
    utm_medium: 'never_kept',
    utm_campaign: 'never_kept',
    utm_term: 'never_kept',
    utm_content: 'never_kept',
    form_fields: 'erase_person',
    language: 'not_personal',
    provider_id: 'not_personal',
    created_at: 'not_personal',
    recorded_at: 'not_personal',
    settled_at: 'not_personal',
    asked_at: 'not_personal',
    answered_at: 'not_personal',
  },
  donation_items: { donation_id: 'not_personal', item_id: 'not_personal', qty: 'not_personal', price: 'not_personal' },
  payment_events: {
    id: 'not_personal',
    txn_id: 'not_personal',
    source: 'not_personal',
    verified: 'not_personal',
    note: 'never_kept',
    body: 'erase_person',
    unsigned: 'not_personal',
    provider: 'not_personal',
    digest: 'not_personal',
    seen: 'not_personal',
    created_at: 'not_personal',
    last_at: 'not_personal',
  },
  payment_doubts: { txn_id: 'not_personal', doubts: 'not_personal', last_at: 'not_personal' },
  receipts: { donation_id: 'not_personal', number: 'not_personal', created_at: 'not_personal' },
  receipt_versions: {
    id: 'not_personal',
    donation_id: 'not_personal',
    version: 'not_personal',
    kind: 'not_personal',
    corrects: 'not_personal',
    reason: 'not_personal',
    language: 'not_personal',
    snapshot: 'not_personal',
    donor_sealed: 'keep_until_statutory',
    issued_at: 'not_personal',
    keep_until: 'not_personal',
  },
  receipt_mails: {
    donation_id: 'not_personal',
    created_at: 'not_personal',
    tried_at: 'not_personal',
    sent_at: 'not_personal',
  },
  receipt_counters: { financial_year: 'not_personal', last: 'not_personal' },

  // No change of an entry is possible, so nothing of a donor enters one.
  ledger_entries: {
    id: 'not_personal',
    donation_id: 'not_personal',
    event: 'not_personal',
    state: 'not_personal',
    amount_paise: 'not_personal',
    line_count: 'not_personal',
    reference: 'not_personal',
    // The form of the desk refuses what looks like a person's address, number or PAN.
    note: 'never_kept',
    evidence_id: 'not_personal',
    actor_kind: 'not_personal',
    // Staff only. After the account is deleted the number names nobody.
    actor_id: 'not_personal',
    at: 'not_personal',
    effective_at: 'not_personal',
  },
  ledger_lines: { entry_id: 'not_personal', account: 'not_personal', amount_paise: 'not_personal' },
  ...statementClasses,

  ...auditClasses,
  attempts: { id: 'not_personal', bucket: 'keep_until_expiry', at: 'not_personal' },
  limit_buckets: {
    bucket: 'keep_until_expiry',
    account_sha256: 'keep_until_expiry',
    begun_at: 'not_personal',
    used: 'not_personal',
  },
  sign_in_nonces: { nonce_sha256: 'keep_until_expiry', expires_at: 'not_personal' },
  used_id_tokens: { token_sha256: 'keep_until_expiry', expires_at: 'not_personal' },

  wordings: {
    id: 'not_personal',
    kind: 'not_personal',
    version: 'not_personal',
    language: 'not_personal',
    body: 'not_personal',
    created_at: 'not_personal',
  },
  partners: { id: 'not_personal', name: 'not_personal', created_at: 'not_personal' },
  partner_origins: { origin: 'not_personal', partner_id: 'not_personal' },
  ...contentClasses,
}

/** The class of a column; null if the list does not know it. */
export function classOf(table: string, column: string): ColumnClass | null {
  const known = columnClasses[table as keyof TableClasses] as string | Record<string, ColumnClass> | undefined
  if (known === undefined) return null
  return typeof known === 'string' ? (known as ColumnClass) : (known[column] ?? null)
}
