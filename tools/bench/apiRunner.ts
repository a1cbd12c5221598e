import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import * as z from 'zod/mini'
import { type Breach, inspectionSchema } from './faults/books.ts'
import { createTransport, type Transport } from '../../shared/contract/transport.ts'

export interface ApiSettings {
  port: number
  /** Addresses of the provider. */
  paymentUrl: string
  infoUrl: string
  /** Its keys are there, so processes with the same folder have the same keys. */
  dataDir: string
  databaseUrl?: string
  /** The embedded database, in memory. Without both of them it is in `dataDir`. */
  memory?: boolean
}

export type ApiRunner = ReturnType<typeof createApiRunner>

const cpuSchema = z.object({ user: z.number(), system: z.number() })
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
    const log = openSync(logFile, 'a')
    child = fork(program, [JSON.stringify(settings)], {
      env: { ...process.env, ...env },
      stdio: ['ignore', log, log, 'ipc'],
    })
    closeSync(log)
    child.once('message', (message) => {
      const { tookMs, breaches } = inspectionSchema.parse(message)
      inspectedMs = tookMs
      found.inspections += 1
      found.breaches.push(...breaches)
    })
    return (await answers()) - inspectedMs
  }

  /** Processor time so far, in ms. */
  async function cpuMs(): Promise<number> {
    if (!child) return 0
    child.send('cpu')
    const [usage] = await once(child, 'message')
    const { user, system } = cpuSchema.parse(usage)
    return (user + system) / 1000
  }

  return { root, found, start, answers, cpuMs, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') }
}

async function lastLines(logFile: string): Promise<string> {
  return (await readFile(logFile, 'utf8')).split('\n').slice(-30).join('\n')
}

/** The client of our own pages. */
export const clientOf = (root: string, token: string | null = null): Transport =>
  createTransport({ root, fetch, timeoutSignal: (ms) => AbortSignal.timeout(ms), token: () => token, lang: () => 'en' })
