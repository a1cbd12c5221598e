import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import sharp from 'sharp'
import { themeColour } from '../base/themeColours.ts'
import { languages } from '../../shared/languages.ts'
import { BoundedCache } from '../base/boundedCache.ts'
import { hasTag } from '../base/http/answerMemory.ts'
import { createTurns } from '../base/createTurns.ts'
import { mediaPath, renditionWidths } from './mediaFiles.ts'

type RasterType = 'webp' | 'jpg'

/** The longest time, in seconds, to render one rendition. */
const SECONDS = 15

/** The renderer counts an SVG's units as 1/72 inch. */
const DRAWING_DPI = 72

/** Renders a drawing sharply at a width in px. It is not scaled from another rendition. */
export async function renderDrawing(drawing: Uint8Array, width: number, type: RasterType): Promise<Buffer> {
  const { width: own } = await sharp(drawing).metadata()
  const picture = sharp(drawing, { density: Math.max(1, (DRAWING_DPI * width) / own) })
    .resize({ width })
    .timeout({ seconds: SECONDS })
  if (type === 'webp') return picture.webp({ quality: 80 }).toBuffer()
  // JPEG has no transparency: use the page's colour instead of black.
  return picture
    .flatten({ background: themeColour('paper').light })
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer()
}

const fileTypes: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml; charset=utf-8',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.vtt': 'text/vtt; charset=utf-8',
}
const rasterTypes: Readonly<Record<RasterType, string>> = { webp: 'image/webp', jpg: 'image/jpeg' }

/** An SVG that is opened by itself must not run scripts. */
const drawingHeaders = { 'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'" }

const filePattern = new RegExp(`^/media/([\\w-]+\\.(?:svg|mp4|webm|(?:${languages.join('|')})\\.vtt))$`)
const renditionPattern = /^\/media\/(\d+)\/([\w-]+)\.(webp|jpg)$/

/**
 * `GET /media/<name>.svg`: drawings. `/media/<width>/<name>.webp` and `.jpg`: renditions, width in px. `/media/<name>.mp4`, `.webm` and
 * `<name>.<language>.vtt`: videos, also in parts. For any origin. Answers null if the path is none of these.
 */
export function createMedia(options: RenditionOptions): (request: Request) => Promise<Response | null> {
  const renditions = createRenditions(options)
  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return null
    const { pathname } = new URL(request.url)
    const rendition = readRendition(pathname)
    if (rendition) {
      const found = await renditions(rendition.name, rendition.width, rendition.type)
      return found && answerFile(request, { ...found, type: rasterTypes[rendition.type] })
    }
    const [, file] = filePattern.exec(pathname) ?? []
    const path = file ? mediaPath(options.directory, file) : null
    return path ? serveFile(request, path) : null
  }
}

function readRendition(pathname: string): { width: number; name: string; type: RasterType } | null {
  const [, width, name, type] = renditionPattern.exec(pathname) ?? []
  const known = renditionWidths.find((one) => String(one) === width)
  if (!known || !name || (type !== 'webp' && type !== 'jpg')) return null
  return { width: known, name, type }
}

async function serveFile(request: Request, path: string): Promise<Response | null> {
  const type = fileTypes[extname(path)] ?? ''
  try {
    const [bytes, { mtimeMs, size }] = await Promise.all([readFile(path), stat(path)])
    return answerFile(request, {
      bytes,
      type,
      etag: `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`,
      ranges: type.startsWith('video/'),
      ...(type.startsWith('image/') ? { headers: drawingHeaders } : {}),
    })
  } catch {
    return null
  }
}

interface MediaFile {
  bytes: Uint8Array
  type: string
  etag: string
  /** Whether a player may request a part of the file. */
  ranges?: boolean
  headers?: Record<string, string>
}

