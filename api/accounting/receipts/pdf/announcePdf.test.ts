import { expect, it } from 'vitest'
import { announcePdf } from './announcePdf.ts'

it('says at the start that no PDF can be made, and goes on', async () => {
  const lines: unknown[][] = []
  const log = { error: (...line: unknown[]) => void lines.push(line) }
  const cause = new Error('no build for this platform')
  await announcePdf(log, () => Promise.reject(cause))
  expect(lines).toEqual([['no PDFs', cause, { reason: expect.stringContaining('docs/configuration.md') }]])
})

it('says nothing if the compiler loads', async () => {
  const log = { error: () => expect.fail('there is a compiler') }
  await announcePdf(log)
})
