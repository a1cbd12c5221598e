/** Pictures that people upload: read from a form, decoded, stored in the database, and served at a random address. */
import sharp, { type Metadata, type Sharp } from 'sharp'
import type { Picture } from '../../shared/contract/basics.ts'
import { imageLimits } from '../../shared/contract/people/profile.ts'
import type { ApiConfig } from '../base/config.ts'
import { readMultipart } from '../base/http/readRequest.ts'
import { invalid } from '../base/http/refusal.ts'
import type { Reading } from '../storage/database.ts'
import { createTurns } from '../base/createTurns.ts'

/** The longest time, in seconds, to decode a picture. */
const SECONDS = 15

/** Decoding takes much memory and a processor. Other requests wait for their turn, and the machine stays free for other answers. */
const inTurn = createTurns({ waiting: 8 })

interface StoredPicture {
  webp: Buffer
  jpeg: Buffer
  /** Px. */
  width: number
  height: number
}

/** Code at the field `image`. */
export type ImageRefusal = 'type' | 'too_large' | 'broken'

/**
 * Makes both files of an upload: turned as the camera was held, in sRGB, without metadata (it may hold the place of a photograph). The first bytes decide the
 * format. Only accepted formats reach the decoder; the file's name and type are ignored.
 * @param cut makes it smaller, or answers a refusal of its own; it gets the size after orientation is applied, in px
 */
export async function decodeUpload<Own extends string = never>(
  image: Uint8Array,
  cut: (picture: Sharp, size: { width: number; height: number }) => Sharp | Own,
): Promise<StoredPicture | ImageRefusal | Own> {
  const format = formatOf(image)
  if (!format) return 'type'
  return inTurn(async () => {
    const open = () => sharp(image, { limitInputPixels: imageLimits.pixels, failOn: 'error', autoOrient: true })
    try {
      const seen = await open().metadata()
      if (!isFormat(seen, format)) return 'type'
      if (seen.width * seen.height > imageLimits.pixels) return 'too_large'
      const cutOut = cut(open(), seen.autoOrient)
      if (typeof cutOut === 'string') return cutOut
      // Decodes once: both files are made from the small picture.
      const small = cutOut.toColourspace('srgb').timeout({ seconds: SECONDS })
      const { data, info } = await small.raw().toBuffer({ resolveWithObject: true })
      const { width, height, channels } = info
      const raw = sharp(data, { raw: { width, height, channels } })
      const [webp, jpeg] = await Promise.all([
        raw.clone().webp({ quality: 82 }).toBuffer(),
        // JPEG has no transparency: use white, not black.
        raw.clone().flatten({ background: '#ffffff' }).jpeg({ quality: 82, mozjpeg: true }).toBuffer(),
      ])
      return { webp, jpeg, width, height }
    } catch (error) {
      return error instanceof Error && /pixel limit/i.test(error.message) ? 'too_large' : 'broken'
    }
  })
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

/**
 * Reads a multipart form with the file `image`.
 * @throws Refused 422 `image: required` (also without a form), `broken` or `too_large`; 413 far above the limit.
 */
export async function readImageForm(
  request: Request,
): Promise<{ form: FormData; image: Uint8Array<ArrayBuffer> | null }> {
  const parse = await readMultipart(request, 'image', { most: imageLimits.bytes + FORM_BYTES, drained: DRAIN_BYTES })
  const form = await parse()
  const file = form.get('image')
  if (!(file instanceof Blob) || file.size === 0) return { form, image: null }
  if (file.size > imageLimits.bytes) throw invalid({ image: 'too_large' })
  return { form, image: new Uint8Array(await file.arrayBuffer()) }
}

/** The folders of stored pictures, with their tables. */
const tables = { people: 'portraits', deeds: 'deeds' } as const

const TYPES = { webp: 'image/webp', jpg: 'image/jpeg' } as const

/** A stored picture in the contract's form: JPEG for every browser, WebP for most. @param name random; width and height in px */
export function storedPicture(
  { apiRoot }: Pick<ApiConfig, 'apiRoot'>,
  folder: keyof typeof tables,
  { name, alt, width, height }: { name: string; alt: string; width: number; height: number },
): Picture {
  const address = (ending: string) => new URL(`media/${folder}/${name}.${ending}`, apiRoot).href
  const sources = [{ type: TYPES.webp, srcset: `${address('webp')} ${width}w` }]
  return { src: address('jpg'), alt, width, height, sources }
}

/**
 * `GET /media/people/<random>.webp` or `.jpg`, and `/media/deeds/`: a stored picture, for anyone who has its address. Null if the path is none of these or the
 * picture is deleted. Only the reader's own browser caches it, and not for long: a deleted picture must not stay in a shared cache.
 */
export async function serveStoredPicture({ db }: Reading, request: Request): Promise<Response | null> {
  const path = /^\/media\/(people|deeds)\/([\w-]{32})\.(webp|jpg)$/.exec(new URL(request.url).pathname)
  const [, folder, name = '', ending] = path ?? []
  if (!path || (request.method !== 'GET' && request.method !== 'HEAD')) return null
  const type = ending === 'webp' ? 'webp' : 'jpg'
  const column = type === 'webp' ? 'webp as body' : 'jpeg as body'
  const row =
    folder === 'people'
      ? await db.selectFrom(tables.people).select(column).where('name', '=', name).executeTakeFirst()
      : await db.selectFrom(tables.deeds).select(column).where('picture', '=', name).executeTakeFirst()
  if (!row?.body) return null
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
