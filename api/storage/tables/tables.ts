/** The tables as Kysely sees them. Columns are spelt as in the API; times are timestamptz, money is whole rupees. */
import type { Generated } from 'kysely'
import type { DonationMode } from '../../../shared/contract/donation/donationMode.ts'
import type { DonationSource, DonationState } from '../../../shared/contract/donation/donationState.ts'
import type { DonationType } from '../../../shared/contract/donation/donationType.ts'
import type { Language } from '../../../shared/languages.ts'
import type { StaffRole } from '../../../shared/contract/people/role.ts'
import type { Sealed } from '../../base/vault/vault.ts'
import type { AccountTables } from './accountTables.ts'
import type { AuditTables } from './auditTables.ts'
import type { ContentTables } from './contentTables.ts'
import type { GivingTables } from './givingTables.ts'
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
  /** Of a pending donation. */
  stage: 'opened' | 'settling' | null
  reason: string | null
  /** Origin of the partner's page on which the donation began; null on the trust's own pages. */
  partner_origin: string | null
  /** The donating-only session that began it: the donor's consent on a partner's page. */
  consent_id: Generated<number | null>
  /** The notice about personal data that the donor had seen. */
  notice_id: Generated<number | null>
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
}
