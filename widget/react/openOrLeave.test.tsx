import { act, fireEvent, render, renderHook, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DonateButton, DonateProvider, useDonate } from '../package/react.ts'
import { aTaskLater, clearPage, FakeWidget, say, settle, src, tags } from './testing/fakeWidget.ts'

let widget: FakeWidget
const left = vi.fn()
const trouble = vi.fn()
/** What a page has put in the browser's place throws. */
const throwing = (): never => {
  throw new TypeError('showModal is not what it was')
}

beforeEach(() => {
  widget = new FakeWidget()
  for (const mock of [left, trouble]) mock.mockReset()
  vi.spyOn(window.location, 'assign').mockImplementation(left)
  window.addEventListener('error', trouble)
  process.on('unhandledRejection', trouble)
})
afterEach(async () => {
  await clearPage()
  window.removeEventListener('error', trouble)
  process.off('unhandledRejection', trouble)
})

const press = (name: string) => fireEvent.click(screen.getByText(name))
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

/** Both ways to open: the component, and a button of the page's own. */
const Both = () => {
  const { open } = useDonate({ src })
  return (
    <>
      <DonateButton src={src} projectId={3}>
        Component
      </DonateButton>
      <button type="button" onClick={() => open({ projectId: 3 })}>
        Hook
      </button>
    </>
  )
}

describe.each(['Component', 'Hook'])('%s', (name) => {
  it('three seconds after the press of a script that hangs the site is there, and what comes later opens nothing', async () => {
    vi.useFakeTimers()
    render(<Both />)
    press(name)
    await pass(2999)
    expect(left).not.toHaveBeenCalled()
    await pass(1)
    expect(left.mock.calls).toEqual([['https://trust.test/donate?project=3']])
    vi.useRealTimers()
    await settle('load', widget)
    expect(widget.requests).toEqual([])
  })

  it('pressed again and again, it is three seconds from the first press', async () => {
    vi.useFakeTimers()
    render(<Both />)
    for (const ms of [2000, 999, 1]) {
      press(name)
      await pass(ms)
    }
    expect(left.mock.calls).toEqual([['https://trust.test/donate?project=3']])
    // The next one has its own.
    press(name)
    await pass(2999)
    expect(left).toHaveBeenCalledTimes(1)
  })

  it.each(['that comes', 'that is there'])('a script %s and cannot open leads to the site', async (when) => {
    widget.open = throwing
    render(<Both />)
    if (when === 'that comes') press(name)
    await settle('load', widget)
    if (when === 'that is there') press(name)
    await aTaskLater()
    expect(left.mock.calls).toEqual([['https://trust.test/donate?project=3']])
    expect(trouble).not.toHaveBeenCalled()
  })
})

describe('before the script has come', () => {
  it('of two presses only the newest opens and hears', async () => {
    const [first, second] = [vi.fn(), vi.fn()]
    render(
      <DonateProvider src={src}>
        <DonateButton projectId={3} onOpen={first} onClose={first}>
          First
        </DonateButton>
        <DonateButton projectId={4} onOpen={second} onClose={second}>
          Second
        </DonateButton>
      </DonateProvider>,
    )
    press('First')
    press('Second')
    await settle('load', widget)
    await aTaskLater()
    widget.close()
    expect(widget.requests).toMatchObject([{ projectId: 4 }])
    expect(first).not.toHaveBeenCalled()
    expect(second.mock.calls).toEqual([[{ projectId: 4 }], [{}]])
  })

  it('a press whose button has gone with its menu still opens', async () => {
    const { rerender } = render(<Both />)
    press('Component')
    rerender(<p>The menu is closed</p>)
    await settle('load', widget)
    expect(widget.requests).toHaveLength(1)
  })

  it('a press that was left behind for another page opens nothing and leads nowhere', async () => {
    const { rerender } = render(<Both />)
    press('Component')
    rerender(<p>Another page</p>)
    const { pathname } = location
    history.pushState(null, '', '/another')
    await settle('load', widget)
    expect([widget.requests, left.mock.calls]).toEqual([[], []])
    history.replaceState(null, '', pathname)
  })

  it('another button that goes takes no press along', async () => {
    const page = (other: boolean) => (
      <DonateProvider src={src}>
        <DonateButton projectId={3}>Give</DonateButton>
        {other && <DonateButton>Other</DonateButton>}
      </DonateProvider>
    )
    const { rerender } = render(page(true))
    press('Give')
    rerender(page(false))
    await settle('load', widget)
    expect(widget.requests).toMatchObject([{ projectId: 3 }])
  })

  it('where the page itself has opened one meanwhile, that one is not the button’s', async () => {
    const heard = vi.fn()
    render(
      <DonateButton src={src} onRecorded={heard}>
        Give
      </DonateButton>,
    )
    press('Give')
    widget.isOpen = true
    await settle('load', widget)
    say('donate:recorded', { projectId: 3, amount: 500, txnId: 'T1' })
    expect(heard).not.toHaveBeenCalled()
  })
})

it("a widget that came by the page's own tag, and was destroyed, comes again at the next press", async () => {
  document.head.append(Object.assign(document.createElement('script'), { src }))
  window.DonateWidget = widget as never
  const { result } = renderHook(() => useDonate({ src }))
  await aTaskLater()
  delete window.DonateWidget
  act(() => result.current.open({ projectId: 3 }))
  expect(tags()).toHaveLength(2)
  await settle('load', widget)
  expect(widget.requests).toEqual([{ projectId: 3 }])
})
