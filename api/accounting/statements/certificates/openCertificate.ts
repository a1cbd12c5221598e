import { type NotNull, sql } from 'kysely'
import type { OwnCertificates } from '../../../../shared/contract/donation/receipt.ts'
import type { certificateQuerySchema } from '../../../../shared/contract/staff/certificates.ts'
import { audit } from '../../../audit/audit.ts'
import type { Dependencies } from '../../../dependencies.ts'
import type { BeforeJson, Answer, Call, Session, Handler } from '../../../call.ts'
import { notFound } from '../../../base/http/refusal.ts'
import { readStatementRules } from '../statementRules.ts'
import type { Sealed, WithVault } from '../../../base/vault/vault.ts'
import { answerAttachment } from '../../../base/http/answerAttachment.ts'
import type { Unsealing } from '../../../storage/database.ts'

export const sealFile = ({ vault }: WithVault, id: number, bytes: Uint8Array): Sealed =>
  vault.seal(Buffer.from(bytes).toString('base64'), `certificates.file_sealed:${id}`)

/** @throws Error if the value was changed, or belongs to another certificate */
export const openFile = ({ vault }: WithVault, id: number, stored: Sealed): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Buffer.from(vault.open(stored, `certificates.file_sealed:${id}`), 'base64'))

export const sealName = ({ vault }: WithVault, id: number, name: string): Sealed =>
  vault.seal(name, `certificates.name_sealed:${id}`)

/** The name of the uploaded file; '' after it was removed. */
export const openName = ({ vault }: WithVault, id: number, stored: Sealed | null): string =>
  stored === null ? '' : vault.open(stored, `certificates.name_sealed:${id}`)

/** `GET staff/certificate?id=7`. The PDF, so that staff can see whose it is. */
export const openForStaff: Handler<typeof certificateQuerySchema> = async ({ deps, session }, sent) => {
  const id = Number(sent.id)
  const response = await answerPdf(deps, id)
  await audit(deps, session.userId, 'certificate.opened', { subject: { kind: 'certificate', id } })
  return response
}

/** `GET donation/certificates`. The delivered certificates of the donor's own donations, without those that a newer one replaces. */
export async function listOwn({ deps, session }: Call<Session>): Promise<Answer> {
  const rows = await ownCertificates(deps, session.userId)
    .leftJoin('certificates as old', 'old.id', 'certificates.replaces')
    .select(['certificates.id', 'certificates.year', 'certificates.delivered_at', 'old.delivered_at as replaced_at'])
    .$narrowType<{ delivered_at: NotNull }>()
    .orderBy('certificates.id', 'desc')
    .execute()
  const data: BeforeJson<OwnCertificates[number]>[] = []
  for (const { replaced_at, ...row } of rows) {
    const { form } = await readStatementRules(deps, row.year)
    data.push({ ...row, name: form.certificate, replaces: replaced_at?.toISOString() ?? null })
  }
  return { data }
}

/** `GET donation/certificate?id=7`. The PDF of an own certificate; 404 for any other. */
export const openOwn: Handler<typeof certificateQuerySchema> = async ({ deps, session }, sent) => {
  const id = Number(sent.id)
  const own = await ownCertificates(deps, session.userId)
    .select('certificates.id')
    .where('certificates.id', '=', id)
    .executeTakeFirst()
  if (!own) throw notFound()
  return answerPdf(deps, id)
}

const ownCertificates = ({ db }: Dependencies, userId: number) =>
  db
    .selectFrom('certificates')
    .where('certificates.delivered_at', 'is not', null)
    .where('certificates.file_sealed', 'is not', null)
    .where(
      sql<boolean>`exists (
        select from certificate_donations join donations on donations.id = donation_id
        where certificate_id = certificates.id and donations.user_id = ${userId})`,
    )
    .where(
      sql<boolean>`not exists (
        select from certificates newer where newer.replaces = certificates.id and newer.delivered_at is not null)`,
    )

/** @throws Refused 404 if it does not exist, or its file is removed */
async function answerPdf(deps: Dependencies, id: number): Promise<Response> {
  const found = await readFile(deps, id)
  if (!found) throw notFound()
  return answerAttachment(found.content, found.type, found.name)
}

/** The file of a certificate; null if it does not exist, or is removed. */
export async function readFile(deps: Unsealing, id: number) {
  const found = await deps.db
    .selectFrom('certificates')
    .select(['file_sealed', 'year'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!found?.file_sealed) return null
  const content = openFile(deps, id, found.file_sealed)
  return { name: `certificate_${found.year}.pdf`, type: 'application/pdf', content }
}
