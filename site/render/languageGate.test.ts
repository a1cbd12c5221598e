import { expect, it } from 'vitest'
import { createLanguageGate } from './languageGate.ts'

const later = () => {
  let done = (): void => {}
  const promise = new Promise<void>((resolve) => (done = resolve))
  return { promise, done }
}

it('renders pages of one language side by side, and lets the other language wait for its turn', async () => {
  const gate = createLanguageGate()
  const log: string[] = []
  const [a, b, c, d] = [later(), later(), later(), later()]
  const run = (name: string, lang: 'en' | 'hi', work: { promise: Promise<void> }) =>
    gate(lang, async () => {
      log.push(`${name} begins`)
      await work.promise
      log.push(`${name} ends`)
    })
  const all = [run('a', 'en', a), run('b', 'en', b), run('c', 'hi', c), run('d', 'en', d)]
  await Promise.resolve()
  // d came after c, so it does not overtake it.
  expect(log).toEqual(['a begins', 'b begins'])
  a.done()
  b.done()
  await all[1]
  c.done()
  await all[2]
  d.done()
  await Promise.all(all)
  expect(log).toEqual(['a begins', 'b begins', 'a ends', 'b ends', 'c begins', 'c ends', 'd begins', 'd ends'])
})

it('goes on after a page that failed', async () => {
  const gate = createLanguageGate()
  await expect(gate('en', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await gate('hi', async () => 'yes')).toBe('yes')
})
