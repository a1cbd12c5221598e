import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { ApiSettings } from './apiSettings.ts'
import type { Breach } from './books/breaches.ts'
import { inspectionSchema } from './books/inspect.ts'

const program = fileURLToPath(new URL('apiProcess.ts', import.meta.url))
const ASK_EVERY_MS = 50

/** What the starts of the API found in the database before they served anybody. */
export interface Found {
  /** How often the database was compared with itself. */
  inspections: number
  breaches: Breach[]
}

export interface ApiRunner {
  root: string
  /**
   * Starts the process and waits for its first good answer. Answers how long that took, in ms, without the benchmark's own inspection of the database.
   */
  start(env?: Record<string, string>): Promise<number>
  /** SIGKILL; ends when the process is gone. */
  kill(): Promise<void>
  /** SIGTERM; ends when the process is gone. */
  stop(): Promise<void>
  isRunning(): boolean
  readonly found: Found
  /** Waits for a good answer. Answers how long that took, in ms. */
  answers(): Promise<number>
}

/** Runs the API in a process of its own. Its lines are written to `logFile`. */
export function createApiRunner(settings: ApiSettings, logFile: string): ApiRunner {
  const root = `http://127.0.0.1:${settings.port}/api`
  let child: ChildProcess | null = null

  async function end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const ending = child
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return
    const gone = once(ending, 'exit')
    ending.kill(signal)
    await gone
  }

  const runner: ApiRunner = {
    root,
    async start(env = {}) {
      await end('SIGKILL')
      child = spawn(process.execPath, [program, JSON.stringify(settings)], {
        env: { ...process.env, ...env },
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      const log = createWriteStream(logFile, { flags: 'a' })
      child.stdout?.pipe(log, { end: false })
      child.stderr?.pipe(log, { end: false })
      const tookMs = await runner.answers()
      const inspection = inspectionSchema.parse(JSON.parse(await readFile(settings.inspectionFile, 'utf8')))
      runner.found.inspections += 1
      runner.found.breaches.push(...inspection.breaches)
      return tookMs - inspection.tookMs
    },
    found: { inspections: 0, breaches: [] },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    isRunning: () => child !== null && child.exitCode === null && child.signalCode === null,
    async answers() {
      const begun = performance.now()
      for (;;) {
        if (!runner.isRunning()) throw new Error(`the API has ended by itself: ${await lastLines(logFile)}`)
        const isGood = await fetch(`${root}/project/dropdown-list`, { signal: AbortSignal.timeout(5_000) }).then(
          (response) => response.text().then(() => response.ok),
          () => false,
        )
        if (isGood) return performance.now() - begun
        await new Promise((go) => setTimeout(go, ASK_EVERY_MS))
      }
    },
  }
  return runner
}

async function lastLines(logFile: string): Promise<string> {
  return (await readFile(logFile, 'utf8')).split('\n').slice(-30).join('\n')
}
