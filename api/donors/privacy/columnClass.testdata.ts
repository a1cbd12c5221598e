import type { ContentTables, TextTables } from '../../storage/tables/contentTables.ts'
import type { LedgerViews } from '../../storage/tables/ledgerTables.ts'
import type { Tables } from '../../storage/tables/tables.ts'
import type { GivingTables } from '../../storage/tables/givingTables.ts'

/** Until when a value stays that outlives the account. */
export type KeepRule =
  /** The day in the row's own `keep_until`: donors' statutory fields, encrypted. */
  | 'statutory'
  /** `audit_entries` in `api/retention/retention.ts`. */
  | 'technical'
  /** A day after the row expires (`api/storage/tidy.ts`). */
  | 'expiry'

/**
 * What happens to the values of a column when their person deletes the account.
 * - `erase`: the value goes, alone or with its row.
 * - `erase_person`: a text loses what names the person; the rest stays as evidence of a payment.
 * - `keep_until_…`: it stays, for the time of that rule.
 * - `never_kept`: the text was written by others or by programs, so it could hold personal data. Every writer leaves them out.
 * - `not_personal`: facts of a donation, and the content of the site.
 */
export type ColumnClass = 'erase' | 'erase_person' | 'never_kept' | 'not_personal' | `keep_until_${KeepRule}`

/** Tables that nothing about a donor enters. */
type ContentName =
  | Exclude<keyof ContentTables, 'messages' | 'volunteers'>
  // The texts of a person's notifications can name somebody.
  | Exclude<keyof TextTables, 'notification_texts'>
  | keyof GivingTables
  | 'contacts'
  | 'occasions'
  | 'receipt_keys'
  | 'rules'

/** One class for each column. Where the whole row goes, one word is enough: a new column of it is erased too. Content needs no more than one word, either. */
export type TableClasses = {
  readonly [Table in Exclude<keyof Tables, keyof LedgerViews>]:
    | 'erase'
    | { readonly [Column in keyof Tables[Table]]-?: ColumnClass }
    | (Table extends ContentName ? 'not_personal' : never)
}

/** Columns that hold nothing about a person. */
export const notPersonal = <Column extends string>(...columns: Column[]): Record<Column, 'not_personal'> =>
  Object.assign({}, ...columns.map((column) => ({ [column]: 'not_personal' })))
