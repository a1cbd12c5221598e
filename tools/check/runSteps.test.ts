import { expect, it, vi } from 'vitest'
import { failureLines, runSteps, sum, type Step, problemLines } from './runSteps.ts'
import { join } from 'node:path'
import { repository } from '../../demo/stack/places.ts'

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

it.each([
  [
    'biome',
    'shared/a.ts format ━━━━━\n\n  × Formatter would have printed\n  1 │ - a·=·1\n\nFound 1 error.',
    ['shared/a.ts format'],
  ],
  ['oxlint', 'shared/a.ts:2:68: Unused [Error/eslint(x)]\n\n1 problem', ['shared/a.ts:2:68: Unused [Error/eslint(x)]']],
  ['tsc', 'api/a.ts(1,10): error TS1: No.\n  Type A is not B.', ['api/a.ts(1,10): error TS1: No.']],
  [
    'dependency-cruiser',
    '\n  error no-ring: shared/a.ts → widget/b.ts\n\nx 1',
    ['error no-ring: shared/a.ts → widget/b.ts'],
  ],
  ['knip', 'Unused files (1)\nshared/a.ts\nConfiguration hints (1)\n.vue  package.json  Excluded', ['shared/a.ts']],
  ['cspell', 'docs/glossary.md:3:6 - Unknown word (wrod)', ['docs/glossary.md:3:6 - Unknown word (wrod)']],
  [
    'textlint',
    `${join(repository, 'docs/glossary.md')}:3:1: Too long. [Error/max]\n\n1 problem`,
    ['docs/glossary.md:3:1: Too long. [Error/max]'],
  ],
  [
    'byte budgets',
    '  loader  2600 of 2500 brotli  TOO MUCH\n  opening  1 of 2 brotli',
    ['loader  2600 of 2500 brotli  TOO MUCH'],
  ],
  ['any other', 'The content has no title.\n  More of it.', ['The content has no title.']],
])('%s: names each problem in one line', (_tool, output, lines) => {
  expect(problemLines(output)).toEqual(lines)
})

it('stops after 20 problems', () => {
  const lines = problemLines(Array.from({ length: 25 }, (_, index) => `a.ts:${index}:1 wrong`).join('\n'))
  expect(lines).toHaveLength(21)
  expect(lines.at(-1)).toBe('and 5 more')
})
