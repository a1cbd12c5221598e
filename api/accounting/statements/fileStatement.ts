import { sql } from 'kysely'
import {
  statementFiledSchema,
  statementFileSchema,
  statementProblems,
} from '../../../shared/contract/staff/statements.ts'
import { audit } from '../../audit/audit.ts'
import type { Answer, Call, Session } from '../../call.ts'
import { readJson } from '../../base/http/readRequest.ts'
import { conflict, notFound } from '../../base/http/refusal.ts'
import type { Database, Sealing } from '../../storage/database.ts'
import { createHash } from 'node:crypto'
import { fileOf, type PreparedStatement, prepareStatement, type StatementFile } from './prepareStatement.ts'
import { statementDonorPlace, type ChangedRow } from './readFiled.ts'
import { answerCsv } from '../../base/http/answerAttachment.ts'

/**
 * `POST staff/statement-filed { id, acknowledgement }`. Marks a downloaded file as filed. It gets the next version, its pre-acknowledgement numbers count as
 * filed, and other downloads of the same (the next original, or a revision of the same original) are deleted. 403 `reauthenticate`; 404 for an unknown file; 409 `statement_filed` if it is filed already; 422
 * `acknowledgement`. 409 `statement_overtaken`: another one was filed after it was downloaded.
 */
export async function fileStatement({ deps, request, session }: Call<Session>): Promise<Answer> {
  const { id, acknowledgement } = await readJson(request, statementFiledSchema)
  const { now } = deps
  await deps.db.transaction().execute(async (db) => {
    const { year, version, revises } = await giveVersion(db, id, { by: session.userId, at: now(), acknowledgement })
    await fileNumbers(db, id)
    await db
      .deleteFrom('statements')
      .where('year', '=', year)
      .where('version', 'is', null)
      .where('revises', revises === null ? 'is' : '=', revises)
      .execute()
    const subject = { kind: 'statement', id } as const
    await audit({ db, now }, session.userId, 'statement.filed', { subject, details: { year, version } })
  })
  return { data: null, message: 'saved' }
}

async function giveVersion(
  db: Database,
  id: number,
  { by, at, acknowledgement }: { by: number; at: Date; acknowledgement: string },
): Promise<{ year: string; version: number; revises: number | null }> {
  const found = await db.selectFrom('statements').select('year').where('id', '=', id).executeTakeFirst()
  if (!found) throw notFound()
  // Two members of staff file at the same time: the second waits, and then sees the version of the first.
  const all = await db
    .selectFrom('statements')
    .select(['id', 'version', 'revises'])
    .where('year', '=', found.year)
    .orderBy('id')
    .forUpdate()
    .execute()
  const chosen = all.find((one) => one.id === id)
  if (!chosen) throw conflict('statement_overtaken')
  if (chosen.version !== null) throw conflict('statement_filed')
  const filed = all.filter((one) => one.version !== null)
  const isOvertaken =
    chosen.revises === null
      ? await sharesDonations(db, id, filed)
      : filed.some(({ revises }) => revises === chosen.revises)
  if (isOvertaken) throw conflict('statement_overtaken')
  const version = Math.max(0, ...filed.map((one) => one.version ?? 0)) + 1
  await db
    .updateTable('statements')
    .set({ version, filed_at: at, filed_by: by, acknowledgement })
    .where('id', '=', id)
    .execute()
  return { year: found.year, version, revises: chosen.revises }
}

/** Whether a filed statement has a donation of this original. Each belongs to one original only. */
async function sharesDonations(db: Database, id: number, filed: readonly { id: number }[]): Promise<boolean> {
  const { rows } = await sql`
    with own as (select jsonb_array_elements(donations::jsonb) as donation from statement_rows where statement_id = ${id})
    select 1 from statement_rows, jsonb_array_elements(donations::jsonb) as donation
    where statement_id in (${sql.join([0, ...filed.map((one) => one.id)])}) and donation in (select donation from own)
    limit 1`.execute(db)
  return rows.length > 0
}

const fileNumbers = (db: Database, id: number) =>
  db
    .updateTable('pre_acknowledgements')
    .set({ filed_with: id })
    .where('filed_with', 'is', null)
    .where('number', 'in', (eb) =>
      eb.selectFrom('statement_rows').select('pre_acknowledgement').where('statement_id', '=', id),
    )
    .execute()

/**
 * Freezes the rows of a file that leaves the system, and answers its id. The same file is stored once. Call it in a transaction.
 * @param by the member of staff who downloads it
 */
export async function storeStatement(
  deps: Sealing,
  { year, form, keepUntil }: PreparedStatement,
  { revises, content, parts }: StatementFile,
  by: number,
): Promise<number> {
  const { db, vault } = deps
  const digest = digestOf(parts())
  const known = await db
    .selectFrom('statements')
    .select('id')
    .where('year', '=', year)
    .where('digest', '=', digest)
    .where('version', 'is', null)
    .where('revises', revises === null ? 'is' : '=', revises)
    .executeTakeFirst()
  if (known) return known.id
  const { id } = await db
    .insertInto('statements')
    .values({
      year,
      version: null,
      revises,
      form: JSON.stringify(form),
      digest,
      prepared_at: deps.now(),
      prepared_by: by,
      filed_at: null,
      filed_by: null,
      acknowledgement: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const toStored = ({ change, row: { id_code, id: number, name, address, donations, ...facts } }: ChangedRow) => ({
    ...facts,
    statement_id: id,
    change: revises === null ? null : change,
    donations: JSON.stringify(donations),
    donor_sealed: vault.seal(
      JSON.stringify({ id_code, id: number, name, address }),
      statementDonorPlace(id, facts.serial),
    ),
    keep_until: keepUntil,
  })
  await insertInBatches(content, (batch) => db.insertInto('statement_rows').values(batch.map(toStored)).execute())
  return id
}

/** SHA-256 of a file, in hexadecimal. */
function digestOf(parts: Iterable<string>): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex')
}

/** Rows of one `insert`: PostgreSQL takes at most 65,535 values in a statement. */
const BATCH = 1000

/** Inserts any number of rows, in their order. */
async function insertInBatches<Row>(rows: readonly Row[], insert: (batch: Row[]) => Promise<unknown>): Promise<void> {
  for (let start = 0; start < rows.length; start += BATCH) await insert(rows.slice(start, start + BATCH))
}

/**
 * `POST staff/statement-file { year, original }`. The CSV to file: the donations that no filed original has, or what changed in the filed `original`. Its rows are
 * frozen, so that exactly this file can be marked as filed. 403 `reauthenticate`. 404 if no form holds for the year, or for an unknown original. 409
 * `statement_errors` if the check finds an error; `statement_same` if there is nothing to file.
 */
export async function downloadStatement({ deps, request, session }: Call<Session>): Promise<Answer> {
  const { year, original } = await readJson(request, statementFileSchema)
  const statement = await prepareStatement(deps, year)
  if (statement.problems.some(({ code }) => statementProblems[code] === 'error')) throw conflict('statement_errors')
  const file = fileOf(statement, original)
  if (!file) throw notFound()
  if (file.content.length === 0) throw conflict('statement_same')
  await deps.db.transaction().execute(async (db) => {
    const id = await storeStatement({ ...deps, db }, statement, file, session.userId)
    const subject = { kind: 'statement', id } as const
    const details = { year, rows: file.content.length }
    await audit({ db, now: deps.now }, session.userId, 'statement.downloaded', { subject, details })
  })
  return answerCsv(file.parts(), `form-${statement.form.form}_${year}_${file.kind}.csv`)
}
