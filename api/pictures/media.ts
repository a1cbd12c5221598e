import { readFile, stat } from 'node:fs/promises'
import { languages } from '../../shared/languages.ts'
import { answerFile } from './answerFile.ts'
import { mediaPath } from './mediaFiles.ts'
import { renditionWidths } from './picture.ts'
import type { RasterType } from './renderDrawing.ts'
import { createRenditions, type RenditionOptions } from './renditions.ts'

const types = {
  svg: 'image/svg+xml; charset=utf-8',
  mp4: 'video/mp4',
  webm: 'video/webm',
  vtt: 'text/vtt; charset=utf-8',
  webp: 'image/webp',
  jpg: 'image/jpeg',
} as const

/** An SVG that is opened by itself must not run scripts. */
const drawingHeaders = { 'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'" }

const filePattern = new RegExp(`^/media/([\\w-]+\\.(svg|mp4|webm)|[\\w-]+\\.(?:${languages.join('|')})\\.(vtt))$`)
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
      return found && answerFile(request, { ...found, type: types[rendition.type] })
    }
    const [, file, plain, captions] = filePattern.exec(pathname) ?? []
    const extension = readExtension(plain ?? captions)
    const path = file ? mediaPath(options.directory, file) : null
    return path && extension ? serveFile(request, path, extension) : null
  }
}

function readRendition(pathname: string): { width: number; name: string; type: RasterType } | null {
  const [, width, name, type] = renditionPattern.exec(pathname) ?? []
  const known = renditionWidths.find((one) => String(one) === width)
  if (!known || !name || (type !== 'webp' && type !== 'jpg')) return null
  return { width: known, name, type }
}

const readExtension = (text: string | undefined) =>
  text === 'svg' || text === 'mp4' || text === 'webm' || text === 'vtt' ? text : null

async function serveFile(
  request: Request,
  path: string,
  extension: 'svg' | 'mp4' | 'webm' | 'vtt',
): Promise<Response | null> {
  try {
    const [bytes, { mtimeMs, size }] = await Promise.all([readFile(path), stat(path)])
    return answerFile(request, {
      bytes,
      type: types[extension],
      etag: `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`,
      ranges: extension === 'mp4' || extension === 'webm',
      ...(extension === 'svg' ? { headers: drawingHeaders } : {}),
    })
  } catch {
    return null
  }
}
