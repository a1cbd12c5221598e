import * as z from 'zod/mini'
import type { Sealed } from '../../base/vault/vault.ts'
import { applyChanges, type ChangedRow } from './rows/compareRows.ts'
import { sealedDonorSchema, statementDonorPlace } from './sealStatementDonor.ts'
import type { StatementRow } from './rows/statementRow.ts'
import type { Unsealing } from '../../storage/database.ts'

export interface FiledStatements {
  /** The newest filed statement of the year. */
  id: number
  version: number
  /** Acknowledgement number of the original: revisions name it. */
  original: string
  /** The rows that are valid after all revisions. */
  rows: StatementRow[]
}

/** What is filed for a year; null if nothing is. */
export async function readFiled(deps: Unsealing, year: string): Promise<FiledStatements | null> {
  const statements = await deps.db
    .selectFrom('statements')
    .select(['id', 'version', 'acknowledgement'])
    .where('year', '=', year)
    .where('version', 'is not', null)
    .orderBy('version')
    .execute()
  const [original, newest] = [statements[0], statements.at(-1)]
  if (!original?.acknowledgement || !newest?.version) return null
  let rows: StatementRow[] = []
  for (const { id } of statements) rows = applyChanges(rows, await readStored(deps, id))
  return { id: newest.id, version: newest.version, original: original.acknowledgement, rows }
}

const idsSchema = z.array(z.number())

/** The rows of one stored statement. Those of an original count as added. */
export async function readStored(deps: Unsealing, statementId: number): Promise<ChangedRow[]> {
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
