import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { repository } from '../../demo/stack/places.ts'
import type { Outcome, Step } from './runSteps.ts'

/** TypeScript 7, which the linter has, too. Builds use 6, because tools need its API. */
const TYPESCRIPT = 'typescript-native/bin/tsc'

/** Node checks each file's text before it takes code from here. */
const compiled = join(repository, 'node_modules/.cache/compiled')

/**
 * Runs a program of node_modules in the repository with the current Node, and collects its output.
 *
 * @param live also prints the output at once.
 */
export function runTool(
  tool: string,
  args: readonly string[],
  live = false,
): Promise<{ code: number; output: string }> {
  const program = join(repository, 'node_modules', tool === 'tsc' ? TYPESCRIPT : `.bin/${tool}`)
  return run(process.execPath, [program, ...args], live)
}

const running = new Set<ChildProcess>()

/** Ends every running program and everything that it started when this process gets a signal. */
function endAll(signal: NodeJS.Signals): void {
  for (const { pid } of running) {
    try {
      if (pid !== undefined) process.kill(-pid, 'SIGTERM')
    } catch {
      // It has already ended.
    }
  }
  process.exit(signal === 'SIGINT' ? 130 : 143)
}

function endWithUs(child: ChildProcess): void {
  if (running.size === 0) process.on('SIGINT', endAll).on('SIGTERM', endAll)
  running.add(child)
  child.once('exit', () => {
    running.delete(child)
    if (running.size === 0) process.off('SIGINT', endAll).off('SIGTERM', endAll)
  })
}

/** Runs any program; see {@link runTool}. A missing program answers code 127. */
export function run(program: string, args: readonly string[], live = false): Promise<{ code: number; output: string }> {
  const child = spawn(program, args, {
    cwd: repository,
    // Its own process group, so everything that it started can be ended with it.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    // Failed component tests print the sentence, not thousands of lines of HTML. Programs that tests start again and again keep their compiled code.
    env: { NODE_COMPILE_CACHE: compiled, ...process.env, FORCE_COLOR: '0', NO_COLOR: '1', DEBUG_PRINT_LIMIT: '0' },
  })
  endWithUs(child)
  const output: string[] = []
  for (const [stream, screen] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ] as const) {
    stream.on('data', (chunk: Buffer) => {
      output.push(chunk.toString())
      if (live) screen.write(chunk)
    })
  }
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: 127, output: error.message }))
    child.once('close', (code) => resolve({ code: code ?? 1, output: output.join('') }))
  })
}

/** A step that passes if its program answers 0. */
export const toolStep = (name: string, tool: string, ...args: string[]): Step => ({
  name,
  async run(): Promise<Outcome> {
    const { code, output } = await runTool(tool, args)
    return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, output }
  },
})
