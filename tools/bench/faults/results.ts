import { appendFile, readFile } from 'node:fs/promises'
import type { FaultRow } from './runFaults.ts'
import type { DatabaseKind } from './world.ts'

/** The rows that are done. */
export interface Results {
  has(name: string, database: DatabaseKind): boolean
  add(row: FaultRow): Promise<void>
  rows(): readonly FaultRow[]
}

/** Keeps rows in a file, one JSON a line, so that a run that was stopped goes on where it was. @param file null: in memory only */
export async function openResults(file: string | null): Promise<Results> {
  const rows = file === null ? [] : await readRows(file)
  return {
    has: (name, database) => rows.some((row) => row.name === name && row.database === database),
    async add(row) {
      rows.push(row)
      if (file !== null) await appendFile(file, `${JSON.stringify(row)}\n`)
    },
    rows: () => rows,
  }
}

async function readRows(file: string): Promise<FaultRow[]> {
  const text = await readFile(file, 'utf8').catch(() => '')
  // Only this program writes the file.
  return text.split('\n').flatMap((line) => (line ? [JSON.parse(line) as FaultRow] : []))
}
