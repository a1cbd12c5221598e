import { once } from 'node:events'
import { explain } from './explain.ts'

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
