import { createHash } from 'node:crypto'
import { type Uploaded, uploadQuerySchema } from '../../../../shared/contract/staff/certificates.ts'
import { audit } from '../../../audit/audit.ts'
import type { Dependencies } from '../../../dependencies.ts'
import type { Answer, Call, Session } from '../../../platform/http/call.ts'
import { readQuery } from '../../../platform/http/readQuery.ts'
import { conflict } from '../../../platform/http/refusal.ts'
import { readFiled } from '../readFiled.ts'
import { readStatementRules } from '../statementRules.ts'
import { taxYearDays } from '../taxYear.ts'
import { assign } from './assign.ts'
import { isPdf } from './isPdf.ts'
import { maskIds } from './maskIds.ts'
import { type Match, matchFile } from './matchFile.ts'
import { readUpload } from './readUpload.ts'
import { sealFile, sealName } from './sealCertificate.ts'

/**
 * `POST staff/certificate-files?year=2026-27`. Multipart `files`: PDFs, or ZIPs of PDFs. Each is stored encrypted and matched with a donor of the filed
 * statement by its name. Nothing is mailed yet. 403 `reauthenticate`; 409 `statement_not_filed`; 413; 422 `files`.
 */
export async function uploadCertificates({ deps, request, url, session }: Call<Session>): Promise<Answer> {
  const { year } = readQuery(url, uploadQuerySchema)
  const { form, keepYears } = await readStatementRules(deps, year)
  const filed = await readFiled(deps, year)
  if (!filed) throw conflict('statement_not_filed')
  const files = await readUpload(request, form.certificate_files)
  const uploaded: Uploaded = { matched: 0, unmatched: 0, ambiguous: 0, refused: [] }
  const row = {
    year,
    uploaded_at: deps.now(),
    uploaded_by: session.userId,
    keep_until: `${Number(taxYearDays(year).to.slice(0, 4)) + keepYears}-03-31`,
  }
  await deps.db.transaction().execute(async (db) => {
    for (const { name, bytes } of files) {
      const refuse = (why: Uploaded['refused'][number]['why']) => uploaded.refused.push({ name: maskIds(name), why })
      if (typeof bytes === 'string') refuse(bytes)
      else if (!isPdf(bytes)) refuse('not_pdf')
      else {
        const match = matchFile(name, filed.rows, form)
        const stored = await store({ ...deps, db }, { ...row, name, bytes, match })
        if (!stored) refuse('known')
        else uploaded[typeof match === 'string' ? match : 'matched'] += 1
      }
    }
    const { refused, ...counts } = uploaded
    const details = { year, ...counts, refused: refused.length }
    await audit({ db, now: deps.now }, { actor: session.userId, action: 'certificates.uploaded', details })
  })
  return { data: uploaded }
}

interface NewCertificate {
  year: string
  uploaded_at: Date
  uploaded_by: number
  keep_until: string
  name: string
  bytes: Uint8Array
  match: Match
}

/** False if the year has this file already. */
async function store(
  deps: Pick<Dependencies, 'db' | 'vault' | 'now'>,
  { name, bytes, match, ...row }: NewCertificate,
): Promise<boolean> {
  const { db } = deps
  const stored = await db
    .insertInto('certificates')
    .values({
      ...row,
      name_sealed: null,
      file_sealed: null,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      doubt: typeof match === 'string' ? match : 'unmatched',
      replaces: null,
      matched_at: null,
      delivered_at: null,
      delivered_by_mail: null,
    })
    .onConflict((conflicting) => conflicting.columns(['year', 'sha256']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!stored) return false
  const { id } = stored
  const sealed = { name_sealed: sealName(deps, id, name), file_sealed: sealFile(deps, id, bytes) }
  await db.updateTable('certificates').set(sealed).where('id', '=', id).execute()
  if (typeof match !== 'string') await assign(deps, id, row.year, match.donations)
  return true
}
