import { once } from 'node:events'

/** The message of an error and of its causes, for the terminal. */
export function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  // A host with several addresses fails with one error for each, and without a message of its own.
  const own = error.message || (error instanceof AggregateError ? error.errors.map(explain).join(', ') : error.name)
  return error.cause === undefined ? own : `${own}: ${explain(error.cause)}`
}

interface Run<Stack extends { close(): Promise<void> }> {
  /** Aborts at Ctrl-C. */
  stopped: AbortSignal
  build(): Promise<unknown>
  start(): Promise<Stack>
  /** Called once everything answers. */
  ready(stack: Stack): void
  complain?: (line: string) => void
}

/**
 * Builds, starts the stack, and closes it after Ctrl-C, which may come at any step.
 *
 * @returns the exit code
 */
export async function runUntilStopped<Stack extends { close(): Promise<void> }>({
  stopped,
  build,
  start,
  ready,
  complain = console.error,
}: Run<Stack>): Promise<0 | 1> {
  let stack: Stack | undefined
  try {
    await build()
    if (!stopped.aborted) stack = await start()
    if (stack && !stopped.aborted) {
      ready(stack)
      await once(stopped, 'abort')
    }
    return 0
  } catch (error) {
    // Ctrl-C reaches the build and the database, too. Ignore failures after a stop was requested.
    if (stopped.aborted) return 0
    complain(`\n  ${explain(error)}\n`)
    return 1
  } finally {
    await stack?.close()
  }
}

/**
 * Sends this process a SIGTERM when the npm command that started it has ended. npm passes a SIGTERM to its shell, and the shell ends without passing
 * it on. A program started without npm is left alone.
 *
 * @param everyMs how often to check, in milliseconds.
 */
export function endWithNpm(everyMs = 500): void {
  if (!process.env['npm_lifecycle_event']) return
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }, everyMs)
  timer.unref()
}
