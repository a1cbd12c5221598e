import { expect, it, vi } from 'vitest'
import { runUntilStopped, explain } from './runUntilStopped.ts'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { repository } from './places.ts'
import { isRunning } from './isRunning.ts'

const refused = new Error('Migration failed', { cause: new Error('connect ECONNREFUSED 127.0.0.1:1') })

/** A run whose steps work. Each test breaks one. */
function newRun() {
  const stop = new AbortController()
  const close = vi.fn(async () => {})
  const run = {
    stopped: stop.signal,
    build: vi.fn(async () => {}),
    start: vi.fn(async () => ({ close })),
    ready: vi.fn(),
    complain: vi.fn(),
  }
  return { stop: () => stop.abort(), close, run }
}

it('runs until Ctrl-C, then closes the stack and succeeds', async () => {
  const { stop, close, run } = newRun()
  const ended = runUntilStopped(run)
  await vi.waitFor(() => expect(run.ready).toHaveBeenCalledOnce())
  expect(close).not.toHaveBeenCalled()
  stop()
  expect(await ended).toBe(0)
  expect(close).toHaveBeenCalledOnce()
})

it.each(['build', 'start'] as const)('says why it fails in the step %s', async (step) => {
  const { run } = newRun()
  run[step].mockRejectedValue(refused)
  expect(await runUntilStopped(run)).toBe(1)
  expect(run.complain.mock.calls.flat().join()).toContain('Migration failed: connect ECONNREFUSED 127.0.0.1:1')
  expect(run.ready).not.toHaveBeenCalled()
})

it.each(['build', 'start'] as const)('ignores errors after Ctrl-C in the step %s', async (step) => {
  const { stop, run } = newRun()
  run[step].mockImplementation(async () => {
    stop()
    throw refused
  })
  expect(await runUntilStopped(run)).toBe(0)
  expect(run.complain).not.toHaveBeenCalled()
})

it('starts nothing after Ctrl-C during the build, and closes what Ctrl-C met at its start', async () => {
  const building = newRun()
  building.run.build.mockImplementation(async () => building.stop())
  expect(await runUntilStopped(building.run)).toBe(0)
  expect(building.run.start).not.toHaveBeenCalled()

  const starting = newRun()
  starting.run.start.mockImplementation(async () => {
    starting.stop()
    return { close: starting.close }
  })
  expect(await runUntilStopped(starting.run)).toBe(0)
  expect(starting.run.ready).not.toHaveBeenCalled()
  expect(starting.close).toHaveBeenCalledOnce()
})

it('reports an error with its causes', () => {
  const refused = new AggregateError([new Error('connect ECONNREFUSED ::1:5432'), new Error('and 127.0.0.1:5432')])
  const error = new Error('Migration failed', { cause: refused })
  expect(explain(error)).toBe('Migration failed: connect ECONNREFUSED ::1:5432, and 127.0.0.1:5432')
  expect(explain(new Error('', { cause: 'a word' }))).toBe('Error: a word')
})

const moduleFile = join(repository, 'demo/stack/runUntilStopped.ts')
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
