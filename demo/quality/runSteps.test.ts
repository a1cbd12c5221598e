import { expect, it, vi } from 'vitest'
import { runSteps, sum } from './runSteps.ts'
import type { Step } from './step.ts'

const step = (name: string, run: Step['run']): Step => ({ name, run })

it('every step is run and counted, one that throws as failed', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  const finished = await runSteps(
    [
      step('good', async () => ({ passed: 3, failed: 0 })),
      step('bad', async () => {
        throw new Error('no')
      }),
      step('mixed', async () => ({ passed: 1, failed: 2 })),
    ],
    2,
  )
  expect(finished.map(({ name }) => name)).toEqual(['good', 'bad', 'mixed'])
  expect(sum(finished)).toEqual({ passed: 4, failed: 3 })
  vi.restoreAllMocks()
})
