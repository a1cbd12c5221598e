import { afterEach, expect, it, vi } from 'vitest'
import { ask } from './diagnose.ts'
import { isKeptBack } from './hearPolicy.ts'

afterEach(() => vi.unstubAllGlobals())

it.each([
  ['an API request', () => ask('https://api.kinara.example/project/dropdown-list')],
  ['a test of an address', () => isKeptBack('connect-src', 'https://api.kinara.example/')],
])('passes only own settings to %s: fetch would read what a page has put on Object.prototype', async (_, request) => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json({ data: [] }))
  vi.stubGlobal('fetch', fetch)
  await request()
  const settings = fetch.mock.calls[0]?.[1]
  expect(settings).toMatchObject({ credentials: 'omit' })
  expect('toString' in settings!).toBe(false)
})
