import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

/** Starts a PostgreSQL server that ends with this process. */
export async function startKeeper(): Promise<{ databaseUrl: string; stop(): Promise<void> }> {
  const keeper = spawn(process.execPath, [join(import.meta.dirname, 'keeper.ts')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const ended = once(keeper, 'exit')
  for await (const databaseUrl of createInterface(keeper.stdout))
    return {
      databaseUrl,
      async stop() {
        keeper.stdin.end()
        await ended
      },
    }
  throw new Error('PostgreSQL did not start')
}
