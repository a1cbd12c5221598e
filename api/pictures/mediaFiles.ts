import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Picture } from '../../shared/contract/basics.ts'
import type { ApiConfig } from '../base/config.ts'

/** Absolute address of a picture, in the folder `media` beside the API root. It is absolute because a partner's page shows it, too. */
export function mediaUrl(config: Pick<ApiConfig, 'apiRoot'>, name: string): string {
  return new URL(`media/${name}.svg`, config.apiRoot).href
}

export interface Size {
  width: number
  height: number
}

const mediaFile = /^[\w-]+(\.[a-z]{2,3})?\.(svg|mp4|webm|vtt)$/

/** The pictures and videos in a folder and its subfolders: the file's name, and its path in the folder. */
export function listMedia(directory: string): { file: string; path: string }[] {
  const all = readdirSync(directory, { withFileTypes: true, recursive: true })
  const media = all.filter((entry) => entry.isFile() && mediaFile.test(entry.name))
  return media.map((entry) => ({
    file: entry.name,
    path: relative(directory, join(entry.parentPath, entry.name)),
  }))
}

const indexes = new Map<string, Map<string, string>>()

/** Reads folders and sizes again. Call it after an import: it may have brought new pictures. */
export function forgetMedia(): void {
  indexes.clear()
  sizes.clear()
}

/** The path of a media file; null if there is none. Folders are read once, until the next import. */
export function mediaPath(directory: string, file: string): string | null {
  let index = indexes.get(directory)
  if (!index) {
    index = new Map(listMedia(directory).map((one) => [one.file, join(directory, one.path)]))
    indexes.set(directory, index)
  }
  return index.get(file) ?? null
}

const sizes = new Map<string, Size>()

/** Size of a drawing in px, from its viewBox; null if there is no such drawing. Read once, until the next import. */
export function drawingSize(directory: string, name: string): Size | null {
  const path = mediaPath(directory, `${name}.svg`)
  if (path === null) return null
  const size = sizes.get(path) ?? readSize(path)
  if (size) sizes.set(path, size)
  return size
}

function readSize(path: string): Size | null {
  try {
    const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(readFileSync(path, 'utf8')) ?? []
    return width && height ? { width: Number(width), height: Number(height) } : null
  } catch {
    return null
  }
}

/** Bytes of a media file; null if it does not exist or is empty. */
export function mediaBytes(directory: string, file: string): number | null {
  const path = mediaPath(directory, file)
  return (path !== null && statSync(path, { throwIfNoEntry: false })?.size) || null
}

/** The widths in px of renditions. There are no others, so nobody can fill the cache with all of them. */
export const renditionWidths = [480, 960, 1600] as const

/** The size to use if the drawing is missing: that of a banner, so the page keeps its layout. */
const absent: Size = { width: 1600, height: 900 }

/** `drawing`: the SVG itself. `raster`: renditions in px, for detailed drawings. */
type PictureKind = 'drawing' | 'raster'

type PictureConfig = Pick<ApiConfig, 'apiRoot' | 'mediaDirectory'>

/** The contract's picture for the name of a drawing. */
export function toPicture(
  config: PictureConfig,
  { name, alt }: { name: string; alt: string },
  kind: PictureKind = 'drawing',
): Picture {
  const size = drawingSize(config.mediaDirectory, name) ?? absent
  if (kind === 'drawing') return { src: mediaUrl(config, name), alt, ...size }
  const at = (width: number, type: string) => new URL(`media/${width}/${name}.${type}`, config.apiRoot).href
  const width = Math.max(...renditionWidths)
  return {
    src: at(960, 'jpg'),
    alt,
    width,
    height: Math.round((width * size.height) / size.width),
    sources: (['webp', 'jpg'] as const).map((type) => ({
      type: type === 'jpg' ? 'image/jpeg' : 'image/webp',
      srcset: renditionWidths.map((wide) => `${at(wide, type)} ${wide}w`).join(', '),
    })),
  }
}
