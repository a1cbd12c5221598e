import { readFile, stat } from 'node:fs/promises'
import { extname } from 'node:path'
import { languages } from '../../shared/languages.ts'
import { answerFile } from './answerFile.ts'
import { mediaPath } from './mediaFiles.ts'
import { renditionWidths } from './picture.ts'
import type { RasterType } from './renderDrawing.ts'
import { createRenditions, type RenditionOptions } from './renditions.ts'

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
