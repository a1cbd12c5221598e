import { createHash } from 'node:crypto'
import { unzipSync } from 'fflate'
import { sql } from 'kysely'
import type { StatementForm } from '../../../../shared/contract/content/rules.ts'
import type {
  Uploaded,
  uploadQuerySchema,
  CertificateDonors,
  certificateDonorsQuerySchema,
  certificateIdSchema,
  matchCertificateSchema,
} from '../../../../shared/contract/staff/certificates.ts'
import type { searchSchema } from '../../../../shared/contract/staff/donations.ts'
import { audit } from '../../../audit/audit.ts'
import { createTurns } from '../../../base/createTurns.ts'
import { readMultipart } from '../../../base/http/readRequest.ts'
import { type Handler, inTransaction } from '../../../call.ts'
import { conflict, invalid, Refused, notFound } from '../../../base/http/refusal.ts'
import { filedRows, readFiled } from '../readFiled.ts'
import { readStatementRules } from '../statementRules.ts'
import { maskIds } from './staffCertificates.ts'
import { sealFile, sealName } from './openCertificate.ts'
import type { Sealing, Database, Recording } from '../../../storage/database.ts'
import type { StatementRow } from '../toRows.ts'
import { maskPan } from '../../../../shared/contract/people/person.ts'

/**
 * Says whose certificate it is. If the donor has a certificate of that year, the new one replaces it. Call it in a transaction.
 * @param donations all filed donations of the donor
 */
async function assign({ db, now }: Recording, id: number, year: string, donations: readonly number[]): Promise<void> {
  await sql`
    update certificates set doubt = null, matched_at = ${now()}, replaces = (
      select max(before.id) from certificates before join certificate_donations on certificate_id = before.id
      where before.year = ${year} and donation_id = any(${donations}::bigint[]) and before.id <> ${id}
        and not exists (select from certificates newer where newer.replaces = before.id))
    where id = ${id}`.execute(db)
  await db
    .insertInto('certificate_donations')
    .values(donations.map((donation_id) => ({ certificate_id: id, donation_id })))
    .execute()
}

const MOST_FOUND = 20

/** `POST staff/certificate-donors?year { search }`. Donors of the filed statement by a part of the name or of the end of the PAN; at most 20. */
export const findDonors: Handler<typeof certificateDonorsQuerySchema, typeof searchSchema> = async (
  { deps },
  { year },
  { search = '' },
) => {
  const filed = filedRows(await readFiled(deps, year))
  const donors = new Map<string, CertificateDonors[number]>()
  for (const { id, serial, name, amount } of filed) {
    const known = donors.get(id)
    donors.set(id, { serial: known?.serial ?? serial, name, id: maskPan(id), rupees: (known?.rupees ?? 0) + amount })
  }
  const part = search.toLocaleLowerCase()
  const fits = ({ name, id }: CertificateDonors[number]) => `${name} ${id}`.toLocaleLowerCase().includes(part)
  return { data: [...donors.values()].filter(fits).slice(0, MOST_FOUND) satisfies CertificateDonors }
}

/** `POST staff/certificate-match { id, serial }`. 404 for an unknown certificate; 409 `certificate_matched`; 422 `serial: unknown`. */
export const matchByHand = inTransaction<typeof matchCertificateSchema>(async ({ deps, session }, { id, serial }) => {
  const { year } = await lockDoubtful(deps.db, id)
  const filed = filedRows(await readFiled(deps, year))
  const row = filed.find((one) => one.serial === serial)
  if (!row) throw invalid({ serial: 'unknown' })
  await assign(deps, id, year, donationsOf(row.id, filed))
  await audit(deps, session.userId, 'certificate.matched', { subject: { kind: 'certificate', id } })
  return { data: null, message: 'saved' }
})

