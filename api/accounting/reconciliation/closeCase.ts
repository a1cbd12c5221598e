import { closeCaseSchema } from '../../../shared/contract/staff/reconciliation.ts'
import { audit } from '../../audit/audit.ts'
import type { Answer, Call, Session } from '../../call.ts'
import { readJson } from '../../base/http/readRequest.ts'
import { conflict, notFound } from '../../base/http/refusal.ts'

/** `POST staff/close-case { id, note }`. Closes a case; the note says how it was solved. 404 for an unknown one, 409 `case_closed`. */
export async function closeCase({ deps, request, session }: Call<Session>): Promise<Answer> {
  const { id, note } = await readJson(request, closeCaseSchema)
  const { now } = deps
  await deps.db.transaction().execute(async (db) => {
    const open = await db.selectFrom('cases').select('closed_at').where('id', '=', id).forUpdate().executeTakeFirst()
    if (!open) throw notFound()
    if (open.closed_at !== null) throw conflict('case_closed')
    await db.updateTable('cases').set({ closed_at: now(), closed_by: session.userId }).where('id', '=', id).execute()
    await db
      .insertInto('case_notes')
      .values({ case_id: id, actor_id: session.userId, note, created_at: now() })
      .execute()
    await audit({ db, now }, { actor: session.userId, action: 'case.closed', subject: { kind: 'case', id } })
  })
  return { data: null, message: 'case_closed_now' }
}
