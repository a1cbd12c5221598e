import { act, fireEvent, render, renderHook, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DonateButton, DonateProvider, useDonate } from '../package/react.ts'
import { nextTask, clearPage, FakeWidget, say, settle, src, tags } from '../testing/fakeWidget.ts'

let widget: FakeWidget
const left = vi.fn()
const trouble = vi.fn()
/** Simulates a page whose replacement of a browser function throws. */
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
  it('opens the site three seconds after a press if the script hangs, and ignores the script afterwards', async () => {
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

  it('counts the three seconds from the first press, however often the button is pressed', async () => {
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

  it.each(['that loads', 'that has loaded'])('opens the site for a script %s and cannot open', async (when) => {
    widget.open = throwing
    render(<Both />)
    if (when === 'that loads') press(name)
    await settle('load', widget)
    if (when === 'that has loaded') press(name)
    await nextTask()
    expect(left.mock.calls).toEqual([['https://trust.test/donate?project=3']])
    expect(trouble).not.toHaveBeenCalled()
  })
})

describe('before the script has loaded', () => {
  it('opens and reports only the newest of two presses', async () => {
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
    await nextTask()
    widget.close()
    expect(widget.requests).toMatchObject([{ projectId: 4 }])
    expect(first).not.toHaveBeenCalled()
    expect(second.mock.calls).toEqual([[{ projectId: 4 }], [{}]])
  })

  it('opens after a press whose button has disappeared with its menu', async () => {
    const { rerender } = render(<Both />)
    press('Component')
    rerender(<p>The menu is closed</p>)
    await settle('load', widget)
    expect(widget.requests).toHaveLength(1)
  })

  it('opens and redirects nothing if the visitor has left for another page', async () => {
    const { rerender } = render(<Both />)
    press('Component')
    rerender(<p>Another page</p>)
    const { pathname } = location
    history.pushState(null, '', '/another')
    await settle('load', widget)
    expect([widget.requests, left.mock.calls]).toEqual([[], []])
    history.replaceState(null, '', pathname)
  })

  it('keeps a press when another button disappears', async () => {
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

  it('does not report to the button a dialog that the page itself opened meanwhile', async () => {
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

it("loads a widget again on the next press after the page's own tag loaded it and it was destroyed", async () => {
  document.head.append(Object.assign(document.createElement('script'), { src }))
  window.DonateWidget = widget as never
  const { result } = renderHook(() => useDonate({ src }))
  await nextTask()
  delete window.DonateWidget
  act(() => result.current.open({ projectId: 3 }))
  expect(tags()).toHaveLength(2)
  await settle('load', widget)
  expect(widget.requests).toEqual([{ projectId: 3 }])
})
