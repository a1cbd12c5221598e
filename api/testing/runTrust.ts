import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const repository = join(import.meta.dirname, '../..')

type Env = Readonly<Record<string, string | undefined>>

/** Only what Node needs, so a variable of the test's own machine changes nothing. */
const bare = (env: Env) => {
  const { PATH, HOME, NODE_COMPILE_CACHE } = process.env
  return { PATH, HOME, ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }), ...env }
}

export interface RunningProgram {
  process: ChildProcess
  /** What it has printed so far. */
  printed(): string
  /** Sends SIGTERM and answers the exit code. */
  stop(): Promise<number | null>
}

/** Starts a program of this repository, e.g. `api/server/main.ts`. */
export function startProgram(file: string, env: Env): RunningProgram {
  const child = spawn(process.execPath, [join(repository, file)], { env: bare(env), cwd: repository })
  let text = ''
  child.stdout.on('data', (part) => (text += String(part)))
  child.stderr.on('data', (part) => (text += String(part)))
  const ended = once(child, 'exit')
  return {
    process: child,
    printed: () => text,
    async stop() {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM')
      await ended
      return child.exitCode
    },
  }
}

/** Waits until an address answers 200. @throws Error with what the program printed, if it ended before */
export async function untilReady(program: RunningProgram, address: string): Promise<void> {
  while (program.process.exitCode === null) {
    const answer = await fetch(address).catch(() => null)
    if (answer?.status === 200) return
    await pause(100)
  }
  throw new Error(`The program ended: ${program.printed()}`)
}

/** Runs a command of the repository to its end. @param cwd its folder */
export function runCommandFile(
  file: string,
  args: readonly string[],
  env: Env,
  cwd?: string,
): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [join(repository, file), ...args], { env: bare(env), cwd }, (error, stdout, stderr) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : error ? -1 : 0, output: `${stdout}${stderr}` }),
    )
  })
}
