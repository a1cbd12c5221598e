import { expect, it } from 'vitest'
import { createTurns } from './createTurns.ts'

it('runs one work at a time, in order, also after a failure', async () => {
  const inTurn = createTurns()
  let running = 0
  const done: number[] = []
  const work = (number: number) => async () => {
    running += 1
    expect(running).toBe(1)
    await new Promise((resolve) => setImmediate(resolve))
    running -= 1
    if (number === 2) throw new Error('broken')
    done.push(number)
  }
  const results = await Promise.allSettled([1, 2, 3].map((number) => inTurn(work(number))))
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(done).toEqual([1, 3])
})
