import { expect, it } from 'vitest'
import { inPages } from './readYear.ts'

it.each([0, 1, 2, 3, 4, 5])('reads each of %i rows once, in their order', async (count) => {
  const all = Array.from({ length: count }, (_, index) => ({ id: (index + 1) * 10 }))
  const asked: number[] = []
  const read = async (after: number, size: number) => {
    asked.push(after)
    return all.filter(({ id }) => id > after).slice(0, size)
  }
  const got: typeof all = []
  for await (const page of inPages(read, 2)) got.push(...page)
  expect(got).toEqual(all)
  expect(asked).toEqual([0, 20, 40].slice(0, Math.floor(count / 2) + 1))
})
