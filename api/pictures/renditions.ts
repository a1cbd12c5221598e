import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { BoundedCache } from '../reads/boundedCache.ts'
import { createTurns } from './createTurns.ts'
import { mediaPath } from './mediaFiles.ts'
import { type RasterType, renderDrawing } from './renderDrawing.ts'

const MOST_BYTES = 32 * 1024 * 1024

export interface Rendition {
  bytes: Uint8Array
  etag: string
}

export interface RenditionOptions {
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
export function createRenditions({ directory, keepIn, render = renderDrawing }: RenditionOptions) {
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
