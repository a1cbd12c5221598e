import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import type { Metadata } from 'sharp'
import * as z from 'zod/mini'
import { imageLimits } from '../../../shared/contract/people/profile.ts'
import { countOwnAttempt } from '../../accounts/limit.ts'
import { checkPayload } from '../../base/http/readRequest.ts'
import { invalid, Refused } from '../../base/http/refusal.ts'
import type { Answer, Call, Session } from '../../call.ts'
import { createTurns } from '../../pictures/createTurns.ts'
import { readProfile, PORTRAIT_PX } from './profile.ts'
import type { Reading } from '../../storage/database.ts'

/**
 * `POST profile/updateImage`. Multipart `image` (JPEG, PNG, WebP or AVIF by its content, up to 5 MB and 24 megapixels) and optional `x`, `y`, `width`,
 * `height` in px after orientation is applied. Answers the profile. 422 `image`: `required`, `type`, `too_large`, `broken`; `crop: outside`; 429.
 * Each upload gets a new random address, and the earlier picture is deleted.
 */
export async function updateImage({ deps, request, session }: Call<Session>): Promise<Answer> {
  await countOwnAttempt({ deps, request, session }, 'picture')
  const { image, crop } = await readImageForm(request)
  const portrait = await makePortrait(image, crop)
  if (portrait === 'crop') throw invalid({ crop: 'outside' })
  if (typeof portrait === 'string') throw invalid({ image: portrait })
  const row = {
    name: randomBytes(24).toString('base64url'),
    webp: portrait.webp,
    jpeg: portrait.jpeg,
    created_at: deps.now(),
  }
  await deps.db
    .insertInto('portraits')
    .values({ ...row, user_id: session.userId })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute()
  return { data: await readProfile(deps, session.userId), message: 'saved' }
}

/** `POST profile/remove-image` (our addition). Answers the profile without a picture. */
export async function removeImage({ deps, session }: Call<Session>): Promise<Answer> {
  await deps.db.deleteFrom('portraits').where('user_id', '=', session.userId).execute()
  return { data: await readProfile(deps, session.userId), message: 'saved' }
}

/** The longest time, in seconds, to decode a picture. */
const SECONDS = 15

/** Decoding takes much memory and a processor. Other requests wait for their turn, and the machine stays free for other answers. */
const inTurn = createTurns(8)

interface Portrait {
  webp: Buffer
  jpeg: Buffer
}

/** Code at the field `image`, or `crop` if the part is outside the picture. */
type PortraitRefusal = 'type' | 'too_large' | 'broken' | 'crop'

/**
 * Makes a square portrait of an upload: turned as the camera was held, cut to the crop, in sRGB, without metadata (it may hold the place of a photograph).
 * The first bytes decide the format. Only accepted formats reach the decoder; the file's name and type are ignored.
 */
async function makePortrait(image: Uint8Array, crop: ImageForm['crop']): Promise<Portrait | PortraitRefusal> {
  const format = formatOf(image)
  if (!format) return 'type'
  return inTurn(() => decode(image, crop, format))
}

async function decode(image: Uint8Array, crop: ImageForm['crop'], format: Format): Promise<Portrait | PortraitRefusal> {
  const open = () => sharp(image, { limitInputPixels: imageLimits.pixels, failOn: 'error', autoOrient: true })
  try {
    const seen = await open().metadata()
    if (!isFormat(seen, format)) return 'type'
    if (seen.width * seen.height > imageLimits.pixels) return 'too_large'
    const { width, height } = seen.autoOrient
    if (crop && (crop.width < 1 || crop.height < 1)) return 'crop'
    if (crop && (crop.left + crop.width > width || crop.top + crop.height > height)) return 'crop'
    const square = (crop ? open().extract(crop) : open())
      .resize(PORTRAIT_PX, PORTRAIT_PX, { fit: 'cover' })
      .toColourspace('srgb')
      .timeout({ seconds: SECONDS })
    // Decodes once: both files are made from the small square.
    const { data, info } = await square.raw().toBuffer({ resolveWithObject: true })
    const small = sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
    const [webp, jpeg] = await Promise.all([
      small.clone().webp({ quality: 82 }).toBuffer(),
      // JPEG has no transparency: use white, not black.
      small.clone().flatten({ background: '#ffffff' }).jpeg({ quality: 82, mozjpeg: true }).toBuffer(),
    ])
    return { webp, jpeg }
  } catch (error) {
    return error instanceof Error && /pixel limit/i.test(error.message) ? 'too_large' : 'broken'
  }
}

