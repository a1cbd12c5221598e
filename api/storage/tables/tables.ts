/** The tables as Kysely sees them. Columns are spelt as in the API; times are timestamptz, money is whole rupees. */

import type { Generated } from 'kysely'
import type { AuditAction } from '../../../shared/contract/staff/audit.ts'
import type { DonationMode } from '../../../shared/contract/donation/donation.ts'
import type { DonationSource, DonationState } from '../../../shared/contract/donation/donationState.ts'
import type { DonationType } from '../../../shared/contract/donation/donationType.ts'
import type { CorrectionReason } from '../../../shared/contract/donation/receipt.ts'
import type { DeclarationAnswer } from '../../../shared/contract/people/myData.ts'
import type { StaffRole } from '../../../shared/contract/people/account.ts'
import type { Language } from '../../../shared/languages.ts'
import type { Sealed } from '../../base/vault/vault.ts'
import type { AccountTables } from './accountTables.ts'
import type { ContentTables, TextTables } from './contentTables.ts'
import type {
  DedicationTables,
  DeedTables,
  GivingTables,
  MandateTables,
  PartnerTables,
  UtmColumns,
} from './givingTables.ts'
import type { LedgerTables, LedgerViews, ReconciliationTables, StatementTables } from './ledgerTables.ts'
import type { MailKind } from '../../../shared/contract/staff/mails.ts'

/** The queue of mails. */
export type MailState = 'queued' | 'sent' | 'failed' | 'bounced'

export interface MailTable {
  id: Generated<number>
  /** Random. Part of the Message-ID and of the address for bounces, so it is the same at each attempt. */
  key: string
  recipient: string
  language: Language
  kind: MailKind
  subject: string
  /** Empty once it is not needed any more (api/mail/sendMails.ts). */
  body: string
  action_label: string | null
  action_url: string | null
  /** Where one POST ends the mails of this kind; null: none can be refused. */
  unsubscribe_url: Generated<string | null>
  /** The account whose owner's data the mail contains; null if unknown. */
  user_id: number | null
  /** The donation whose receipt goes with it as PDF. */
  receipt_of: Generated<number | null>
  /** The certificate that goes with it, to a donor without an account. */
  certificate_of: Generated<number | null>
  /** The deed whose picture goes with it. */
  deed_of: Generated<number | null>
  /** The donation whose card goes with it. */
  card_of: Generated<number | null>
  state: MailState
  attempts: Generated<number>
  /** When to send it, or to try again. While an attempt runs: when to give that attempt up. Null unless queued. */
  due_at: Date | null
  error_code: string | null
  error_text: string | null
  created_at: Date
  /** When it was sent, or known not to arrive. Null while queued. */
  settled_at: Date | null
}

export interface DonationTable extends UtmColumns {
  id: Generated<number>
  txn_id: string
  /** Null after the donor's account is deleted, and for a donor without an account: the donation stays in the ledger. */
  user_id: number | null
  /** The donor without an account, of an offline donation. */
  donor_id: Generated<number | null>
  source: Generated<DonationSource>
  mode: Generated<DonationMode>
  project_id: number
  /** The payment link that it came of, whose person it is tied to. */
  payment_link_id: Generated<number | null>
  purpose_id: number | null
  purpose_text: string | null
  /** The name that the donor asked to have written. */
  dedicated_to: Generated<string | null>
  donation_type: DonationType
  amount: number
  /** The number of base amounts, for the fixed type. */
  quantity: number | null
  /** Only `api/accounting/ledger` changes it, together with the entry that says why. */
  state: DonationState
  /** Of a pending donation. `checking`: money arrived that contradicts it. */
  stage: 'opened' | 'settling' | 'checking' | null
  reason: string | null
  /** Origin of the partner's page on which the donation began; null on the trust's own pages. */
  partner_origin: string | null
  /** The donating-only session that began it: the donor's consent on a partner's page. */
  consent_id: Generated<number | null>
  /** The notice about personal data that the donor had seen. */
  notice_id: Generated<number | null>
  /** What the donor of an offline donation said about citizenship, and the wording of the question. Null: see `declarations`. */
  declared: Generated<DeclarationAnswer | null>
  declared_wording_id: Generated<number | null>
  /** When the bank paid a cheque; null while it is in hand. */
  cleared_at: Generated<Date | null>
  partner_name: string | null
  /** The partner to which the donation is credited. */
  partner_id: string | null
  /** JSON text of the form fields that the hash covers, as issued. */
  form_fields: string
  /** Language of the dialog or form. */
  language: Language | null
  provider_id: string | null
  created_at: Date
  recorded_at: Date | null
  settled_at: Date | null
  /** When the server last asked the provider about this donation. */
  asked_at: Date | null
  /** When the provider last answered. Before `asked_at`: the query is open, and the donation may be paid. */
  answered_at: Date | null
}