/** `POST staff/certificate-remove { id }`. For a file that belongs to nobody. 404 for an unknown certificate; 409 `certificate_matched`. */
export const removeCertificate = inTransaction<typeof certificateIdSchema>(async ({ deps, session }, { id }) => {
  await lockDoubtful(deps.db, id)
  await deps.db.deleteFrom('certificates').where('id', '=', id).execute()
  await audit(deps, session.userId, 'certificate.removed', { subject: { kind: 'certificate', id } })
  return { data: null, message: 'saved' }
})

/** Locks a certificate that is not matched yet. */
async function lockDoubtful(db: Database, id: number) {
  const wanted = db.selectFrom('certificates').select(['year', 'doubt']).where('id', '=', id)
  const found = await wanted.forUpdate().executeTakeFirst()
  if (!found) throw notFound()
  if (found.doubt === null) throw conflict('certificate_matched')
  return found
}

/** The donations of the donor whom a file name names, or why nobody is certain. */
type Match = { donations: readonly number[] } | 'unmatched' | 'ambiguous'

/**
 * Finds the donor of a certificate by its file name, with the form's pattern. It never guesses: a name of two donors is ambiguous, and so is a number that two
 * donors have.
 * @param rows the rows that are filed
 */
function matchFile(name: string, rows: readonly StatementRow[], { certificate_files }: StatementForm): Match {
  if (certificate_files.name === null) return 'unmatched'
  const isSame = (own: string, meant?: string) => Boolean(meant) && own.toUpperCase() === meant?.toUpperCase()
  const named = [...name.matchAll(new RegExp(certificate_files.name, 'giu'))].map(({ groups }) => groups ?? {})
  const isMeant = (row: StatementRow) =>
    named.some(({ id, pre_acknowledgement: number }) => isSame(row.id, id) || isSame(row.pre_acknowledgement, number))
  const found = new Set(rows.filter(isMeant).map(({ id }) => id))
  if (found.size > 1) return 'ambiguous'
  const [donor] = found
  return donor === undefined ? 'unmatched' : { donations: donationsOf(donor, rows) }
}

/** All filed donations of one donor: a certificate is about all natures of them. */
export const donationsOf = (id: string, rows: readonly StatementRow[]): number[] =>
  rows.filter((row) => row.id === id).flatMap((row) => row.donations)

/**
 * `POST staff/certificate-files?year=2026-27`. Multipart `files`: PDFs, or ZIPs of PDFs. Each is stored encrypted and matched with a donor of the filed
 * statement by its name. Nothing is mailed yet. 403 `reauthenticate`; 409 `statement_not_filed`; 413; 422 `files`.
 */
export const uploadCertificates: Handler<typeof uploadQuerySchema> = async ({ deps, request, session }, { year }) => {
  const { form, keepUntil } = await readStatementRules(deps, year)
  const filed = filedRows(await readFiled(deps, year))
  if (filed.length === 0) throw conflict('statement_not_filed')
  const files = await readUpload(request, form.certificate_files)
  const uploaded: Uploaded = { matched: 0, unmatched: 0, ambiguous: 0, refused: [] }
  const row = { year, uploaded_at: deps.now(), uploaded_by: session.userId, keep_until: keepUntil }
  await deps.db.transaction().execute(async (db) => {
    for (const { name, bytes } of files) {
      const refuse = (why: Uploaded['refused'][number]['why']) => uploaded.refused.push({ name: maskIds(name), why })
      if (typeof bytes === 'string') refuse(bytes)
      else if (!isPdf(bytes)) refuse('not_pdf')
      else {
        const match = matchFile(name, filed, form)
        const stored = await store({ ...deps, db }, row, { name, bytes }, match)
        if (!stored) refuse('known')
        else uploaded[typeof match === 'string' ? match : 'matched'] += 1
      }
    }
    const { refused, ...counts } = uploaded
    const details = { year, ...counts, refused: refused.length }
    await audit({ db, now: deps.now }, session.userId, 'certificates.uploaded', { details })
  })
  return { data: uploaded }
}

