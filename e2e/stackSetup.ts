import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const START_WITHIN_MS = 120_000

/**
 * Starts the servers in their own process, so they do not share a thread with the test runner. Tests get their addresses from the environment.
 *
 * @returns a function that ends them
 */
async function startStackProcess(): Promise<() => Promise<void>> {
  const child = spawn(process.execPath, [fileURLToPath(new URL('stackProcess.ts', import.meta.url))], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const roots = await new Promise<string>((resolve, reject) => {
    const late = setTimeout(() => {
      child.kill()
      reject(new Error(`The servers did not answer within ${START_WITHIN_MS / 1000} s.`))
    }, START_WITHIN_MS)
    createInterface({ input: child.stdout }).once('line', (line) => {
      clearTimeout(late)
      resolve(line)
    })
    child.once('exit', (code) => reject(new Error(`The servers ended before they answered (code ${code}).`)))
  })
  process.env['E2E_ROOTS'] = roots
  const say = (code: number | null, signal: string | null): void =>
    console.error(
      `The servers ended in the middle of the tests (${code ?? signal}): what failed after this proves nothing.`,
    )
  child.once('exit', say)
  return async () => {
    child.off('exit', say)
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    // The end of its input closes the process, even if this one crashes.
    child.stdin.end()
    await ended
  }
}

export default startStackProcess
