import { withdrawRequestSchema } from '../../../shared/contract/people/myData.ts'
import { audit } from '../../audit/audit.ts'
import type { Answer, Call, Session } from '../../platform/http/call.ts'
import { readJson } from '../../platform/http/readBody.ts'
import { readMyData } from './readMyData.ts'
import { withdrawals } from './withdrawals.ts'

/** `GET my-data` (our addition). What the trust keeps about the caller, with the PAN masked. */
export async function myData({ deps, session, language }: Call<Session>): Promise<Answer> {
  return { data: await readMyData(deps, session.userId, language) }
}

/**
 * `POST my-data/withdraw { purpose }` (our addition). Deletes what was entered for a purpose. To consent again, the person enters it again. It succeeds, too,
 * if there is nothing, so sending it twice is safe.
 */
export async function withdrawConsent({ deps, request, session, language }: Call<Session>): Promise<Answer> {
  const { purpose } = await readJson(request, withdrawRequestSchema)
  await deps.db.transaction().execute(async (db) => {
    await withdrawals[purpose](db, session.userId)
    await audit({ db, now: deps.now }, { actor: session.userId, action: 'consent.withdrawn', details: { purpose } })
  })
  // Outside the database: after a restore, the operator withdraws it again (docs/going-live.md, step 9).
  deps.log.info('consent withdrawn', { rowId: session.userId, code: purpose })
  return { data: await readMyData(deps, session.userId, language), message: 'withdrawn' }
}
