import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const modal = vi.hoisted(() => ({ mount: vi.fn(async () => () => {}) }))
vi.mock('./modalModule.ts', () => ({ modalModule: async () => modal }))
vi.mock('./rehearseModule.ts', () => ({ rehearseModule: () => import('./rehearse.ts') }))

const options = { apiRoot: 'https://t.example.org/api', siteRoot: 'https://t.example.org' }
const rested = () => new Promise((resolve) => setTimeout(resolve, 50))

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('hover: hover') }))
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

it('while a pointer rests on the button the opening is rehearsed, once', async () => {
  const { warm } = await import('./ahead.en.ts')
  const show = vi.fn()
  void warm({}, show)
  void warm({}, show)
  await expect.poll(() => modal.mount).toHaveBeenCalled()
  await rested()
  expect(show).toHaveBeenCalledTimes(1)
  expect(modal.mount).toHaveBeenCalledTimes(1)
  expect(document.querySelector('[style*=hidden]')).toBeNull()
})

it('a press whose code had to be fetched first ends the rehearsal: what is drawn is the dialog, and nothing beside it', async () => {
  const { mount, warm } = await import('./ahead.en.ts')
  const show = vi.fn()
  void warm({}, show)
  const dialog = openDialog()
  await mount(dialog, { projectId: 4 }, undefined, options, {})
  await rested()
  expect(show).not.toHaveBeenCalled()
  expect(modal.mount).toHaveBeenCalledTimes(1)
  expect(modal.mount).toHaveBeenCalledWith(
    expect.objectContaining({ dialog, request: expect.objectContaining({ projectId: 4 }) }),
  )
})

it('brings the texts of its language', async () => {
  const { mount } = await import('./ahead.hi.ts')
  await mount(openDialog(), {}, undefined, options, {})
  expect(modal.mount).toHaveBeenCalledWith(
    expect.objectContaining({ texts: expect.objectContaining({ continue: expect.stringMatching(/[\u0900-\u097f]/) }) }),
  )
})

it('what was asked for ahead is read to its end, and is there for the dialog all the same', async () => {
  const { warm } = await import('./ahead.en.ts')
  const read = vi.fn((stream: ReadableStreamDefaultController) => {
    stream.enqueue(new TextEncoder().encode('{"status":true}'))
    stream.close()
  })
  const good = new Response(new ReadableStream({ pull: read }, { highWaterMark: 0 }))
  const used = new Response('')
  await used.text()
  const prefetched = {
    used: Promise.resolve(used),
    lost: Promise.reject(new Error('offline')),
    good: Promise.resolve(good),
  }
  const cloned = vi.spyOn(good, 'clone')
  // The pointer comes over the button again and again.
  await warm(prefetched)
  await warm(prefetched)
  await expect.poll(() => read).toHaveBeenCalled()
  expect(cloned).toHaveBeenCalledOnce()
  expect(modal.mount).not.toHaveBeenCalled()
  expect(await good.json()).toEqual({ status: true })
})
