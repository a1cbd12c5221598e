import { watch } from 'node:fs'
import { join } from 'node:path'
import { repository } from '../../demo/stack/places.ts'

const SETTLE_MS = 200

/**
 * Calls `changed` once after every burst of changes in the folders, never twice at the same time.
 *
 * @param folders relative to the repository
 * @returns a function that stops watching
 */
export function watchSources(folders: readonly string[], changed: () => Promise<void>): () => void {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()
  const soon = (_event: string, name: string | null) => {
    if (name !== null && /\.test\.tsx?$/.test(name)) return
    clearTimeout(timer)
    timer = setTimeout(() => {
      running = running.then(changed)
    }, SETTLE_MS)
  }
  const watchers = folders.map((folder) => watch(join(repository, folder), { recursive: true }, soon))
  return () => {
    clearTimeout(timer)
    for (const watcher of watchers) watcher.close()
  }
}
