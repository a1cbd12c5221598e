import { afterEach, expect, it, vi } from 'vitest'
import { giving, projectChoices } from '../shared/contract/choosing.ts'
import { form as texts } from '../shared/texts/en/form.ts'
import { browserEnvironment } from './environment.ts'
import type { Prefetched, Shell } from './shell.ts'

const payment = { action: 'https://pay.example.org', key: 'K', surl: '', furl: '' }

const open = async (prefetched: Prefetched = {}) => {
  const host = document.createElement('div')
  const dialog = document.createElement('dialog')
  host.attachShadow({ mode: 'open' }).append(dialog)
  dialog.lang = 'en'
  // Foreign: nothing is stored.
  const options: Shell['options'] = { apiRoot: 'https://t.example.org/api', siteRoot: 'https://t.example.org' }
  const shell: Shell = { dialog, options, foreign: true, prefetched, texts, request: {}, emit() {}, close() {} }
  const environment = await browserEnvironment(shell)
  return { environment, options }
}
const answered = (status: number, ageMs: number): Prefetched => ({
  en: Promise.resolve(
    new Response('{"status":true,"data":[]}', {
      status,
      headers: { Date: new Date(Date.now() - ageMs).toUTCString() },
    }),
  ),
})

afterEach(() => void vi.unstubAllGlobals())

it('takes over only the payment address that the page configures while the dialog is open', async () => {
  const { environment, options } = await open()
  Object.assign(options, { payment, apiRoot: 'https://elsewhere.example.org' })
  expect(environment.options.payment).toEqual(payment)
  expect(environment.options.apiRoot).toBe('https://t.example.org/api')
})

it.each([
  ['uses a 500 of this moment', 500, 1000, 0],
  ['requests again after a 500 of a minute ago', 500, 60_000, 1],
  ['uses a good answer of a minute ago', 200, 60_000, 0],
  ['requests again after an answer that is too old', 200, 180_000, 1],
])('%s', async (_what, status, ageMs, asked) => {
  const fetched = vi.fn(() => Promise.resolve(new Response('{"status":true,"data":[]}')))
  vi.stubGlobal('fetch', fetched)
  const { environment } = await open(answered(status, ageMs))
  await projectChoices(environment.reader()).catch(() => {})
  expect(fetched).toHaveBeenCalledTimes(asked)
})

it('takes the prefetched answer of the project once', async () => {
  const fetched = vi.fn(() => Promise.resolve(new Response('{"status":true,"data":{"items":[],"purpose":[]}}')))
  vi.stubGlobal('fetch', fetched)
  const { environment } = await open({
    en4: Promise.resolve(new Response('{"status":true,"data":{"items":[],"purpose":[{"id":1,"title":"Camp"}]}}')),
  })
  expect((await giving(environment.reader(4), 4)).purpose).toHaveLength(1)
  expect((await giving(environment.reader(4), 4)).purpose).toHaveLength(0)
  expect((await giving(environment.reader(6), 6)).purpose).toHaveLength(0)
  expect(fetched).toHaveBeenCalledTimes(2)
})
