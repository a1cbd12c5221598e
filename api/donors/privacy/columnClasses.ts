import { type ColumnClass, notPersonal, type TableClasses } from './columnClass.ts'
import { contentClasses } from './contentClasses.ts'
import { accountingClasses } from './accountingClasses.ts'

/**
 * The class of every column of the database. A new column does not compile without one. A test compares the list with the real database: it fills a person's
 * rows, deletes the account, and looks at each column. To choose a class, read `columnClass.ts`.
 */
export const columnClasses: TableClasses = {
  users: 'erase',
  identities: 'erase',
  sessions: 'erase',
  reset_tokens: 'erase',
  email_codes: 'erase',
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
  donation_intents: 'erase',

  donations: {
    ...notPersonal(
      'id',
      'txn_id',
      'source',
      'mode',
      'project_id',
      'purpose_id',
      'purpose_text',
      'donation_type',
      'amount',
      'quantity',
      'state',
      'stage',
      'partner_origin',
      'notice_id',
      'partner_name',
      'partner_id',
      'language',
      'provider_id',
      'created_at',
      'recorded_at',
      'settled_at',
      'asked_at',
      'answered_at',
    ),
    user_id: 'erase',
    donor_id: 'erase',
    dedicated_to: 'erase',
    reason: 'never_kept',
    // The number of a session. It names nobody after the session is deleted.
    consent_id: 'not_personal',
    utm_source: 'never_kept',
    utm_medium: 'never_kept',
    utm_campaign: 'never_kept',
    utm_term: 'never_kept',
    utm_content: 'never_kept',
    form_fields: 'erase_person',
  },
  donation_items: notPersonal('donation_id', 'item_id', 'qty', 'price'),
  payment_events: {
    ...notPersonal(
      'id',
      'txn_id',
      'source',
      'verified',
      'unsigned',
      'provider',
      'digest',
      'seen',
      'created_at',
      'last_at',
    ),
    note: 'never_kept',
    body: 'erase_person',
  },
  payment_doubts: notPersonal('txn_id', 'doubts', 'last_at'),
  receipts: notPersonal('donation_id', 'number', 'created_at'),
  receipt_versions: {
    ...notPersonal(
      'id',
      'donation_id',
      'version',
      'kind',
      'corrects',
      'reason',
      'language',
      'snapshot',
      'issued_at',
      'keep_until',
    ),
    donor_sealed: 'keep_until_statutory',
  },
  receipt_mails: notPersonal('donation_id', 'created_at', 'tried_at', 'sent_at'),
  receipt_counters: notPersonal('financial_year', 'last'),
  receipt_gaps: notPersonal('financial_year', 'first', 'last', 'backup_at', 'recorded_at'),

  // No change of an entry is possible, so nothing of a donor enters one.
  ledger_entries: {
    ...notPersonal(
      'id',
      'donation_id',
      'event',
      'state',
      'amount_paise',
      'line_count',
      'reference',
      'evidence_id',
      'actor_kind',
      'at',
      'effective_at',
    ),
    // The form of the desk refuses what looks like a person's address, number or PAN.
    note: 'never_kept',
    // Staff only. After the account is deleted the number names nobody.
    actor_id: 'not_personal',
  },
  ledger_lines: notPersonal('entry_id', 'account', 'amount_paise'),
  ...accountingClasses,

  audit_entries: {
    ...notPersonal('id', 'at', 'actor_kind', 'action', 'subject_kind'),
    actor_id: 'keep_until_technical',
    subject_id: 'keep_until_technical',
    request_id: 'keep_until_technical',
    address: 'keep_until_technical',
    details: 'never_kept',
  },
  attempts: { id: 'not_personal', bucket: 'keep_until_expiry', at: 'not_personal' },
  limit_buckets: {
    ...notPersonal('begun_at', 'used'),
    bucket: 'keep_until_expiry',
    account_sha256: 'keep_until_expiry',
  },
  // A merge may have been a mistake, so a merged donor stays for 60 days after the account.
  donors: {
    id: 'keep_until_expiry',
    user_id: 'keep_until_expiry',
    full_name: 'keep_until_expiry',
    email: 'keep_until_expiry',
    contact_no: 'keep_until_expiry',
    address_line: 'keep_until_expiry',
    address_city: 'keep_until_expiry',
    address_state: 'keep_until_expiry',
    address_pin: 'keep_until_expiry',
    pan: 'keep_until_expiry',
    merged_into: 'keep_until_expiry',
    left_at: 'keep_until_expiry',
    created_at: 'keep_until_expiry',
  },
  sign_in_nonces: { nonce_sha256: 'keep_until_expiry', expires_at: 'not_personal' },
  used_id_tokens: { token_sha256: 'keep_until_expiry', expires_at: 'not_personal' },

  wordings: notPersonal('id', 'kind', 'version', 'language', 'body', 'created_at'),
  partners: notPersonal('id', 'name', 'created_at'),
  partner_origins: notPersonal('origin', 'partner_id'),
  ...contentClasses,
}

/** The class of a column; null if the list does not know it. */
export function classOf(table: string, column: string): ColumnClass | null {
  const known = columnClasses[table as keyof TableClasses] as string | Record<string, ColumnClass> | undefined
  if (known === undefined) return null
  return typeof known === 'string' ? (known as ColumnClass) : (known[column] ?? null)
}
