import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Where the drawings and films of the demo lie. */
export const mediaDirectory = join(import.meta.dirname, '../media')

export interface Size {
  width: number
  height: number
}

const sizes = new Map<string, Size>()

/** Size of a drawing in px, from its viewBox; null where there is no such drawing. Read once, since drawings do not change while the API runs. */
export function drawingSize(name: string): Size | null {
  const known = sizes.get(name)
  if (known) return known
  const size = readSize(join(mediaDirectory, `${name}.svg`))
  if (size) sizes.set(name, size)
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

/** Bytes of a media file; null where there is none, or nothing in it. */
export function mediaBytes(file: string): number | null {
  return statSync(join(mediaDirectory, file), { throwIfNoEntry: false })?.size || null
}