type Format = 'jpeg' | 'png' | 'webp' | 'avif'

/** By the first bytes. */
function formatOf(image: Uint8Array): Format | null {
  const head = Buffer.from(image.subarray(0, 12)).toString('latin1')
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (head.startsWith('RIFF') && head.slice(8) === 'WEBP') return 'webp'
  if (/^(avif|avis|mif1|msf1)$/.test(head.slice(8)) && head.slice(4, 8) === 'ftyp') return 'avif'
  return null
}

/** The decoder must find the same format. HEIC uses the same container as AVIF. */
function isFormat(seen: Metadata, format: Format): boolean {
  return format === 'avif' ? seen.format === 'heif' && seen.compression === 'av1' : seen.format === format
}

/** The size of a form without its file. */
const FORM_BYTES = 16 * 1024
/** An upload that is too large is read up to this size, so the browser gets the reason. Above it the connection is closed. */
const DRAIN_BYTES = 4 * imageLimits.bytes

const pixels = z.string().check(z.regex(/^\d{1,5}$/, 'invalid'))
const cropSchema = z.object({ x: pixels, y: pixels, width: pixels, height: pixels })

interface ImageForm {
  image: Uint8Array<ArrayBuffer>
  crop: { left: number; top: number; width: number; height: number } | null
}

/**
 * Reads a multipart form with the file `image`, and an optional crop `x`, `y`, `width`, `height`.
 * @throws Refused 422 `image: required` (also without a form), `broken` or `too_large`, or a code at a field of the crop; 413 far above the limit.
 */
async function readImageForm(request: Request): Promise<ImageForm> {
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
  const given = Object.fromEntries(
    ['x', 'y', 'width', 'height'].flatMap((name) => {
      const value = form.get(name)
      return value === null ? [] : [[name, value]]
    }),
  )
  if (Object.keys(given).length === 0) return null
  const { x, y, width, height } = checkPayload(cropSchema, given)
  return { left: Number(x), top: Number(y), width: Number(width), height: Number(height) }
}

const TYPES = { webp: 'image/webp', jpg: 'image/jpeg' } as const

/**
 * `GET /media/people/<random>.webp` or `.jpg`: a person's picture, for anyone who has its address. Null if the path is none of these or the picture is
 * deleted. Only the person's own browser caches it, and not for long: a deleted picture must not stay in a shared cache.
 */
export async function servePortrait(deps: Reading, request: Request): Promise<Response | null> {
  const [, name, ending] = /^\/media\/people\/([\w-]{32})\.(webp|jpg)$/.exec(new URL(request.url).pathname) ?? []
  if (!name || (request.method !== 'GET' && request.method !== 'HEAD')) return null
  const type = ending === 'webp' ? 'webp' : 'jpg'
  const row = await deps.db
    .selectFrom('portraits')
    .select(type === 'webp' ? 'webp as body' : 'jpeg as body')
    .where('name', '=', name)
    .executeTakeFirst()
  if (!row) return null
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(row.body), {
    headers: {
      'Content-Type': TYPES[type],
      'Content-Length': String(row.body.byteLength),
      'Cache-Control': 'private, max-age=3600',
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Content-Security-Policy': "default-src 'none'",
      'X-Content-Type-Options': 'nosniff',
    },
  })
}
