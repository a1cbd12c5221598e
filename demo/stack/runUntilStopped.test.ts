import { expect, it, vi } from 'vitest'
import { runUntilStopped } from './runUntilStopped.ts'

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
