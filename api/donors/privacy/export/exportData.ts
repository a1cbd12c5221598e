import { exportQuerySchema } from '../../../../shared/contract/people/myData.ts'
import { countOwnAttempt } from '../../../accounts/limits/limit.ts'
import { requireRecent } from '../../../accounts/reauthenticate.ts'
import { audit } from '../../../audit/audit.ts'
import { answerAttachment, streamText } from '../../../platform/http/answerAttachment.ts'
import type { Answer, Call, Session } from '../../../platform/http/call.ts'
import { readQuery } from '../../../platform/http/readQuery.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import { exportSources } from './exportSources.ts'
import { writeHtml, writeJson } from './writeExport.ts'

const types = { json: 'application/json; charset=utf-8', html: 'text/html; charset=utf-8' } as const

/** @throws Refused 403 `reauthenticate`; 422 for a wrong query */
export function requireExportProof({ deps, url, session }: Pick<Call<Session>, 'deps' | 'url' | 'session'>): void {
  requireRecent(deps, session)
  const isWhole = readQuery(url, exportQuerySchema).pan === 'whole'
  if (isWhole && !session.provenAgain) throw new Refused(403, 'reauthenticate')
}

/**
 * `GET my-data/export?format=json` or `html` (our addition). Everything that the trust keeps about the caller, as a file that is sent while it is read. 403
 * `reauthenticate` more than ten minutes after the last proof; 429 after several within an hour. The PAN is masked. `pan=whole` is 403 `reauthenticate` until the
 * person has proved again, since the sign-in, who they are.
 */
export async function exportData({ deps, request, url, session, language }: Call<Session>): Promise<Answer> {
  const { format, pan } = readQuery(url, exportQuerySchema)
  requireExportProof({ deps, url, session })
  const { userId } = session
  await countOwnAttempt({ deps, request, session }, 'dataExport')
  await audit(deps, { actor: userId, action: 'data.exported', details: { format, pan } })
  const parts = (section: keyof typeof exportSources) =>
    exportSources[section]({ ...deps, wholePan: pan === 'whole' }, userId, language)
  const at = deps.now()
  const pieces = format === 'json' ? writeJson(parts, at) : writeHtml(parts, at, language)
  return answerAttachment(streamText(pieces), types[format], `my-data.${format}`)
}
