/** Receipts: their numbers, their versions, and the queue of their mails. */
import type { Generated } from 'kysely'
import type { Language } from '../../../shared/languages.ts'
import type { CorrectionReason } from '../../../shared/contract/donation/receipt.ts'
import type { Sealed } from '../../base/vault/vault.ts'

export interface ReceiptTables {
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
  receipt_mails: {
    donation_id: number
    created_at: Date
    /** When the last try to queue it failed. */
    tried_at: Date | null
    sent_at: Date | null
  }
  receipt_counters: { financial_year: string; last: number }
  /** Numbers that may have been given between a backup and its restore. They are not given again. The database refuses every change. */
  receipt_gaps: {
    financial_year: string
    first: number
    last: number
    backup_at: Date
    recorded_at: Date
  }
  /** What the law and the trust's registrations say, each with its first day (shared/contract/content/rules.ts). */
  rules: {
    key: string
    from_day: string
    /** JSON text. */
    value: string
  }
}
