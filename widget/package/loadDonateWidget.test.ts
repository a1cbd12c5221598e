import { afterEach, describe, expect, it, vi } from 'vitest'
import type { DonateWidgetApi } from '../publicApi.ts'
import { loadDonateWidget } from './loadDonateWidget.ts'
import { insertTag } from './scriptTag.ts'

const src = 'https://trust.test/widget/v1/donate.js'
const configure = vi.fn()
const widget = { version: '1.0.0', isOpen: false, configure, open() {}, close() {} } as unknown as DonateWidgetApi

const tags = () => [...document.querySelectorAll('script')]
/** What a browser does when the script has come. */
const arrive = (tag = tags().at(-1)) => {
  window.DonateWidget = widget
  tag?.dispatchEvent(new Event('load'))
}
const fail = (tag = tags().at(-1)) => tag?.dispatchEvent(new Event('error'))

afterEach(() => {
  delete window.DonateWidget
  for (const tag of tags()) tag.remove()
  configure.mockReset()
  vi.useRealTimers()
})

describe('loading', () => {
  it('two calls make one script and answer the same widget', async () => {
    const both = Promise.all([loadDonateWidget({ src }), loadDonateWidget({ src })])
    expect(tags()).toHaveLength(1)
    arrive()
    expect(await both).toEqual([widget, widget])
    expect(await loadDonateWidget({ src })).toBe(widget)
    expect(tags()).toHaveLength(1)
  })

  it('a widget that is on the page already is taken, without a script', async () => {
    window.DonateWidget = widget
    expect(await loadDonateWidget({ src })).toBe(widget)
    expect(tags()).toHaveLength(0)
  })

  it('a tag that is on the page already is waited for', async () => {
    insertTag({ src: 'https://trust.test/widget/1.0.0/donate.js' })
    const loading = loadDonateWidget({ src })
    expect(tags()).toHaveLength(1)
    arrive()
    expect(await loading).toBe(widget)
  })

  it("a page's own script that has donate.js for a name is not the widget's", async () => {
    insertTag({ src: 'https://company.test/js/donate.js' })
    const loading = loadDonateWidget({ src })
    expect(tags()).toHaveLength(2)
    arrive()
    expect(await loading).toBe(widget)
  })

  it('a tag of the very address that is asked for is waited for, wherever the trust keeps it', async () => {
    const own = 'https://trust.test/give/donate.js?v=2'
    insertTag({ src: own })
    const loading = loadDonateWidget({ src: own })
    expect(tags()).toHaveLength(1)
    arrive()
    expect(await loading).toBe(widget)
  })

  it("after destroy() a page's own tag that had brought the widget is not waited for again", async () => {
    const theirs = insertTag({ src })
    arrive(theirs)
    expect(await loadDonateWidget({ src })).toBe(widget)
    delete window.DonateWidget
    const again = loadDonateWidget({ src })
    expect(tags()).toHaveLength(2)
    arrive()
    expect(await again).toBe(widget)
  })

  it('after destroy() a new script is made', async () => {
    const first = loadDonateWidget({ src })
    arrive()
    await first
    delete window.DonateWidget
    const second = loadDonateWidget({ src })
    expect(tags()).toHaveLength(2)
    arrive()
    expect(await second).toBe(widget)
  })
})

describe('the tag', () => {
  it('carries nonce, integrity and what the script can read as it starts', async () => {
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
    arrive()
    await loading
  })

  it('without integrity asks for no permission to read it', async () => {
    const loading = loadDonateWidget({ src })
    expect(tags()[0]?.hasAttribute('crossorigin')).toBe(false)
    arrive()
    await loading
  })
})

describe('options', () => {
  it('are handed over at every call; what is not given undoes nothing', async () => {
    const loading = loadDonateWidget({ src, accent: '#0a7', lang: undefined })
    arrive()
    await loading
    await loadDonateWidget({ src, timeoutMs: 5, nonce: 'abc' })
    await loadDonateWidget({ src, theme: 'dark' })
    expect(configure.mock.calls).toEqual([[{ accent: '#0a7' }], [{ theme: 'dark' }]])
  })
})

describe('failure', () => {
  it('a script that is blocked rejects with a code and a sentence that helps, and the next call tries again', async () => {
    const loading = loadDonateWidget({ src })
    fail()
    await expect(loading).rejects.toMatchObject({ name: 'DonateWidgetError', code: 'blocked' })
    await expect(loading).rejects.toThrow(/Content-Security-Policy/)
    expect(tags()).toHaveLength(0)
    const again = loadDonateWidget({ src })
    arrive()
    expect(await again).toBe(widget)
  })

  it('a page that enforces Trusted Types lets no code name a script: told as blocked', async () => {
    vi.spyOn(HTMLScriptElement.prototype, 'src', 'set').mockImplementation(() => {
      throw new TypeError("This document requires 'TrustedScriptURL' assignment.")
    })
    const loading = loadDonateWidget({ src })
    await expect(loading).rejects.toMatchObject({ name: 'DonateWidgetError', code: 'blocked' })
    await expect(loading).rejects.toThrow(/Trusted Types/)
  })

  it('a script that does not come in time rejects', async () => {
    vi.useFakeTimers()
    const loading = loadDonateWidget({ src, timeoutMs: 3000 })
    // Heard before it happens.
    const rejected = loading.catch((error: unknown) => error)
    vi.advanceTimersByTime(2999)
    expect(tags()).toHaveLength(1)
    vi.advanceTimersByTime(1)
    expect(await rejected).toMatchObject({ code: 'timeout' })
    expect(tags()).toHaveLength(0)
  })

  it('a file that is not the widget rejects', async () => {
    const loading = loadDonateWidget({ src })
    tags()[0]?.dispatchEvent(new Event('load'))
    await expect(loading).rejects.toMatchObject({ code: 'no-api' })
  })

  it("a page's own tag that failed is left where it is, and not waited for again", async () => {
    const theirs = insertTag({ src })
    const loading = loadDonateWidget({ src })
    fail(theirs)
    await expect(loading).rejects.toMatchObject({ code: 'blocked' })
    expect(tags()).toEqual([theirs])
    const again = loadDonateWidget({ src })
    expect(tags()).toHaveLength(2)
    arrive()
    expect(await again).toBe(widget)
  })

  it('on a server it rejects, and importing it asks for no window', async () => {
    vi.stubGlobal('window', undefined)
    await expect(loadDonateWidget({ src })).rejects.toMatchObject({ code: 'no-window' })
    vi.unstubAllGlobals()
  })
})
