import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Breach } from './books/breaches.ts'
import { inspectionSchema } from './books/inspect.ts'

export interface ApiSettings {
  port: number
  /** Addresses of the provider. */
  paymentUrl: string
  infoUrl: string
  dataDir: string
  /** Absent: the embedded database in `dataDir`. */
  databaseUrl?: string
}

const program = join(import.meta.dirname, 'apiProcess.ts')
const ASK_EVERY_MS = 50

/** Runs the API in a process of its own. Its lines are written to `logFile`. */
export function createApiRunner(settings: ApiSettings, logFile: string) {
  const root = `http://127.0.0.1:${settings.port}/api`
  /** What the starts of the API found in the database before they served anybody, and how often they looked. */
  const found = { inspections: 0, breaches: new Array<Breach>() }
  let child: ChildProcess | null = null
  const isRunning = () => child !== null && child.exitCode === null && child.signalCode === null

  /** Ends when the process is gone. */
  async function end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    if (!child || !isRunning()) return
    const gone = once(child, 'exit')
    child.kill(signal)
    await gone
  }

  /** Waits for a good answer. Answers how long that took, in ms. */
  async function answers(): Promise<number> {
    const begun = performance.now()
    for (;;) {
      if (!isRunning()) throw new Error(`the API has ended by itself: ${await lastLines(logFile)}`)
      const isGood = await fetch(`${root}/project/dropdown-list`, { signal: AbortSignal.timeout(5_000) }).then(
        (response) => response.text().then(() => response.ok),
        () => false,
      )
      if (isGood) return performance.now() - begun
      await pause(ASK_EVERY_MS)
    }
  }

  /** Starts the process and waits for its first good answer. Answers how long that took, in ms, without the benchmark's own inspection of the database. */
  async function start(env: Record<string, string> = {}): Promise<number> {
    await end('SIGKILL')
    let inspectedMs = 0
    child = spawn(process.execPath, [program, JSON.stringify(settings)], {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    child.once('message', (message) => {
      const { tookMs, breaches } = inspectionSchema.parse(message)
      inspectedMs = tookMs
      found.inspections += 1
      found.breaches.push(...breaches)
    })
    const log = createWriteStream(logFile, { flags: 'a' })
    child.stdout?.pipe(log, { end: false })
    child.stderr?.pipe(log, { end: false })
    return (await answers()) - inspectedMs
  }

  return { root, found, start, answers, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') }
}

async function lastLines(logFile: string): Promise<string> {
  return (await readFile(logFile, 'utf8')).split('\n').slice(-30).join('\n')
}
