import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { isRunning } from '../../demo/stack/isRunning.ts'
import { repository } from '../../demo/stack/places.ts'

const commandFile = join(repository, 'tools/check/runCommand.ts')
/** Starts a shell through `run`. The shell starts a sleeping program and prints its process id. */
const outer = `
  import { run } from ${JSON.stringify(commandFile)}
  await run('sh', ['-c', 'sleep 60 & echo $!; wait'], true)
`

it.each(['SIGTERM', 'SIGINT'] as const)('%s ends the program and everything that it started', async (signal) => {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', outer], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string]
  const sleeper = Number(line)
  expect(isRunning(sleeper)).toBe(true)
  child.kill(signal)
  await once(child, 'exit')
  await expect.poll(() => isRunning(sleeper)).toBe(false)
})
