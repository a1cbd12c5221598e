import { statementFiledSchema } from '../../../../shared/contract/staff/statements.ts'
import { audit } from '../../../audit/audit.ts'
import type { Answer, Call, Session } from '../../../call.ts'
import { readJson } from '../../../base/http/readRequest.ts'
import { conflict, notFound } from '../../../base/http/refusal.ts'
import type { Database } from '../../../storage/database.ts'

/**
 * `POST staff/statement-filed { id, acknowledgement }`. Marks a downloaded file as filed. It gets the next version, its pre-acknowledgement numbers count as
 * filed, and other downloads of the year are deleted. 403 `reauthenticate`; 404 for an unknown file; 409 `statement_filed` if it is filed already; 422
 * `acknowledgement`. 409 `statement_overtaken`: another one was filed after it was downloaded.
 */
export async function fileStatement({ deps, request, session }: Call<Session>): Promise<Answer> {
  const { id, acknowledgement } = await readJson(request, statementFiledSchema)
  const { now } = deps
  await deps.db.transaction().execute(async (db) => {
    const { year, version } = await giveVersion(db, id, { by: session.userId, at: now(), acknowledgement })
    await fileNumbers(db, id)
    await db.deleteFrom('statements').where('year', '=', year).where('version', 'is', null).execute()
    const subject = { kind: 'statement', id } as const
    await audit({ db, now }, { actor: session.userId, action: 'statement.filed', subject, details: { year, version } })
  })
  return { data: null, message: 'saved' }
}

async function giveVersion(
  db: Database,
  id: number,
  { by, at, acknowledgement }: { by: number; at: Date; acknowledgement: string },
): Promise<{ year: string; version: number }> {
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
  const newest = all.toSorted((a, b) => (a.version ?? 0) - (b.version ?? 0)).findLast((one) => one.version !== null)
  if (chosen.revises !== (newest?.id ?? null)) throw conflict('statement_overtaken')
  const version = (newest?.version ?? 0) + 1
  await db
    .updateTable('statements')
    .set({ version, filed_at: at, filed_by: by, acknowledgement })
    .where('id', '=', id)
    .execute()
  return { year: found.year, version }
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
