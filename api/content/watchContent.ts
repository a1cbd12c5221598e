import { setTimeout as pause } from 'node:timers/promises'
import type { Database, Reading } from '../storage/database.ts'
import type { WithLog } from '../base/logging/log.ts'

/** How often each process reads the version, in ms. The end-to-end time is in decision 044. */
const EVERY_MS = 2_000

export interface WatchedContent {
  /** The version of the content at the last reading. */
  version(): number
  stop(): Promise<void>
}

/** The number that rises with every change of content. */
export async function readContentVersion(db: Database): Promise<number> {
  return (await db.selectFrom('content_version').select('version').executeTakeFirstOrThrow()).version
}

/**
 * Reads the version of the content again and again. While the database is away, the last version stays: what it shows cannot change meanwhile.
 * `changed` runs before a new version is known. It polls, because a lost notification would leave a process with old content for good.
 */
export async function watchContent(
  { db, log }: Reading & WithLog,
  everyMs = EVERY_MS,
  changed: () => void = () => undefined,
): Promise<WatchedContent> {
  let version = await readContentVersion(db)
  let lost = false
  const read = async (): Promise<void> => {
    try {
      const current = await readContentVersion(db)
      if (current !== version) changed()
      version = current
      lost = false
    } catch (error) {
      if (!lost) log.warn('content version not read', { reason: String(error) })
      lost = true
    }
  }
  const stopping = new AbortController()
  /** The next reading starts after this one, so a slow database never has two of them. */
  const reading = (async () => {
    while (!stopping.signal.aborted) {
      await pause(everyMs, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined)
      if (!stopping.signal.aborted) await read()
    }
  })()
  return {
    version: () => version,
    async stop() {
      stopping.abort()
      await reading
    },
  }
}