export interface Tables
  extends AccountTables,
    ContentTables,
    DedicationTables,
    DeedTables,
    GivingTables,
    MandateTables,
    LedgerTables,
    LedgerViews,
    PartnerTables,
    ReconciliationTables,
    StatementTables,
    TextTables {
  users: {
    id: Generated<number>
    email: string
    full_name: string
    contact_no: string | null
    /** argon2id; null for an account that only signs in with an identity provider. */
    password_hash: string | null
    created_at: Date
    /** The demo added it, with a public password: production refuses it. */
    demo: Generated<boolean>
    address_line: Generated<string>
    address_city: Generated<string>
    address_state: Generated<string>
    address_pin: Generated<string>
    /** Encrypted (api/base/vault). */
    pan: Generated<Sealed | null>
    /** `yyyy-MM-dd` */
    birthday: Generated<string | null>
    language: Generated<Language>
    /** What the person may do for the trust; null: no member of staff. */
    role: Generated<StaffRole | null>
    /** When a server last reported that the address does not work; null: nothing of the kind is known. */
    mail_bounced_at: Generated<Date | null>
    /** When the owner proved that the address is theirs; null: nobody did. */
    email_proven_at: Generated<Date | null>
    /** The mobile number that the owner has proven, as `+919000000417`; a code to it signs in. */
    proven_phone: Generated<string | null>
  }
  contacts: {
    language: Language
    /** JSON text of a `contactSchema`. */
    body: string
  }
  donations: DonationTable
  donation_items: {
    donation_id: number
    item_id: number
    qty: number
    price: number
  }

  // What follows a donation: hand-over, messages of the provider.

  /** Codes for paying on another device; `watch` is the first device's secret. */
  phone_codes: {
    code_sha256: string
    watch_sha256: string
    donation_id: number | null
    opened_at: Date | null
    expires_at: Date
  }
  handovers: {
    code_sha256: string
    donation_id: number
    expires_at: Date
    used_at: Date | null
  }
  payment_events: {
    id: Generated<number>
    txn_id: string
    source: 'return' | 'webhook' | 'query'
    verified: boolean
    note: string
    /** The stored fields as JSON text. */
    body: string
    /** The names of the fields in `body` that no signature covers, as a JSON list; null in rows of older versions. */
    unsigned: string | null
    provider: Generated<string>
    /** Identity of the answer; unique for each provider. Null for messages that were not believed. */
    digest: string | null
    /** How often the same answer has arrived. */
    seen: Generated<number>
    created_at: Date
    last_at: Date | null
  }
  /** How many messages about a donation were not believed; only the first few are stored. */
  payment_doubts: {
    txn_id: string
    doubts: number
    last_at: Date
  }

  // Receipts: their numbers, their versions, and the queue of their mails.

  /** A public key of signed receipts, with the numbers of a JSON Web Key. */
  receipt_keys: {
    id: string
    x: string
    y: string
    created_at: Date
  }
  /** The number of a donation's receipt. It never changes; corrections have the same number. */
  receipts: {
    donation_id: number
    number: string
    created_at: Date
  }
  /** What one version of a receipt says. The database refuses every change but that of `donor_sealed`. */
  receipt_versions: {
    id: Generated<number>
    donation_id: number
    /** 1 is the original. */
    version: number
    kind: 'original' | 'correction'
    /** The version before this one; null for the original. */
    corrects: number | null
    reason: CorrectionReason | null
    /** The language in which it was mailed. The snapshot has the texts of every language. */
    language: Language
    /** JSON text of a `snapshotSchema`: no personal data. */
    snapshot: string
    /** JSON text of a `receiptDonorSchema`, encrypted. Null if the account was deleted before, or the day `keep_until` is over. */
    donor_sealed: Sealed | null
    issued_at: Date
    /** The last Indian day on which the law asks for the donor, `yyyy-MM-dd`. */
    keep_until: string
  }
  /** The donor of a donation at its hand-over. */
  frozen_donors: { donation_id: number; donor_sealed: Sealed; expires_at: Date }
  receipt_mails: {
    donation_id: number
    created_at: Date
    /** It waits until then for answers of the donor. */
    due_at: Date
    /** When the last try to queue it failed. */
    tried_at: Date | null
    sent_at: Date | null
  }
  /** The link that opens a receipt for others. */
  receipt_links: { donation_id: number; nonce: string; created_at: Date; expires_at: Date }
  /** Donors without a PAN who got the mail of a tax year. */
  pan_reminders: { user_id: number; year: string; sent_at: Date }
  receipt_counters: { financial_year: string; last: number }
  /** Numbers that may have been given between a backup and its restore. They are not given again. The database refuses every change. */
  receipt_gaps: {
    financial_year: string
    first: number
    last: number
    backup_at: Date
    recorded_at: Date
  }
  /** A link that staff have made for a donor on the telephone. Without user and donor, the person is deleted. */
  payment_links: {
    id: Generated<number>
    user_id: number | null
    donor_id: number | null
    project_id: number
    /** Rupees. */
    amount: number
    /** Of staff; no personal data. */
    note: string
    /** Of the mail to a donor without an account. */
    language: Language
    /** The last Indian day on which it works, `yyyy-MM-dd`. */
    until_day: string
    created_by: number
    created_at: Date
    mailed_at: Date | null
    revoked_at: Date | null
  }
  /** A mail about a registration of the trust that ends: `step` days or fewer before its last Indian day. */
  registration_warnings: { registration: string; until_day: string; step: number; sent_at: Date }
  /** What the law and the trust's registrations say, each with its first day (shared/contract/content/rules.ts). */
  rules: {
    key: string
    from_day: string
    /** JSON text. */
    value: string
  }

  // Mails, and the audit log.

  mails: MailTable
  /** Append-only: triggers refuse every change. */
  audit_entries: {
    id: Generated<number>
    at: Date
    actor_kind: 'user' | 'system' | 'command'
    actor_id: number | null
    action: AuditAction
    subject_kind: string | null
    subject_id: string | null
    request_id: string | null
    address: string | null
    /** JSON text. */
    details: string
  }
  sign_in_failures: {
    /** Begin of the hour in which the sign-ins failed. */
    hour: Date
    /** Null: no account has the address. */
    user_id: number | null
    count: number
  }
}
