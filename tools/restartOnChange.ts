import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { watch } from 'node:fs'
import { join } from 'node:path'
import { repository } from '../demo/stack/places.ts'

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

/** Folders whose code runs in the servers; a change there needs a new process. */
export const SERVER_SOURCES = ['api', 'demo', 'owner', 'shared', 'site/server']

/**
 * Runs a script in its own process, and again after every change of the servers' sources. After a failed run it waits for the next change. Otherwise it ends
 * with the script (Ctrl-C reaches both processes).
 *
 * @returns the exit code of the last run
 */
export async function restartOnChange(script: string, args: readonly string[]): Promise<number> {
  const changes = new EventTarget()
  let ending = false
  const stopWatching = watchSources(SERVER_SOURCES, async () => {
    changes.dispatchEvent(new Event('change'))
  })
  for (let run = 0; ; run++) {
    const child = spawn(process.execPath, [script, ...args], { stdio: 'inherit' })
    let changed = false
    const change = once(changes, 'change').then(() => {
      changed = true
      child.kill('SIGTERM')
    })
    const end = (signal: NodeJS.Signals) => {
      ending = true
      child.kill(signal)
    }
    process.on('SIGINT', end).on('SIGTERM', end)
    const code = await new Promise<number>((resolve) => child.once('exit', (status) => resolve(status ?? 0)))
    process.off('SIGINT', end).off('SIGTERM', end)
    if (ending || (!changed && (code === 0 || run === 0))) {
      stopWatching()
      return code
    }
    if (!changed) await change
    console.log('  sources changed: starting anew')
  }
}
