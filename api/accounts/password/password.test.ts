import { expect, it } from 'vitest'
import { Refused } from '../../base/http/refusal.ts'
import { MOST_WAITING, queueHash } from './password.ts'

it('runs a few hashes at once, lets some wait, and refuses the rest with 429', async () => {
  let [running, most] = [0, 0]
  const ends: (() => void)[] = []
  const work = async () => {
    running++
    most = Math.max(most, running)
    await new Promise<void>((resolve) => ends.push(resolve))
    running--
  }
  const flood = Array.from({ length: 200 }, () =>
    queueHash(work).then(
      () => 'done',
      (error: unknown) => error,
    ),
  )
  const settled = Promise.all(flood)
  await Promise.resolve()
  const [first] = ends
  expect(first).toBeDefined()
  let left = true
  void settled.then(() => (left = false))
  while (left) {
    for (const end of ends.splice(0)) end()
    await new Promise((resolve) => setImmediate(resolve))
  }
  const outcomes = await settled
  const refused = outcomes.filter((outcome) => outcome instanceof Refused)
  expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(most + MOST_WAITING)
  expect(refused).toHaveLength(200 - most - MOST_WAITING)
  expect(refused[0]).toMatchObject({ status: 429, code: 'busy', detail: { retryAfterSeconds: 5 } })
  expect(most).toBeLessThanOrEqual(3)
})

it('passes errors on, and goes on afterwards', async () => {
  await expect(queueHash(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await queueHash(async () => 1)).toBe(1)
})
