import { join } from 'node:path'
import { repository } from '../../demo/stack/places.ts'

/** A line that names a file, as our tools print it: `a.ts(3,4): …`, `a.md:3:1 …`, `a.ts format ━━`, `error rule: a.ts → b.ts`, or the file alone; and a budget that is exceeded. */
const problem = /^(?:error \S+: )?[\w./-]+\.\w{2,4}(?:\(\d|:\d|:? → | format ━|$)|TOO MUCH$/
const most = 20
const width = 160

/** The problems in a tool's output, one short line each. Without a line that names a file, the first line says what is wrong. */
export function problemLines(output: string): string[] {
  const lines = output
    .replaceAll(join(repository, '/'), '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  const problems = lines.filter((line) => problem.test(line))
  const short = (problems.length > 0 ? problems : lines.slice(0, 1)).map((line) =>
    line.replace(/ ━+$/, '').slice(0, width),
  )
  return short.length > most ? [...short.slice(0, most), `and ${short.length - most} more`] : short
}

/** The result of a step. */
export interface Outcome {
  passed: number
  failed: number
  /** A short text for the table, such as `412 tests`. */
  note?: string
  /** Printed in full if the step failed. */
  output?: string
  /** What failed within the step, one line each. If absent, the lines of `output` that name a problem. */
  failures?: readonly string[]
}

export interface Step {
  name: string
  run(): Promise<Outcome>
}

interface Finished extends Outcome {
  name: string
  seconds: number
}

/**
 * Runs several steps side by side, and prints a line as each ends, with the output of a failed one below. A step that throws has failed.
 *
 * @returns the result of each, in the given order
 */
export async function runSteps(steps: readonly Step[], sideBySide: number): Promise<Finished[]> {
  const finished: Finished[] = []
  const waiting = steps.entries()
  const worker = async () => {
    for (const [index, step] of waiting) {
      const begun = performance.now()
      const outcome = await step.run().catch(failed)
      const done = { ...outcome, name: step.name, seconds: (performance.now() - begun) / 1000 }
      finished[index] = done
      console.log(line(done))
      if (done.failed > 0 && done.output) console.log(`\n${done.output.trimEnd()}\n`)
    }
  }
  await Promise.all(Array.from({ length: sideBySide }, worker))
  return finished
}

const failed = (error: unknown): Outcome => ({
  passed: 0,
  failed: 1,
  output: error instanceof Error ? error.message : String(error),
})

/** `lint                 4.2 s  ok`, the same width in every line. */
const line = ({ name, seconds, failed, note }: Finished): string => {
  const result = failed > 0 ? 'FAILED' : 'ok'
  return `  ${name.padEnd(24)}${seconds.toFixed(1).padStart(6)} s  ${result}${note ? `  ${note}` : ''}`
}

/** Names of all failures, one line each; empty if there are none. */
export const failureLines = (finished: readonly Finished[]): string[] =>
  finished
    .filter(({ failed }) => failed > 0)
    .flatMap(({ name, failures = [], output = '' }) => {
      const problems = failures.length > 0 ? failures : problemLines(output)
      return problems.length > 0 ? problems.map((one) => `${name}: ${one}`) : [name]
    })

/** Prints the failures and the last line `N passed, N failed`; sets the exit code of this process. */
export function report(finished: readonly Finished[]): void {
  const lines = failureLines(finished)
  if (lines.length > 0) console.log(`\nFailed:\n${lines.map((one) => `  ${one}`).join('\n')}`)
  const { passed, failed } = sum(finished)
  console.log(`\n${passed} passed, ${failed} failed`)
  process.exitCode = failed === 0 ? 0 : 1
}

export const sum = (finished: readonly Finished[]): { passed: number; failed: number } => ({
  passed: finished.reduce((total, { passed }) => total + passed, 0),
  failed: finished.reduce((total, { failed }) => total + failed, 0),
})
