import type { RowChange } from '../../../../shared/contract/content/rules.ts'
import type { StatementRow } from './statementRow.ts'

export interface ChangedRow {
  change: RowChange
  row: StatementRow
}

/**
 * What a revised statement contains: the rows that differ from those filed last. A changed row keeps the serial number of the filed one, a deleted row is as it
 * was filed, and an added row counts on. Rows that are equal are left out.
 */
export function compareRows(filed: readonly StatementRow[], now: readonly StatementRow[]): ChangedRow[] {
  const rest = new Map(filed.map((row) => [natureOf(row), row]))
  let last = Math.max(0, ...filed.map(({ serial }) => serial))
  const changes: ChangedRow[] = []
  const added: StatementRow[] = []
  for (const row of now) {
    const before = rest.get(natureOf(row))
    rest.delete(natureOf(row))
    if (!before) added.push(row)
    else if (contentOf(before) !== contentOf(row))
      changes.push({ change: 'changed', row: { ...row, serial: before.serial } })
  }
  for (const row of rest.values()) changes.push({ change: 'deleted', row })
  for (const row of added) changes.push({ change: 'added', row: { ...row, serial: (last += 1) } })
  return changes.toSorted((a, b) => a.row.serial - b.row.serial)
}

/** The rows that are valid after a revision. */
export function applyChanges(filed: readonly StatementRow[], changes: readonly ChangedRow[]): StatementRow[] {
  const rows = new Map(filed.map((row) => [row.serial, row]))
  for (const { change, row } of changes) {
    if (change === 'deleted') rows.delete(row.serial)
    else rows.set(row.serial, row)
  }
  return [...rows.values()].toSorted((a, b) => a.serial - b.serial)
}

/** What makes two rows the same row: the donor, and the nature of the donations. */
const natureOf = ({ id_code, id, section, type, mode, pre_acknowledgement }: StatementRow): string =>
  JSON.stringify([id_code, id, section, type, mode, pre_acknowledgement])

/** The donations behind a row are not filed, so they do not count. */
const contentOf = (row: StatementRow): string =>
  JSON.stringify({ ...row, serial: 0, donations: [] }, Object.keys(row).toSorted())
