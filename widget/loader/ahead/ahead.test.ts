import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { form } from '../../../shared/texts/en/form.ts'
import type { ModalModule } from '../../shell.ts'
import type { Load } from '../modules.ts'
import { newCopy } from '../../testing/newCopy.ts'
import * as ahead from './ahead.ts'

const modal = { mount: vi.fn<ModalModule['mount']>() }

/** The English prefetch of a page that has just loaded. */
const newPage = async () => {
  const { aheadWith } = await newCopy<typeof ahead>('loader/ahead/ahead.ts')
  return aheadWith('en', form)
}

const options = { apiRoot: 'https://t.example.org/api', siteRoot: 'https://t.example.org' }
/** One copy of the dry run for each page. */
let rehearse: Promise<unknown>
const load = ((name) => (name === 'modal' ? Promise.resolve(modal) : rehearse)) as Load
const rested = () => new Promise((resolve) => setTimeout(resolve, 50))

beforeEach(() => {
  modal.mount.mockResolvedValue(() => {})
  rehearse = newCopy('loader/ahead/rehearse.ts')
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('hover: hover') }))
  vi.stubGlobal('fetch', async () => new Response('{}'))
})
afterEach(() => {
  document.body.replaceChildren()
  modal.mount.mockClear()
  vi.unstubAllGlobals()
})

const openDialog = (): HTMLDialogElement => {
  const dialog = document.createElement('dialog')
  dialog.append(document.createElement('h2'), document.createElement('article'))
  const host = document.createElement('div')
  host.attachShadow({ mode: 'open' }).append(dialog)
  document.body.append(host)
  dialog.show()
  return dialog
}

it('prefetches the opening once while a pointer rests on the button', async () => {
  const { warm } = await newPage()
  const show = vi.fn()
  void warm(options, load, undefined, show)
  void warm(options, load, undefined, show)
  await expect.poll(() => modal.mount).toHaveBeenCalled()
  await rested()
  expect(show).toHaveBeenCalledTimes(1)
  expect(modal.mount).toHaveBeenCalledTimes(1)
  expect(document.querySelector('[style*=hidden]')).toBeNull()
})

it('ends the prefetch at a press whose code had to be fetched first: only the dialog is drawn', async () => {
  const { mount, warm } = await newPage()
  const show = vi.fn()
  void warm(options, load, undefined, show)
  const dialog = openDialog()
  await mount(dialog, { projectId: 4 }, undefined, options, load)
  await rested()
  expect(show).not.toHaveBeenCalled()
  expect(modal.mount).toHaveBeenCalledTimes(1)
  expect(modal.mount).toHaveBeenCalledWith(
    expect.objectContaining({ dialog, texts: form, request: expect.objectContaining({ projectId: 4 }) }),
  )
})

it('brings the texts of its language', async () => {
  const aheadWith = vi.spyOn(ahead, 'aheadWith')
  await newCopy('texts/hi/ahead.ts')
  const hindi = expect.objectContaining({ continue: expect.stringMatching(/[\u0900-\u097f]/) })
  expect(aheadWith).toHaveBeenCalledExactlyOnceWith('hi', hindi)
})

it('asks the API once for the list and for the named project, reads each answer to its end, and keeps it for the dialog', async () => {
  const { mount, warm } = await newPage()
  const answers: Response[] = []
  const read = vi.fn()
  const ask = vi.fn(async (url: string, _settings: RequestInit) => {
    if (url.endsWith('dropdown-list')) throw new Error('offline')
    const stream = new ReadableStream({
      pull(controller) {
        read()
        controller.enqueue(new TextEncoder().encode('{"status":true}'))
        controller.close()
      },
    })
    answers.push(new Response(stream))
    return answers[0]
  })
  vi.stubGlobal('fetch', ask)
  // The pointer moves over the button twice, then presses it.
  await warm(options, load, '4')
  await warm(options, load, 4)
  expect(modal.mount).not.toHaveBeenCalled()
  await mount(openDialog(), { projectId: 4 }, undefined, options, load)
  expect(ask.mock.calls.map(([url]) => url)).toEqual([
    'https://t.example.org/api/project/dropdown-list',
    'https://t.example.org/api/donation/require-item',
  ])
  await expect.poll(() => read).toHaveBeenCalled()
  expect(modal.mount).toHaveBeenCalledWith(
    expect.objectContaining({ prefetched: { en: expect.any(Promise), en4: expect.any(Promise) } }),
  )
  expect(await answers[0]?.json()).toEqual({ status: true })
})

it('sends the token of the trust’s own page, and nothing that a partner’s page stores', async () => {
  const ask = vi.fn(async (_url: string, _settings: RequestInit) => new Response('{}'))
  vi.stubGlobal('fetch', ask)
  localStorage.setItem('token', 'of this page')
  const { warm } = await newPage()
  await warm(options, load)
  await (await newPage()).warm({ ...options, siteRoot: location.origin }, load)
  localStorage.clear()
  const sent = ask.mock.calls.map(([, { headers }]) => headers)
  expect(sent).toEqual([{ 'Accept-Language': 'en' }, { 'Accept-Language': 'en', Authorization: 'Bearer of this page' }])
})
