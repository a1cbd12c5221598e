/** Yearly statements of donors, and the pool of pre-acknowledgement numbers. */
import type { Generated } from 'kysely'
import type { RowChange } from '../../../shared/contract/content/statementForm.ts'
import type { Sealed } from '../../base/vault/vault.ts'

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
