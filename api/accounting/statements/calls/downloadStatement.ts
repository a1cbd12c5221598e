import { statementFileSchema, statementProblems } from '../../../../shared/contract/staff/statements.ts'
import { audit } from '../../../audit/audit.ts'
import { answerCsv } from '../../../base/http/answerAttachment.ts'
import type { Answer, Call, Session } from '../../../call.ts'
import { readJson } from '../../../base/http/readRequest.ts'
import { conflict } from '../../../base/http/refusal.ts'
import { prepareStatement } from '../prepareStatement.ts'
import { storeStatement } from '../storeStatement.ts'

/**
 * `POST staff/statement-file { year }`. The CSV to file: all rows, or after the first filing what changed. Its rows are frozen, so that exactly this file can be
 * marked as filed. 403 `reauthenticate`; 404 if no form holds for the year; 409 `statement_errors` if the check finds an error, `statement_same` if there is
 * nothing to file.
 */
export async function downloadStatement({ deps, request, session }: Call<Session>): Promise<Answer> {
  const { year } = await readJson(request, statementFileSchema)
  const statement = await prepareStatement(deps, year)
  if (statement.problems.some(({ code }) => statementProblems[code] === 'error')) throw conflict('statement_errors')
  if (statement.content.length === 0) throw conflict('statement_same')
  await deps.db.transaction().execute(async (db) => {
    const id = await storeStatement({ ...deps, db }, statement, session.userId)
    const subject = { kind: 'statement', id } as const
    const details = { year, rows: statement.content.length }
    await audit({ db, now: deps.now }, { actor: session.userId, action: 'statement.downloaded', subject, details })
  })
  const kind = statement.filed ? `revision-${statement.filed.version}` : 'statement'
  return answerCsv(statement.file(), `form-${statement.form.form}_${year}_${kind}.csv`)
}
