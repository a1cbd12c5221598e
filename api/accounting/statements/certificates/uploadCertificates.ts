import { createHash } from 'node:crypto'
import { unzipSync } from 'fflate'
import type { StatementForm } from '../../../../shared/contract/content/rules.ts'
import { type Uploaded, uploadQuerySchema } from '../../../../shared/contract/staff/certificates.ts'
import { audit } from '../../../audit/audit.ts'
import { createTurns } from '../../../pictures/createTurns.ts'
import type { Answer, Call, Session } from '../../../call.ts'
import { readQuery } from '../../../base/http/readRequest.ts'
import { conflict, invalid, Refused } from '../../../base/http/refusal.ts'
import { readFiled } from '../readFiled.ts'
import { readStatementRules } from '../statementRules.ts'
import { taxYearDays } from '../taxYear.ts'
import { assign } from './assign.ts'
import { maskIds } from './maskIds.ts'
import { type Match, matchFile } from './matchFile.ts'
import { sealFile, sealName } from './sealCertificate.ts'
import type { Sealing } from '../../../storage/database.ts'

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
async function store(deps: Sealing, { name, bytes, match, ...row }: NewCertificate): Promise<boolean> {
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

/** Whether the bytes are a PDF, by their beginning and end; the name does not count. */
function isPdf(bytes: Uint8Array): boolean {
  const begin = Buffer.from(bytes.subarray(0, 5)).toString('latin1')
  const end = Buffer.from(bytes.subarray(-1024)).toString('latin1')
  return begin === '%PDF-' && end.includes('%%EOF')
}

/** The size of a form without its files. */
const FORM_BYTES = 256 * 1024

interface UploadedFile {
  /** Without folders. */
  name: string
  /** Null: it could not be read, or is larger than a file may be. */
  bytes: Uint8Array | 'too_large' | 'broken'
}

type Limits = StatementForm['certificate_files']

/** What the files of one upload take together: PDFs, and what its ZIPs hold. */
interface Taken {
  files: number
  bytes: number
}

/** Each upload and its unpacked files are in memory, so one is read at a time. */
const inTurn = createTurns(4)

/**
 * Reads a multipart form with the files `files`: PDFs, and ZIPs of PDFs.
 * @throws Refused 422 `files`: `required`, `too_many`, `too_large`, `broken`; 413 above the size of all files together
 */
async function readUpload(request: Request, limits: Limits): Promise<UploadedFile[]> {
  const type = request.headers.get('Content-Type') ?? ''
  if (!type.toLowerCase().startsWith('multipart/form-data')) throw invalid({ files: 'required' })
  const bytes = await readBytes(request, limits.most_bytes_together + FORM_BYTES)
  return inTurn(() => readFiles(bytes, type, limits))
}

async function readFiles(bytes: Uint8Array<ArrayBuffer>, type: string, limits: Limits): Promise<UploadedFile[]> {
  const form = await new Response(bytes, { headers: { 'Content-Type': type } }).formData().catch(() => null)
  if (!form) throw invalid({ files: 'broken' })
  const files: UploadedFile[] = []
  const taken: Taken = { files: 0, bytes: 0 }
  for (const entry of form.getAll('files')) {
    if (typeof entry === 'string' || entry.size === 0) continue
    const read = new Uint8Array(await entry.arrayBuffer())
    if (isZip(read)) files.push(...unzip(read, limits, taken))
    else {
      take(taken, read.byteLength, limits)
      files.push({ name: baseName(entry.name), bytes: read.byteLength > limits.most_bytes ? 'too_large' : read })
    }
  }
  if (files.length === 0) throw invalid({ files: 'required' })
  return files
}

/** @throws Refused 422 `files`: above the limits of the whole upload */
function take(taken: Taken, bytes: number, limits: Limits): void {
  taken.files += 1
  taken.bytes += bytes
  if (taken.files > limits.most_files) throw invalid({ files: 'too_many' })
  if (taken.bytes > limits.most_bytes_together) throw invalid({ files: 'too_large' })
}

async function readBytes(request: Request, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > most) throw new Refused(413, 'too_large')
    chunks.push(chunk)
  }
  return new Uint8Array(Buffer.concat(chunks))
}

const isZip = (bytes: Uint8Array) => Buffer.from(bytes.subarray(0, 4)).toString('latin1') === 'PK\u0003\u0004'

/**
 * A ZIP announces two sizes of each file. A packed file takes no more than its unpacked size. A file that is not packed takes the other one, and entries may share
 * their bytes. So the larger size counts, over all ZIPs of the upload, and a small one cannot fill the memory.
 */
function unzip(zip: Uint8Array, limits: Limits, taken: Taken): UploadedFile[] {
  const large: UploadedFile[] = []
  try {
    const unpacked = unzipSync(zip, {
      filter: ({ name, originalSize, size }) => {
        if (name.endsWith('/') || name.startsWith('__MACOSX/')) return false
        const bytes = Math.max(originalSize, size)
        take(taken, bytes, limits)
        if (bytes <= limits.most_bytes) return true
        large.push({ name: baseName(name), bytes: 'too_large' })
        return false
      },
    })
    return [...large, ...Object.entries(unpacked).map(([name, bytes]) => ({ name: baseName(name), bytes }))]
  } catch (error) {
    if (error instanceof Refused) throw error
    throw invalid({ files: 'broken' })
  }
}

const baseName = (path: string): string => (path.split(/[\\/]/).at(-1) ?? '').slice(0, 200) || 'file'
