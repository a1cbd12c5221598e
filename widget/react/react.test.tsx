import { act, fireEvent, render, renderHook, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DonateButton, DonateForm, DonateProvider, useDonate } from '../package/react.ts'
import { nextTask, clearPage, FakeWidget, hearPresses, say, settle, src, tags } from '../testing/fakeWidget.ts'

let widget: FakeWidget
const left = vi.fn()
const recorded = { projectId: 3, amount: 500, txnId: 'T1' }

beforeEach(() => {
  widget = new FakeWidget()
  left.mockReset()
  vi.spyOn(window.location, 'assign').mockImplementation(left)
})
afterEach(clearPage)

describe('DonateButton', () => {
  it('is a real link to the site, with the choices', () => {
    render(
      <DonateProvider src={src} lang="hi">
        <DonateButton projectId={3} amount={500} purposeId={2} className="mine">
          Give
        </DonateButton>
      </DonateProvider>,
    )
    const link = screen.getByRole('link', { name: 'Give' })
    expect(link.getAttribute('href')).toBe('https://trust.test/donate?lang=hi&project=3&amount=500&purpose=2')
    expect(link.className).toBe('mine')
    expect(link.hasAttribute('data-donate')).toBe(true)
    expect({ ...link.dataset }).toMatchObject({
      donateProjectId: '3',
      donateAmount: '500',
      donatePurposeId: '2',
    })
  })

  it("opens the page's own script tag without any settings", () => {
    render(<DonateButton projectId={3}>Give</DonateButton>)
    expect(screen.getByRole('link').getAttribute('href')).toBe('#donate=3')
    expect(tags()).toHaveLength(0)
  })

  it('waits for the script and opens if it is pressed before', async () => {
    const onOpen = vi.fn()
    render(
      <DonateButton src={src} projectId={3} amount={500} onOpen={onOpen}>
        Give
      </DonateButton>,
    )
    expect(fireEvent.click(screen.getByRole('link'))).toBe(false)
    expect(widget.requests).toEqual([])
    await settle('load', widget)
    expect(widget.requests).toEqual([{ projectId: 3, amount: 500, purposeId: undefined }])
    await nextTask()
    expect(onOpen.mock.calls).toEqual([[{ projectId: 3 }]])
  })

  it('opens the site if the script is blocked', async () => {
    render(
      <DonateButton src={src} projectId={3}>
        Give
      </DonateButton>,
    )
    await settle('error')
    fireEvent.click(screen.getByRole('link'))
    await settle('error')
    expect(left).toHaveBeenCalledWith('https://trust.test/donate?project=3')
  })

  it('leaves a press with a modifier key to the browser, and opens nothing if the page stopped the event', () => {
    render(
      <DonateButton src={src} onClick={(event) => event.shiftKey && event.preventDefault()}>
        Give
      </DonateButton>,
    )
    expect(fireEvent.click(screen.getByRole('link'), { ctrlKey: true })).toBe(true)
    fireEvent.click(screen.getByRole('link'), { shiftKey: true })
    expect(widget.requests).toEqual([])
  })

  it('reports only the dialog that it opened itself', async () => {
    const stop = hearPresses(widget)
    const [first, second] = [vi.fn(), vi.fn()]
    render(
      <DonateProvider src={src}>
        <DonateButton projectId={3} onOpen={first} onRecorded={first} onClose={first}>
          First
        </DonateButton>
        <DonateButton projectId={4} onOpen={second} onRecorded={second}>
          Second
        </DonateButton>
      </DonateProvider>,
    )
    await settle('load', widget)
    fireEvent.click(screen.getByText('First'))
    await nextTask()
    say('donate:recorded', recorded)
    widget.close()
    expect(first.mock.calls).toEqual([[{ projectId: 3 }], [recorded], [{}]])
    // Opened by the page itself.
    widget.open({ projectId: 4 })
    await nextTask()
    say('donate:recorded', recorded)
    expect(first).toHaveBeenCalledTimes(3)
    expect(second).not.toHaveBeenCalled()
    stop()
  })

  it('reports nothing more after it is unmounted, and leaves no listener', async () => {
    const added = vi.spyOn(window, 'addEventListener')
    const removed = vi.spyOn(window, 'removeEventListener')
    const onRecorded = vi.fn()
    const { unmount } = render(
      <StrictMode>
        <DonateButton src={src} onRecorded={onRecorded}>
          Give
        </DonateButton>
      </StrictMode>,
    )
    fireEvent.click(screen.getByRole('link'))
    await settle('load', widget)
    say('donate:recorded', recorded)
    expect(onRecorded).toHaveBeenCalledTimes(1)
    unmount()
    say('donate:recorded', recorded)
    expect(onRecorded).toHaveBeenCalledTimes(1)
    const ours = (calls: readonly unknown[][]) =>
      calls.filter(([name, , options]) => String(name).startsWith('donate:') && typeof options !== 'object').length
    expect(ours(added.mock.calls)).toBeGreaterThan(0)
    expect(ours(removed.mock.calls)).toBe(ours(added.mock.calls))
  })
})

