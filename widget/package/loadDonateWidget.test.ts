import { afterEach, describe, expect, it, vi } from 'vitest'
import type { DonateWidgetApi } from '../publicApi.ts'
import { insertTag, loadDonateWidget } from './loadDonateWidget.ts'

const src = 'https://trust.test/widget/v1/donate.js'
const configure = vi.fn()
const widget = { version: '1.0.0', isOpen: false, configure, open() {}, close() {} } as unknown as DonateWidgetApi

const tags = () => [...document.querySelectorAll('script')]
/** Simulates a browser that has loaded the script. */
const arrive = (tag = tags().at(-1)) => {
  window.DonateWidget = widget
  tag?.dispatchEvent(new Event('load'))
}
/** The script arrives, and the call answers the widget. */
const expectWidget = async (loading: Promise<DonateWidgetApi>) => {
  arrive()
  expect(await loading).toBe(widget)
}
const fail = (tag = tags().at(-1)) => tag?.dispatchEvent(new Event('error'))

afterEach(() => {
  delete window.DonateWidget
  for (const tag of tags()) tag.remove()
  configure.mockReset()
  vi.useRealTimers()
})

describe('loading', () => {
  it('makes one script for two calls and returns the same widget', async () => {
    const both = Promise.all([loadDonateWidget({ src }), loadDonateWidget({ src })])
    expect(tags()).toHaveLength(1)
    arrive()
    expect(await both).toEqual([widget, widget])
    expect(await loadDonateWidget({ src })).toBe(widget)
    expect(tags()).toHaveLength(1)
  })

  it('takes a widget that is already on the page, without a script', async () => {
    window.DonateWidget = widget
    expect(await loadDonateWidget({ src })).toBe(widget)
    expect(tags()).toHaveLength(0)
  })

  it('waits for a tag that is already on the page', async () => {
    insertTag({ src: 'https://trust.test/widget/1.0.0/donate.js' })
    const loading = loadDonateWidget({ src })
    expect(tags()).toHaveLength(1)
    await expectWidget(loading)
  })

  it("does not take a page's own script named donate.js for the widget", async () => {
    insertTag({ src: 'https://company.test/js/donate.js' })
    const loading = loadDonateWidget({ src })
    expect(tags()).toHaveLength(2)
    await expectWidget(loading)
  })

  it('waits for a tag with the requested address, wherever the trust keeps it', async () => {
    const own = 'https://trust.test/give/donate.js?v=2'
    insertTag({ src: own })
    const loading = loadDonateWidget({ src: own })
    expect(tags()).toHaveLength(1)
    await expectWidget(loading)
  })

  it("does not wait again after destroy() for a page's own tag that had loaded the widget", async () => {
    const theirs = insertTag({ src })
    arrive(theirs)
    expect(await loadDonateWidget({ src })).toBe(widget)
    delete window.DonateWidget
    const again = loadDonateWidget({ src })
    expect(tags()).toHaveLength(2)
    await expectWidget(again)
  })

  it('makes a new script after destroy()', async () => {
    const first = loadDonateWidget({ src })
    await expectWidget(first)
    delete window.DonateWidget
    const second = loadDonateWidget({ src })
    expect(tags()).toHaveLength(2)
    await expectWidget(second)
  })
})

describe('the tag', () => {
  it('carries nonce, integrity and what the script reads at its start', async () => {
    const loading = loadDonateWidget({
      src,
      nonce: 'abc',
      integrity: 'sha384-x',
      apiRoot: 'https://trust.test/api',
      projectId: 3,
      lang: undefined,
    })
    const [tag] = tags()
    expect(tag?.nonce).toBe('abc')
    expect(tag?.integrity).toBe('sha384-x')
    expect(tag?.crossOrigin).toBe('anonymous')
    expect(tag?.async).toBe(true)
    expect({ ...tag?.dataset }).toEqual({ apiRoot: 'https://trust.test/api', projectId: '3' })
    await expectWidget(loading)
  })

  it('requests no permission to read it without integrity', async () => {
    const loading = loadDonateWidget({ src })
    expect(tags()[0]?.hasAttribute('crossorigin')).toBe(false)
    await expectWidget(loading)
  })
})

describe('options', () => {
  it('are handed over at every call, and missing ones reset nothing', async () => {
    const loading = loadDonateWidget({ src, accent: '#0a7', lang: undefined })
    await expectWidget(loading)
    await loadDonateWidget({ src, timeoutMs: 5, nonce: 'abc' })
    await loadDonateWidget({ src, theme: 'dark' })
    expect(configure.mock.calls).toEqual([[{ accent: '#0a7' }], [{ theme: 'dark' }]])
  })
})

describe('failure', () => {
  it('rejects with a code and a helpful sentence if a script is blocked, and the next call tries again', async () => {
    const loading = loadDonateWidget({ src })
    fail()
    await expect(loading).rejects.toMatchObject({ name: 'DonateWidgetError', code: 'blocked' })
    await expect(loading).rejects.toThrow(/Content-Security-Policy/)
    expect(tags()).toHaveLength(0)
    const again = loadDonateWidget({ src })
    await expectWidget(again)
  })

  it('reports blocked on a page whose enforced Trusted Types let no code name a script', async () => {
    vi.spyOn(HTMLScriptElement.prototype, 'src', 'set').mockImplementation(() => {
      throw new TypeError("This document requires 'TrustedScriptURL' assignment.")
    })
    const loading = loadDonateWidget({ src })
    await expect(loading).rejects.toMatchObject({ name: 'DonateWidgetError', code: 'blocked' })
    await expect(loading).rejects.toThrow(/Trusted Types/)
  })

  it('rejects if a script does not load in time', async () => {
    vi.useFakeTimers()
    const loading = loadDonateWidget({ src, timeoutMs: 3000 })
    // Called before it happens.
    const rejected = loading.catch((error: unknown) => error)
    vi.advanceTimersByTime(2999)
    expect(tags()).toHaveLength(1)
    vi.advanceTimersByTime(1)
    expect(await rejected).toMatchObject({ code: 'timeout' })
    expect(tags()).toHaveLength(0)
  })

  it('rejects a file that is not the widget', async () => {
    const loading = loadDonateWidget({ src })
    tags()[0]?.dispatchEvent(new Event('load'))
    await expect(loading).rejects.toMatchObject({ code: 'no-api' })
  })

  it("leaves a page's own failed tag in place, and does not wait for it again", async () => {
    const theirs = insertTag({ src })
    const loading = loadDonateWidget({ src })
    fail(theirs)
    await expect(loading).rejects.toMatchObject({ code: 'blocked' })
    expect(tags()).toEqual([theirs])
    const again = loadDonateWidget({ src })
    expect(tags()).toHaveLength(2)
    await expectWidget(again)
  })

  it('rejects on a server, and needs no window for the import', async () => {
    vi.stubGlobal('window', undefined)
    await expect(loadDonateWidget({ src })).rejects.toMatchObject({ code: 'no-window' })
    vi.unstubAllGlobals()
  })
})
