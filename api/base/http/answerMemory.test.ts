import { expect, it } from 'vitest'
import { notFound } from './refusal.ts'
import { AnswerMemory, storeAnswer } from './answerMemory.ts'

function start(mostBytes?: number) {
  const state = { version: 1, ms: 0, calls: 0 }
  const memory = new AnswerMemory(
    { now: () => new Date(state.ms), freshness: { version: () => state.version, progressMs: 10 } },
    mostBytes,
  )
  const ask = async (key: string, life: 'content' | 'progress' = 'content') => {
    const answer = await memory.get(key, life, async () => storeAnswer(`${key} ${++state.calls}`))
    return new TextDecoder().decode(answer.plain)
  }
  return { state, memory, ask }
}

it('repeats an answer until the content changes', async () => {
  const { state, ask } = start()
  expect([await ask('a'), await ask('a')]).toEqual(['a 1', 'a 1'])
  state.ms += 1_000_000
  expect(await ask('a')).toBe('a 1')
  state.version += 1
  expect(await ask('a')).toBe('a 2')
})

it('repeats an answer with sums of donations for a short time only', async () => {
  const { state, ask } = start()
  await ask('a', 'progress')
  state.ms += 9
  expect(await ask('a', 'progress')).toBe('a 1')
  state.ms += 1
  expect(await ask('a', 'progress')).toBe('a 2')
})

it('makes an answer once for all that wait for it', async () => {
  const { ask } = start()
  expect(await Promise.all([ask('a'), ask('a'), ask('b'), ask('a')])).toEqual(['a 1', 'a 1', 'b 2', 'a 1'])
})

it('does not keep an answer during which the content changed, and lets nobody else wait for it', async () => {
  const { state, memory, ask } = start()
  type Finish = (answer: ReturnType<typeof storeAnswer>) => void
  let finish: Finish = () => undefined
  const old = memory.get('a', 'content', () => new Promise((resolve) => (finish = resolve)))
  await Promise.resolve()
  state.version += 1
  expect(await ask('a')).toBe('a 1')
  finish(storeAnswer('half old'))
  await old
  expect(await ask('a')).toBe('a 1')
})

it('keeps no failure', async () => {
  const { memory, ask } = start()
  const away = new Error('away')
  await expect(memory.get('a', 'content', () => Promise.reject(away))).rejects.toBe(away)
  expect(await ask('a')).toBe('a 1')
})

it('repeats old sums while the database is away, but not what is no longer there', async () => {
  const { state, memory, ask } = start()
  await ask('a', 'progress')
  state.ms += 10
  const answer = await memory.get('a', 'progress', () => Promise.reject(new Error('away')))
  expect(new TextDecoder().decode(answer.plain)).toBe('a 1')
  await expect(memory.get('a', 'progress', () => Promise.reject(notFound()))).rejects.toThrow('not_found')
})

it('counts texts, their compressed forms and keys, and removes the oldest answers above its limit', async () => {
  // "a 1" and its key count eight bytes.
  const { ask } = start(16)
  await ask('a')
  await ask('b')
  await ask('a')
  await ask('c')
  expect([await ask('a'), await ask('b')]).toEqual(['a 1', 'b 4'])
})
