import { expect, it } from 'vitest'
import { Refused } from '../../../base/http/refusal.ts'
import { announcePdf, renderPdf, type PdfAccount } from './renderPdf.ts'
import { sampleInput } from './testing/sampleReceipt.ts'

/** Another document for each number. */
const make = (number: string, account: PdfAccount) => renderPdf('receipt', sampleInput({ number }), account)

it('gives each account its turn: four hundred requests of one donor let the next donor wait for two files at most', async () => {
  const done: string[] = []
  const refused: unknown[] = []
  const many = Array.from({ length: 400 }, (_, index) =>
    make(`A/${index}`, 1).then(
      () => done.push('many'),
      (error: unknown) => refused.push(error),
    ),
  )
  await make('B/1', 2).then(() => done.push('one'))
  expect(done.indexOf('one')).toBeLessThanOrEqual(2)
  await Promise.all(many)
  expect(done).toHaveLength(7)
  expect(refused).toHaveLength(394)
  expect(refused[0]).toBeInstanceOf(Refused)
  expect(refused[0]).toMatchObject({ status: 429, code: 'busy_files', detail: { retryAfterSeconds: 5 } })
})

it('leaves the event loop free while a file is made', async () => {
  let turns = 0
  let isMaking = true
  const count = () => {
    turns += 1
    if (isMaking) setImmediate(count)
  }
  setImmediate(count)
  await make('C/1', 3)
  isMaking = false
  expect(turns).toBeGreaterThan(20)
})

it('makes a file once for the same facts, asked for at once or later', async () => {
  const [one, same] = await Promise.all([make('D/1', 4), make('D/1', 5)])
  expect(same).toBe(one)
  expect(await make('D/1', 6)).toBe(one)
  expect(await make('D/2', 6)).not.toBe(one)
})

it('makes all files of mails, however many wait', async () => {
  const files = await Promise.all(Array.from({ length: 12 }, (_, index) => make(`E/${index}`, 'mail')))
  expect(files).toHaveLength(12)
})

it('goes on after a template failed', async () => {
  await expect(renderPdf('receipt', { ...sampleInput(), title: '' }, 7)).rejects.toThrow('title')
  expect((await make('F/1', 7)).pdf.length).toBeGreaterThan(1000)
})

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
