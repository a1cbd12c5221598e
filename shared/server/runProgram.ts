import { once } from 'node:events'

/** The exit code of a wrong configuration (EX_CONFIG of sysexits). A service manager need not try again. */
const WRONG_CONFIGURATION = 78

/** A supervisor such as npm passes on a signal that the terminal has sent already. */
const REPEATED_WITHIN_MS = 1000

interface Program {
  close(): Promise<void>
}

/** Prints the problems of a configuration, and ends the process. */
export function endWithProblems(program: string, problems: readonly string[]): never {
  const lines = problems.map((problem) => `  ${problem}`)
  console.error(`The configuration of ${program} is not usable:\n${lines.join('\n')}`)
  process.exit(WRONG_CONFIGURATION)
}

/** The message of an error and of its causes, for the terminal. */
export function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  // A host with several addresses fails with one error for each, and without a message of its own.
  const own = error.message || (error instanceof AggregateError ? error.errors.map(explain).join(', ') : error.name)
  return error.cause === undefined ? own : `${own}: ${explain(error.cause)}`
}

/** Aborts at SIGTERM or SIGINT. A second signal ends the process at once. */
function stopSignal(): AbortSignal {
  const stopped = new AbortController()
  let askedAtMs = 0
  const stop = () => {
    if (askedAtMs > 0 && Date.now() - askedAtMs > REPEATED_WITHIN_MS) process.exit(1)
    askedAtMs ||= Date.now()
    stopped.abort()
  }
  process.on('SIGTERM', stop).on('SIGINT', stop)
  return stopped.signal
}

/**
 * Runs a program until SIGTERM or SIGINT, closes it, and ends with exit code 0. A second signal ends the process at once, with code 1. A program that cannot
 * start prints its error with its causes, and ends with code 1.
 */
export async function runProgram(start: () => Promise<Program>): Promise<never> {
  const asked = once(stopSignal(), 'abort')
  try {
    const program = await Promise.race([start(), asked.then(() => null)])
    await asked
    await program?.close()
    process.exit(0)
  } catch (error) {
    console.error(explain(error))
    process.exit(1)
  }
}
