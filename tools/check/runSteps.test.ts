import { expect, it, vi } from 'vitest'
import { failureLines, runSteps, sum } from './runSteps.ts'
import type { Step } from './step.ts'

const step = (name: string, run: Step['run']): Step => ({ name, run })

it('runs and counts every step, and one that throws as failed', async () => {
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

it('names failures, one line each', () => {
  const done = { seconds: 1, passed: 0, note: '' }
  const lines = failureLines([
    { ...done, name: 'lint', failed: 0 },
    { ...done, name: 'types', failed: 1 },
    { ...done, name: 'unit', failed: 2, failures: ['a.test.ts: adds', 'b.test.ts: takes away'] },
  ])
  expect(lines).toEqual(['types', 'unit: a.test.ts: adds', 'unit: b.test.ts: takes away'])
})
