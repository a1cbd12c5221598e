import * as z from 'zod/mini'
import type { Sealed, Place } from '../../base/vault/vault.ts'
import { natureOf, type StatementRow } from './toRows.ts'
import type { Unsealing } from '../../storage/database.ts'
import type { RowChange } from '../../../shared/contract/content/rules.ts'

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

/** The donations behind a row are not filed, so they do not count. */
const contentOf = (row: StatementRow): string =>
  JSON.stringify({ ...row, serial: 0, donations: [] }, Object.keys(row).toSorted())

/** What a row says about the donor. It is stored encrypted. */
const sealedDonorSchema = z.object({
  id_code: z.string(),
  id: z.string(),
  name: z.string(),
  address: z.string(),
})

/** A row's place: a donor that somebody copies to another row does not decrypt there. */
export const statementDonorPlace = (statementId: number, serial: number): Place =>
  `statement_rows.donor_sealed.r${serial}:${statementId}`

/** An original statement with its revisions. A donation belongs to one original only. */
export interface FiledOriginal {
  /** Its id, and those of its revisions in their order. */
  statements: readonly [number, ...number[]]
  /** 1 for the year's first original. */
  position: number
  acknowledgement: string
  /** The rows that are valid after all revisions. */
  rows: StatementRow[]
  /** The donations that it ever contained. */
  donations: ReadonlySet<number>
}

/** The original statements of a year that are filed, oldest first. */
export async function readFiled(deps: Unsealing, year: string): Promise<FiledOriginal[]> {
  const statements = await deps.db
    .selectFrom('statements')
    .select(['id', 'revises', 'acknowledgement'])
    .where('year', '=', year)
    .where('version', 'is not', null)
    .orderBy('version')
    .execute()
  const originals: FiledOriginal[] = []
  for (const { id, revises, acknowledgement } of statements) {
    const changes = await readStored(deps, id)
    // A revision names the statement before it.
    const original = originals.find((one) => revises !== null && one.statements.includes(revises))
    const rows = applyChanges(original?.rows ?? [], changes)
    const donations = new Set([...(original?.donations ?? []), ...changes.flatMap(({ row }) => row.donations)])
    if (original) Object.assign(original, { statements: [...original.statements, id], rows, donations })
    else
      originals.push({
        statements: [id],
        position: originals.length + 1,
        acknowledgement: acknowledgement ?? '',
        rows,
        donations,
      })
  }
  return originals
}

/** Apart by so much, no serial number of one original is that of another. */
const MOST_ROWS = 1_000_000

/** The rows of all originals. Each has a number of its own: that of a later original begins at a million for each earlier one. */
export const filedRows = (originals: readonly FiledOriginal[]): StatementRow[] =>
  originals.flatMap(({ position, rows }) =>
    rows.map((row) => ({ ...row, serial: row.serial + (position - 1) * MOST_ROWS })),
  )

const idsSchema = z.array(z.number())

/** The rows of one stored statement. Those of an original count as added. */
async function readStored(deps: Unsealing, statementId: number): Promise<ChangedRow[]> {
  const stored = await deps.db
    .selectFrom('statement_rows')
    .select(['statement_id', 'serial', 'change', 'pre_acknowledgement', 'section', 'registration', 'registration_date'])
    .select(['type', 'mode', 'amount', 'donations', 'donor_sealed'])
    .where('statement_id', '=', statementId)
    .orderBy('serial')
    .execute()
  return stored.map(({ statement_id, change, donations, donor_sealed, ...facts }) => ({
    change: change ?? 'added',
    row: {
      ...facts,
      ...openDonorOf(deps, statement_id, facts.serial, donor_sealed),
      donations: idsSchema.parse(JSON.parse(donations)),
    },
  }))
}

const gone = { id_code: '', id: '', name: '', address: '' }

const openDonorOf = ({ vault }: Unsealing, statementId: number, serial: number, stored: Sealed | null) =>
  stored === null
    ? gone
    : sealedDonorSchema.parse(JSON.parse(vault.open(stored, statementDonorPlace(statementId, serial))))
