import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, it } from 'vitest'
import { isRunning } from './isRunning.ts'
import { repository } from './places.ts'

const moduleFile = join(repository, 'demo/stack/endWithNpm.ts')
const program = `
  import { endWithNpm } from ${JSON.stringify(moduleFile)}
  endWithNpm(20)
  console.log(process.pid)
  setInterval(() => {}, 1000)
`

/** Starts the program through a shell, as npm does, and ends the shell. */
async function orphan(lifecycle: string): Promise<number> {
  const shell = spawn('sh', ['-c', '"$0" --input-type=module --eval "$1" & wait', process.execPath, program], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, npm_lifecycle_event: lifecycle },
  })
  const [line] = (await once(createInterface({ input: shell.stdout }), 'line')) as [string]
  shell.kill('SIGKILL')
  return Number(line)
}

it('ends a program whose npm has ended', async () => {
  const pid = await orphan('start')
  await expect.poll(() => isRunning(pid)).toBe(false)
})

it('leaves a program alone that was started without npm', async () => {
  const pid = await orphan('')
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(isRunning(pid)).toBe(true)
  process.kill(pid)
})
