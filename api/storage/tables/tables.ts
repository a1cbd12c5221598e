/** The tables as Kysely sees them. Columns are spelt as in the API; times are timestamptz, money is whole rupees. */
import type { Generated } from 'kysely'
import type { DonationMode } from '../../../shared/contract/donation/donationMode.ts'
import type { DonationSource, DonationState } from '../../../shared/contract/donation/donationState.ts'
import type { DonationType } from '../../../shared/contract/donation/donationType.ts'
import type { Language } from '../../../shared/languages.ts'
import type { StaffRole } from '../../../shared/contract/people/role.ts'
import type { Sealed } from '../../platform/vault/vault.ts'
import type { AccountTables } from './accountTables.ts'
import type { AuditTables } from './auditTables.ts'
import type { ContentTables } from './contentTables.ts'
import type { LedgerTables, LedgerViews } from './ledgerTables.ts'
import type { MailTables } from './mailTables.ts'
import type { PartnerTables, UtmColumns } from './partnerTables.ts'
import type { PaymentTables } from './paymentTables.ts'
import type { ReceiptTables } from './receiptTables.ts'
import type { PrivacyTables } from './privacyTables.ts'
import type { ReconciliationTables } from './reconciliationTables.ts'
import type { SignInTables } from './signInTables.ts'
import type { StatementTables } from './statementTables.ts'
import type { TextTables } from './textTables.ts'

type Nullable<T> = T | null

export interface UserTable {
  id: Generated<number>
  email: string
  full_name: string
  contact_no: Nullable<string>
  /** argon2id; null for an account that only signs in with an identity provider. */
  password_hash: Nullable<string>
  created_at: Date
  address_line: Generated<string>
  address_city: Generated<string>
  address_state: Generated<string>
  address_pin: Generated<string>
  /** Encrypted (api/platform/vault). */
  pan: Generated<Nullable<Sealed>>
  /** `yyyy-MM-dd` */
  birthday: Generated<Nullable<string>>
  language: Generated<Language>
  /** What the person may do for the trust; null: no member of staff. */
  role: Generated<Nullable<StaffRole>>
  /** When a server last reported that the address does not work; null: nothing of the kind is known. */
  mail_bounced_at: Generated<Nullable<Date>>
}

export interface ProjectTable {
  id: number
  slug: string
  donation_type: DonationType
  base_amount: Nullable<number>
}

export interface PurposeTable {
  id: number
  project_id: number
  /** It promises to write a name, so the form asks the donor for one. */
  asks_name: Generated<boolean>
}

export interface ItemTable {
  id: number
  project_id: number
  slug: string
  price: number
  default_quantity: number
}

export interface SuggestionTable {
  project_id: number
  amount: number
}

export interface ContactTable {
  language: Language
  /** JSON text of a `contactSchema`. */
  body: string
}

export interface DonationTable extends UtmColumns {
  id: Generated<number>
  txn_id: string
  /** Null after the donor's account is deleted, and for a donor without an account: the donation stays in the ledger. */
  user_id: Nullable<number>
  /** The donor without an account, of an offline donation. */
  donor_id: Generated<Nullable<number>>
  source: Generated<DonationSource>
  mode: Generated<DonationMode>
  project_id: number
  purpose_id: Nullable<number>
  purpose_text: Nullable<string>
  /** The name that the donor asked to have written. */
  dedicated_to: Generated<Nullable<string>>
  donation_type: DonationType
  amount: number
  /** The number of base amounts, for the fixed type. */
  quantity: Nullable<number>
  /** Only `api/accounting/ledger` changes it, together with the entry that says why. */
  state: DonationState
  /** Of a pending donation. */
  stage: Nullable<'opened' | 'settling'>
  reason: Nullable<string>
  /** Origin of the partner's page on which the donation began; null on the trust's own pages. */
  partner_origin: Nullable<string>
  /** The donating-only session that began it: the donor's consent on a partner's page. */
  consent_id: Generated<Nullable<number>>
  /** The notice about personal data that the donor had seen. */
  notice_id: Generated<Nullable<number>>
  partner_name: Nullable<string>
  /** The partner to which the donation is credited. */
  partner_id: Nullable<string>
  /** JSON text of the form fields that the hash covers, as issued. */
  form_fields: string
  /** Language of the dialog or form. */
  language: Nullable<Language>
  provider_id: Nullable<string>
  created_at: Date
  recorded_at: Nullable<Date>
  settled_at: Nullable<Date>
  /** When the server last asked the provider about this donation. */
  asked_at: Nullable<Date>
  /** When the provider last answered. Before `asked_at`: the query is open, and the donation may be paid. */
  answered_at: Nullable<Date>
}

export interface DonationItemTable {
  donation_id: number
  item_id: number
  qty: number
  price: number
}

/** Tables of projects and their donation options. */
export interface GivingTables {
  projects: ProjectTable
  purposes: PurposeTable
  items: ItemTable
  suggestions: SuggestionTable
}

export interface Tables
  extends AccountTables,
    AuditTables,
    ContentTables,
    GivingTables,
    LedgerTables,
    LedgerViews,
    MailTables,
    PartnerTables,
    PaymentTables,
    ReceiptTables,
    PrivacyTables,
    ReconciliationTables,
    SignInTables,
    StatementTables,
    TextTables {
  users: UserTable
  contacts: ContactTable
  donations: DonationTable
  donation_items: DonationItemTable
}
