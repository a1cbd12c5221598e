import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'

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
