import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import * as z from 'zod/mini'
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
const ASK_EVERY_MS = 50
const ANSWER_MS = 30_000

/** Runs the API in a process of its own. */
export function createApiRunner(settings: ApiSettings) {
  const root = `http://127.0.0.1:${settings.port}/api`
  let child: ChildProcess | null = null
  let printed = ''
  const isRunning = () => child !== null && child.exitCode === null && child.signalCode === null

  /** Ends when the process is gone. */
  async function end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    if (!child || !isRunning()) return
    const gone = once(child, 'exit')
    child.kill(signal)
    await gone
  }

  /** Waits for a good answer. Answers how long that took, in ms. @throws with what the process printed, if it has ended */
  async function answers(): Promise<number> {
    const begun = performance.now()
    for (;;) {
      if (!isRunning()) throw new Error(`the API has ended by itself: ${printed}`)
      const isGood = await fetch(`${root}/project/dropdown-list`, { signal: AbortSignal.timeout(5_000) }).then(
        (response) => response.text().then(() => response.ok),
        () => false,
      )
      if (isGood) return performance.now() - begun
      await pause(ASK_EVERY_MS)
    }
  }

  /** Starts the process and waits for its first good answer. Answers how long that took, in ms. */
  async function start(env: Record<string, string> = {}): Promise<number> {
    await end('SIGKILL')
    printed = ''
    child = fork(join(import.meta.dirname, 'apiProcess.ts'), [JSON.stringify(settings)], {
      env: { ...process.env, ...env },
      silent: true,
    })
    for (const output of [child.stdout, child.stderr])
      output?.on('data', (part) => (printed = (printed + String(part)).slice(-3_000)))
    return answers()
  }

  /** Processor time so far, in ms. */
  async function cpuMs(): Promise<number> {
    if (!child || !isRunning()) throw new Error(`the API has ended by itself: ${printed}`)
    child.send('cpu')
    const [usage] = await once(child, 'message', { signal: AbortSignal.timeout(ANSWER_MS) })
    const { user, system } = cpuSchema.parse(usage)
    return (user + system) / 1000
  }

  return { root, start, answers, cpuMs, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') }
}

/** The client of our own pages. */
export const clientOf = (root: string, token: string | null = null): Transport =>
  createTransport({ root, fetch, timeoutSignal: (ms) => AbortSignal.timeout(ms), token: () => token, lang: () => 'en' })
