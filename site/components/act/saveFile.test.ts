import { afterEach, expect, it, vi } from 'vitest'
import { memoryStorage } from '../../../shared/auth/storage.ts'
import { createServices } from '../../app/services.ts'
import { saveFile } from './saveFile.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** What the page asked for and pressed, with a back end that answers this to `POST file-link`. */
const save = async (link: () => Response) => {
  const asked: string[] = []
  const pressed: [string, string][] = []
  vi.stubGlobal('fetch', async (url: string, { method = 'GET' }: RequestInit) => {
    asked.push(`${method} ${url.replace(/^.*\/api\//, '')}`)
    return url.endsWith('/file-link') ? link() : new Response('file')
  })
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file')
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue(undefined)
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    pressed.push([this.href, this.download])
  })
  const services = createServices({
    apiRoot: 'http://api.test/api',
    fetch: (url, init) => fetch(url, init),
    storage: memoryStorage(),
    lang: () => 'en',
    onServerFault: () => undefined,
  })
  const result = await saveFile(services, { path: 'my-data/export?format=json', name: 'my-data.json' })
  return { asked, pressed, result }
}
const answer = (data: unknown) => Response.json({ status: true, message: 'OK', data, error: null })
const refusal = (status: number) =>
  Response.json({ status: false, message: 'No', data: null, error: { code: 'no' } }, { status })

it('opens a plain link, which a browser inside another app can save', async () => {
  const url = 'https://donate.example.org/api/my-data/export?format=json&ticket=s1.a.b'
  expect(await save(() => answer({ url }))).toEqual({ asked: ['POST file-link'], pressed: [[url, '']], result: url })
})

it('reads the file with the token if the back end has no links', async () => {
  for (const status of [404, 405])
    expect(await save(() => refusal(status))).toEqual({
      asked: ['POST file-link', 'GET my-data/export?format=json'],
      pressed: [['blob:file', 'my-data.json']],
      result: null,
    })
})

it('opens no address that is not of the web, and asks for nothing else after a refusal', async () => {
  await expect(save(() => answer({ url: 'javascript:alert(1)' }))).rejects.toMatchObject({ kind: 'malformed' })
  await expect(save(() => refusal(403))).rejects.toMatchObject({ kind: 'refused', status: 403 })
})
