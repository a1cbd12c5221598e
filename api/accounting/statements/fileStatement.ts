import { sql } from 'kysely'
import type { StatementForm } from '../../../shared/contract/content/rules.ts'
import type { statementFiledSchema, statementFileSchema } from '../../../shared/contract/staff/statements.ts'
import { audit } from '../../audit/audit.ts'
import { type Handler, inTransaction } from '../../call.ts'
import { conflict, notFound } from '../../base/http/refusal.ts'
import type { Database, Sealing } from '../../storage/database.ts'
import { createHash } from 'node:crypto'
import { isError } from './checkStatement.ts'
import {
  fileOf,
  type PreparedStatement,
  prepareStatement,
  statementCsv,
  type StatementFile,
} from './prepareStatement.ts'
import { statementDonorPlace } from './readFiled.ts'
import { answerCsv } from '../../base/http/answerAttachment.ts'

/**
 * `POST staff/statement-filed { id, acknowledgement }`. Marks a downloaded file as filed. It gets the next version, its pre-acknowledgement numbers count as
 * filed, and other downloads of the same (the next original, or a revision of the same original) are deleted. 403 `reauthenticate`; 404 for an unknown file; 409 `statement_filed` if it is filed already; 422
 * `acknowledgement`. 409 `statement_overtaken`: another one was filed after it was downloaded.
 */
export const fileStatement = inTransaction<typeof statementFiledSchema>(async ({ deps, session }, sent) => {
  const { db, now } = deps
  const { id, acknowledgement } = sent
  const { year, version, revises } = await nextVersion(db, id)
  const filed = { version, filed_by: session.userId, filed_at: now(), acknowledgement }
  await db.updateTable('statements').set(filed).where('id', '=', id).execute()
  await sql`
    update pre_acknowledgements set filed_with = ${id} where filed_with is null
      and number in (select pre_acknowledgement from statement_rows where statement_id = ${id})`.execute(db)
  const downloads = db.deleteFrom('statements').where('year', '=', year).where('version', 'is', null)
  await downloads.where('revises', 'is not distinct from', revises).execute()
  const subject = { kind: 'statement', id } as const
  await audit(deps, session.userId, 'statement.filed', { subject, details: { year, version } })
  return { data: null, message: 'saved' }
})

/** The version that a download gets if it is filed now. Locks all statements of its year. */
async function nextVersion(db: Database, id: number) {
  // Two members of staff file at the same time: the second waits, and then sees the version of the first.
  const all = await db
    .selectFrom('statements')
    .select(['id', 'year', 'version', 'revises'])
    .where('year', '=', (eb) => eb.selectFrom('statements').select('year').where('id', '=', id))
    .orderBy('id')
    .forUpdate()
    .execute()
  if (all.length === 0) throw notFound()
  const chosen = all.find((one) => one.id === id)
  if (!chosen) throw conflict('statement_overtaken')
  if (chosen.version !== null) throw conflict('statement_filed')
  const { year, revises } = chosen
  const filed = all.filter((one) => one.version !== null)
  const isOvertaken =
    revises === null ? await sharesDonations(db, id, filed) : filed.some((one) => one.revises === revises)
  if (isOvertaken) throw conflict('statement_overtaken')
  return { year, version: Math.max(0, ...filed.map((one) => one.version ?? 0)) + 1, revises }
}

/** Whether a filed statement has a donation of this original. Each belongs to one original only. */
async function sharesDonations(db: Database, id: number, filed: readonly { id: number }[]): Promise<boolean> {
  const { rows } = await sql`
    select 1 from statement_rows, jsonb_array_elements(donations::jsonb) as donation
    where statement_id = any(${filed.map((one) => one.id)}) and donation in (
      select jsonb_array_elements(donations::jsonb) from statement_rows where statement_id = ${id})
    limit 1`.execute(db)
  return rows.length > 0
}

/**
 * Freezes the rows of a file that leaves the system, and answers its id. The same file is stored once. Call it in a transaction.
 * @param by the member of staff who downloads it
 */
async function storeStatement(
  deps: Sealing,
  { year, form, keepUntil }: PreparedStatement,
  file: StatementFile,
  by: number,
): Promise<number> {
  const { db, vault } = deps
  const revises = file.revises?.statements.at(-1) ?? null
  const hash = createHash('sha256')
  for (const part of csvOf(file, form)) hash.update(part)
  const digest = hash.digest('hex')
  const known = await db
    .selectFrom('statements')
    .select('id')
    .where('year', '=', year)
    .where('digest', '=', digest)
    .where('version', 'is', null)
    .where('revises', 'is not distinct from', revises)
    .executeTakeFirst()
  if (known) return known.id
  const { id } = await db
    .insertInto('statements')
    .values({ year, revises, form: JSON.stringify(form), digest, prepared_at: deps.now(), prepared_by: by })
    .returning('id')
    .executeTakeFirstOrThrow()
  const rows = file.content.map(({ change, row: { id_code, id: number, name, address, donations, ...facts } }) => ({
    ...facts,
    statement_id: id,
    change: revises === null ? null : change,
    donations: JSON.stringify(donations),
    donor_sealed: vault.seal(
      JSON.stringify({ id_code, id: number, name, address }),
      statementDonorPlace(id, facts.serial),
    ),
    keep_until: keepUntil,
  }))
  // As one value: a statement takes at most 65,535, and a large trust has more cells.
  await sql`insert into statement_rows select * from jsonb_populate_recordset(null::statement_rows, ${JSON.stringify(rows)})`.execute(
    db,
  )
  return id
}

const csvOf = ({ content, revises }: StatementFile, form: StatementForm) =>
  statementCsv(content, form, revises && revises.acknowledgement)

/**
 * `POST staff/statement-file { year, original }`. The CSV to file: the donations that no filed original has, or what changed in the filed `original`. Its rows are
 * frozen, so that exactly this file can be marked as filed. 403 `reauthenticate`. 404 if no form holds for the year, or for an unknown original. 409
 * `statement_errors` if the check finds an error; `statement_same` if there is nothing to file.
 */
export const downloadStatement: Handler<typeof statementFileSchema> = async ({ deps, session }, { year, original }) => {
  const statement = await prepareStatement(deps, year)
  if (statement.problems.some(isError)) throw conflict('statement_errors')
  const file = fileOf(statement, original)
  if (!file) throw notFound()
  if (file.content.length === 0) throw conflict('statement_same')
  await deps.db.transaction().execute(async (db) => {
    const id = await storeStatement({ ...deps, db }, statement, file, session.userId)
    const subject = { kind: 'statement', id } as const
    const details = { year, rows: file.content.length }
    await audit({ db, now: deps.now }, session.userId, 'statement.downloaded', { subject, details })
  })
  return answerCsv(csvOf(file, statement.form), `form-${statement.form.form}_${year}_${file.kind}.csv`)
}
