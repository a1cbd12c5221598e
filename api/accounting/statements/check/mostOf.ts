import type { StatementColumn, StatementForm } from '../../../../shared/contract/content/statementForm.ts'

/** The most characters of a column. */
export const mostOf = ({ columns }: StatementForm, key: StatementColumn): number =>
  columns.find((column) => column.key === key)?.most ?? Number.POSITIVE_INFINITY