describe('DonateProvider', () => {
  it('loads one script for all, under strict mode too, and passes options once and when they change', async () => {
    const page = (theme: 'light' | 'dark') => (
      <StrictMode>
        <DonateProvider src={src} theme={theme}>
          <DonateButton>One</DonateButton>
          <DonateButton>Two</DonateButton>
        </DonateProvider>
      </StrictMode>
    )
    const { rerender } = render(page('light'))
    expect(tags()).toHaveLength(1)
    await settle('load', widget)
    const first = widget.configured.length
    rerender(page('light'))
    await nextTask()
    expect(widget.configured).toHaveLength(first)
    rerender(page('dark'))
    await nextTask()
    expect(widget.configured.slice(first)).toEqual([{ theme: 'dark' }])
    expect(tags()).toHaveLength(1)
  })
})

describe('useDonate', () => {
  it('reports whether the script has loaded and the dialog is open, and opens and closes it', async () => {
    const { result } = renderHook(() => useDonate({ src }))
    expect(result.current).toMatchObject({ ready: false, isOpen: false, error: null })
    await settle('load', widget)
    expect(result.current.ready).toBe(true)
    act(() => result.current.open({ projectId: 3 }))
    expect(result.current.isOpen).toBe(true)
    act(() => result.current.close())
    expect(result.current.isOpen).toBe(false)
  })

  it('reports why the script did not load; open() then opens the site', async () => {
    const { result } = renderHook(() => useDonate({ src }))
    await settle('error')
    expect(result.current).toMatchObject({ ready: false, error: { code: 'blocked' } })
    act(() => result.current.open({ projectId: 3, amount: 500 }))
    await settle('error')
    expect(left).toHaveBeenCalledWith('https://trust.test/donate?project=3&amount=500')
  })

  it('says what is missing without settings', async () => {
    const { result } = renderHook(() => useDonate())
    await nextTask()
    expect(result.current.error?.code).toBe('no-src')
  })

  it('hears every event, by handler and by on(), until it is unmounted', async () => {
    const [onRecorded, heard] = [vi.fn(), vi.fn()]
    const { result, unmount } = renderHook(() => useDonate({ src, onRecorded }))
    const stop = result.current.on('donate:recorded', heard)
    say('donate:recorded', recorded)
    expect([onRecorded.mock.calls, heard.mock.calls]).toEqual([[[recorded]], [[recorded]]])
    stop()
    unmount()
    say('donate:recorded', recorded)
    expect([onRecorded, heard].map((handler) => handler.mock.calls.length)).toEqual([1, 1])
  })
})

describe('DonateForm', () => {
  it('is the element, with a link in it until the script has loaded', () => {
    const { container } = render(
      <DonateForm src={src} projectId={3} amount={500} className="mine">
        Give online
      </DonateForm>,
    )
    const form = container.querySelector('donate-form')
    expect(form?.getAttribute('project-id')).toBe('3')
    expect(form?.getAttribute('amount')).toBe('500')
    expect(form?.className).toBe('mine')
    expect(screen.getByRole('link', { name: 'Give online' }).getAttribute('href')).toBe(
      'https://trust.test/donate?project=3&amount=500',
    )
  })
})

describe('on a server', () => {
  const Status = () => <p>{String(useDonate().ready)}</p>
  const page = (
    <DonateProvider src={src}>
      <DonateButton projectId={3}>Give</DonateButton>
      <DonateForm projectId={3} />
      <Status />
    </DonateProvider>
  )

  it('renders the links, needs no window and loads nothing', () => {
    vi.stubGlobal('window', undefined)
    const html = renderToString(page)
    vi.unstubAllGlobals()
    expect(html).toContain('href="https://trust.test/donate?project=3"')
    expect(html).toContain('<donate-form project-id="3">')
    expect(tags()).toHaveLength(0)
  })

  it('hydrates without a difference, also if the script loaded first', async () => {
    const root = document.createElement('div')
    root.append(document.createRange().createContextualFragment(renderToString(page)))
    document.body.append(root)
    window.DonateWidget = widget as never
    const onRecoverableError = vi.fn()
    const hydrated = await act(async () => hydrateRoot(root, page, { onRecoverableError }))
    expect(onRecoverableError).not.toHaveBeenCalled()
    expect(root.querySelector('p')?.textContent).toBe('true')
    act(() => hydrated.unmount())
    root.remove()
  })
})