/** False if the year has this file already. */
async function store(
  deps: Sealing,
  row: { year: string; uploaded_at: Date; uploaded_by: number; keep_until: string },
  { name, bytes }: { name: string; bytes: Uint8Array },
  match: Match,
): Promise<boolean> {
  const { db } = deps
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const stored = await db
    .insertInto('certificates')
    .values({ ...row, sha256, doubt: typeof match === 'string' ? match : 'unmatched' })
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

/** Whether the bytes are a PDF, by their beginning and end; the name does not count. */
function isPdf(bytes: Uint8Array): boolean {
  const begin = Buffer.from(bytes.subarray(0, 5)).toString('latin1')
  const end = Buffer.from(bytes.subarray(-1024)).toString('latin1')
  return begin === '%PDF-' && end.includes('%%EOF')
}

/** The size of a form without its files. */
const FORM_BYTES = 256 * 1024

/** `name`: without folders. */
type UploadedFile = { name: string; bytes: Uint8Array | 'too_large' }

type Limits = StatementForm['certificate_files']

/** Each upload and its unpacked files are in memory, so one is read at a time. */
const inTurn = createTurns({ waiting: 4 })

/**
 * Reads a multipart form with the files `files`: PDFs, and ZIPs of PDFs.
 * @throws Refused 422 `files`: `required`, `too_many`, `too_large`, `broken`; 413 above the size of all files together
 */
async function readUpload(request: Request, limits: Limits): Promise<UploadedFile[]> {
  const parse = await readMultipart(request, 'files', { most: limits.most_bytes_together + FORM_BYTES })
  return inTurn(async () => readFiles(await parse(), limits))
}

async function readFiles(form: FormData, limits: Limits): Promise<UploadedFile[]> {
  const files: UploadedFile[] = []
  let [count, together] = [0, 0]
  /** Counts a file, also one inside a ZIP, against the limits of the whole upload. Answers whether it is small enough itself. */
  const take = (size: number) => {
    count += 1
    together += size
    if (count > limits.most_files) throw invalid({ files: 'too_many' })
    if (together > limits.most_bytes_together) throw invalid({ files: 'too_large' })
    return size <= limits.most_bytes
  }
  const add = (path: string, read: UploadedFile['bytes']) => files.push({ name: baseName(path), bytes: read })
  for (const entry of form.getAll('files')) {
    if (typeof entry === 'string' || entry.size === 0) continue
    const read = new Uint8Array(await entry.arrayBuffer())
    if (isZip(read)) unzip(read, take, add)
    else add(entry.name, take(read.byteLength) ? read : 'too_large')
  }
  if (files.length === 0) throw invalid({ files: 'required' })
  return files
}

const isZip = (bytes: Uint8Array) => Buffer.from(bytes.subarray(0, 4)).toString('latin1') === 'PK\u0003\u0004'

/**
 * A ZIP announces two sizes of each file. A packed file takes no more than its unpacked size. A file that is not packed takes the other one, and entries may share
 * their bytes. So the larger size counts, over all ZIPs of the upload, and a small one cannot fill the memory.
 */
function unzip(
  zip: Uint8Array,
  take: (size: number) => boolean,
  add: (path: string, read: UploadedFile['bytes']) => void,
): void {
  try {
    const unpacked = unzipSync(zip, {
      filter: ({ name, originalSize, size }) => {
        if (name.endsWith('/') || name.startsWith('__MACOSX/')) return false
        const isSmall = take(Math.max(originalSize, size))
        if (!isSmall) add(name, 'too_large')
        return isSmall
      },
    })
    for (const [name, bytes] of Object.entries(unpacked)) add(name, bytes)
  } catch (error) {
    if (error instanceof Refused) throw error
    throw invalid({ files: 'broken' })
  }
}

const baseName = (path: string): string => (path.split(/[\\/]/).at(-1) ?? '').slice(0, 200) || 'file'
