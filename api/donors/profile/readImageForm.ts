import * as z from 'zod/mini'
import { imageLimits } from '../../../shared/contract/people/profile.ts'
import { checkPayload } from '../../base/http/readBody.ts'
import { invalid, Refused } from '../../base/http/refusal.ts'

/** The size of a form without its file. */
const FORM_BYTES = 16 * 1024
/** An upload that is too large is read up to this size, so the browser gets the reason. Above it the connection is closed. */
const DRAIN_BYTES = 4 * imageLimits.bytes

const pixels = z.string().check(z.regex(/^\d{1,5}$/, 'invalid'))
const cropSchema = z.object({ x: pixels, y: pixels, width: pixels, height: pixels })

export interface ImageForm {
  image: Uint8Array<ArrayBuffer>
  crop: { left: number; top: number; width: number; height: number } | null
}

/**
 * Reads a multipart form with the file `image`, and an optional crop `x`, `y`, `width`, `height`.
 * @throws Refused 422 `image: required` (also without a form), `broken` or `too_large`, or a code at a field of the crop; 413 far above the limit.
 */
export async function readImageForm(request: Request): Promise<ImageForm> {
  const type = request.headers.get('Content-Type') ?? ''
  if (!type.toLowerCase().startsWith('multipart/form-data')) throw invalid({ image: 'required' })
  const bytes = await readBytes(request)
  if (!bytes) throw invalid({ image: 'too_large' })
  const form = await new Response(bytes, { headers: { 'Content-Type': type } }).formData().catch(() => null)
  if (!form) throw invalid({ image: 'broken' })
  const file = form.get('image')
  if (!(file instanceof Blob) || file.size === 0) throw invalid({ image: 'required' })
  if (file.size > imageLimits.bytes) throw invalid({ image: 'too_large' })
  return { image: new Uint8Array(await file.arrayBuffer()), crop: readCrop(form) }
}

/** Null if it is larger than a picture may be. */
async function readBytes(request: Request): Promise<Uint8Array<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > DRAIN_BYTES) throw new Refused(413, 'too_large')
    if (size <= imageLimits.bytes + FORM_BYTES) chunks.push(chunk)
  }
  return size > imageLimits.bytes + FORM_BYTES ? null : new Uint8Array(Buffer.concat(chunks))
}

function readCrop(form: FormData): ImageForm['crop'] {
  const told = Object.fromEntries(
    ['x', 'y', 'width', 'height'].flatMap((name) => {
      const value = form.get(name)
      return value === null ? [] : [[name, value]]
    }),
  )
  if (Object.keys(told).length === 0) return null
  const { x, y, width, height } = checkPayload(cropSchema, told)
  return { left: Number(x), top: Number(y), width: Number(width), height: Number(height) }
}
