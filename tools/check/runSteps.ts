import { problemLines } from './problemLines.ts'
import type { Finished, Outcome, Step } from './step.ts'

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
