import { unzipSync } from 'fflate'
import type { StatementForm } from '../../../../shared/contract/content/statementForm.ts'
import { createTurns } from '../../../pictures/createTurns.ts'
import { invalid, Refused } from '../../../platform/http/refusal.ts'

/** The size of a form without its files. */
const FORM_BYTES = 256 * 1024

export interface UploadedFile {
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
export async function readUpload(request: Request, limits: Limits): Promise<UploadedFile[]> {
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