/** Answers a file to any origin, cached for a day, then revalidated; or a part of it if a player requests one. */
function answerFile(request: Request, file: MediaFile): Response {
  const headers = new Headers({
    'Content-Type': file.type,
    'Cache-Control': 'public, max-age=86400, stale-while-revalidate=604800',
    ETag: file.etag,
    'Access-Control-Allow-Origin': '*',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'X-Content-Type-Options': 'nosniff',
    ...file.headers,
  })
  if (file.ranges) headers.set('Accept-Ranges', 'bytes')
  if (hasTag(request.headers.get('If-None-Match'), file.etag)) return new Response(null, { status: 304, headers })
  const range = file.ranges && mayTakePart(request, file.etag) ? rangeOf(request, file) : null
  if (range === 'outside') {
    headers.set('Content-Range', `bytes */${file.bytes.byteLength}`)
    return new Response(null, { status: 416, headers })
  }
  const part = range ? file.bytes.subarray(range.first, range.last + 1) : file.bytes
  headers.set('Content-Length', String(part.byteLength))
  if (range) headers.set('Content-Range', `bytes ${range.first}-${range.last}/${file.bytes.byteLength}`)
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(part), { status: range ? 206 : 200, headers })
}

const rangeOf = (request: Request, file: MediaFile) => readRange(request.headers.get('Range'), file.bytes.byteLength)

/** A player that has the beginning of another file needs all of this one. */
function mayTakePart(request: Request, etag: string): boolean {
  const only = request.headers.get('If-Range')
  return only === null || only === etag
}

/** First and last byte, both included. */
interface ByteRange {
  first: number
  last: number
}

/**
 * Reads a Range header for a file of `size` bytes. Null: answer the whole file, for no range, several, or an unreadable one. `outside`: the range begins
 * after the end (416).
 */
function readRange(header: string | null, size: number): ByteRange | 'outside' | null {
  const [, from, to] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? []
  if (from === undefined || to === undefined || (from === '' && to === '')) return null
  if (from === '') {
    const tail = Number(to)
    return tail === 0 || size === 0 ? 'outside' : { first: Math.max(0, size - tail), last: size - 1 }
  }
  if (to !== '' && Number(to) < Number(from)) return null
  if (Number(from) >= size) return 'outside'
  return { first: Number(from), last: to === '' ? size - 1 : Math.min(Number(to), size - 1) }
}

const MOST_BYTES = 32 * 1024 * 1024

interface Rendition {
  bytes: Uint8Array
  etag: string
}

interface RenditionOptions {
  /** Folder of the drawings; it may have subfolders. */
  directory: string
  /** Folder that keeps renditions after a restart. Without it they are in memory only. */
  keepIn?: string
  render?: typeof renderDrawing
}

/**
 * Answers renditions of drawings; null if there is no such drawing. It renders on the first request, one at a time, so a page of pictures leaves the machine
 * free for other answers.
 */
function createRenditions({ directory, keepIn, render = renderDrawing }: RenditionOptions) {
  const cache = new BoundedCache(MOST_BYTES)
  const underWay = new Map<string, Promise<Uint8Array>>()
  const inTurn = createTurns()

  async function make(key: string, drawing: Uint8Array, width: number, type: RasterType): Promise<Uint8Array> {
    const path = keepIn && join(keepIn, key)
    const kept = path ? await readFile(path).catch(() => null) : null
    const bytes = kept ?? (await inTurn(() => render(drawing, width, type)))
    cache.set(key, bytes)
    if (keepIn && path && !kept) await keep(keepIn, path, bytes)
    return bytes
  }

  return async (name: string, width: number, type: RasterType): Promise<Rendition | null> => {
    const path = mediaPath(directory, `${name}.svg`)
    const drawing = path && (await readFile(path).catch(() => null))
    if (!drawing) return null
    // Keyed on the drawing's content, so a changed one is rendered again.
    const hash = createHash('sha256').update(drawing).digest('hex').slice(0, 16)
    const key = `${name}-${width}-${hash}.${type}`
    const known = cache.get(key)
    if (known) return { bytes: known, etag: `"${hash}-${width}"` }
    const making = underWay.get(key) ?? make(key, drawing, width, type).finally(() => underWay.delete(key))
    underWay.set(key, making)
    return { bytes: await making, etag: `"${hash}-${width}"` }
  }
}

/** Renames the complete file. A full disk is no reason to withhold the picture. */
async function keep(directory: string, path: string, bytes: Uint8Array): Promise<void> {
  try {
    await mkdir(directory, { recursive: true })
    const partial = `${path}.${randomUUID()}`
    await writeFile(partial, bytes)
    await rename(partial, path)
  } catch {
    // It is rendered again next time.
  }
}
