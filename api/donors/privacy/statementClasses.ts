import type { StatementTables } from '../../storage/tables/statementTables.ts'
import type { TableClasses } from './columnClass.ts'

/** The classes of the yearly statement's columns. */
export const statementClasses: Pick<TableClasses, keyof StatementTables> = {
  statements: {
    id: 'not_personal',
    year: 'not_personal',
    version: 'not_personal',
    revises: 'not_personal',
    form: 'not_personal',
    digest: 'not_personal',
    prepared_at: 'not_personal',
    // Numbers of accounts of staff. They name nobody after the account is deleted.
    prepared_by: 'not_personal',
    filed_at: 'not_personal',
    filed_by: 'not_personal',
    acknowledgement: 'not_personal',
  },
  statement_rows: {
    statement_id: 'not_personal',
    serial: 'not_personal',
    change: 'not_personal',
    pre_acknowledgement: 'not_personal',
    section: 'not_personal',
    registration: 'not_personal',
    registration_date: 'not_personal',
    type: 'not_personal',
    mode: 'not_personal',
    amount: 'not_personal',
    donations: 'not_personal',
    donor_sealed: 'keep_until_statutory',
    keep_until: 'not_personal',
  },
  certificates: {
    id: 'not_personal',
    year: 'not_personal',
    name_sealed: 'keep_until_statutory',
    file_sealed: 'keep_until_statutory',
    sha256: 'not_personal',
    doubt: 'not_personal',
    replaces: 'not_personal',
    uploaded_at: 'not_personal',
    uploaded_by: 'not_personal',
    matched_at: 'not_personal',
    delivered_at: 'not_personal',
    delivered_by_mail: 'not_personal',
    keep_until: 'not_personal',
  },
  certificate_donations: { certificate_id: 'not_personal', donation_id: 'not_personal' },
  pre_acknowledgements: {
    number: 'not_personal',
    added_at: 'not_personal',
    receipt: 'not_personal',
    given_at: 'not_personal',
    filed_with: 'not_personal',
  },
}
