import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { DonateWidgetApi } from '../../../widget/publicApi.ts'
import { createAuthStore } from '../../../shared/auth/authStore.ts'
import { memoryStorage } from '../../../shared/auth/storage.ts'
import { newCopy } from '../../testing/newCopy.ts'

type Bridge = typeof import('./bridge.ts')
let openDonation: Bridge['openDonation']
let scriptMissed: Bridge['scriptMissed']

/** The requested scripts. None loads by itself. */
let scripts: HTMLScriptElement[] = []
beforeEach(async () => {
  // A new page: a bridge keeps the script that it has loaded.
  const bridge = await newCopy<Bridge>('features/giving/bridge.ts')
  ;({ openDonation, scriptMissed } = bridge)
  vi.useFakeTimers()
  bridge.connectBridge(createAuthStore(memoryStorage()))
  vi.spyOn(document.head, 'append').mockImplementation((script) => void scripts.push(script as HTMLScriptElement))
})
afterEach(() => {
  vi.useRealTimers()
  scripts = []
  delete window.DonateWidget
  history.replaceState(null, '', '/')
})

const arrive = () => {
  const widget = { configure: vi.fn(), on: vi.fn(), open: vi.fn() } satisfies Partial<DonateWidgetApi>
  Object.assign(window, { DonateWidget: widget })
  scripts.at(-1)?.dispatchEvent(new Event('load'))
  return widget
}
/** The result of a press. */
const outcome = (opening: Promise<void>) => {
  const heard = vi.fn()
  opening.then(
    () => heard('answered'),
    () => heard('given up'),
  )
  return heard
}

it('gives up on a script that hangs three seconds after the first press, and opens nothing when it arrives later', async () => {
  const first = outcome(openDonation())
  await vi.advanceTimersByTimeAsync(2000)
  const second = outcome(openDonation({ projectId: 3 }))
  await vi.advanceTimersByTimeAsync(999)
  expect(second).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  // Only the last one opens a page.
  expect([first.mock.calls, second.mock.calls]).toEqual([[['answered']], [['given up']]])
  expect(scriptMissed()).toBe(true)

  const widget = arrive()
  await vi.advanceTimersByTimeAsync(0)
  expect([widget.configure.mock.calls.length, widget.open.mock.calls.length]).toEqual([1, 0])
  await openDonation({ projectId: 4 })
  expect(widget.open).toHaveBeenCalledExactlyOnceWith({ projectId: 4 })
  expect([scripts.length, scriptMissed()]).toEqual([1, false])
})

it('waits for the same script again after another press, for three seconds at most', async () => {
  outcome(openDonation())
  await vi.advanceTimersByTimeAsync(3000)
  const again = outcome(openDonation())
  await vi.advanceTimersByTimeAsync(2999)
  expect(again).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(again).toHaveBeenCalledExactlyOnceWith('given up')
  expect(scripts.length).toBe(1)
})

it('notices a blocked script at once, and requests it again after the next press', async () => {
  const opening = openDonation()
  scripts.at(-1)?.dispatchEvent(new Event('error'))
  await expect(opening).rejects.toThrow('did not load')
  expect(scriptMissed()).toBe(true)
  outcome(openDonation())
  expect(scripts.length).toBe(2)
})

it('opens one dialog, of the last press, if a visitor presses several times meanwhile', async () => {
  const openings = [openDonation({ projectId: 1 }), openDonation({ projectId: 2 })]
  const widget = arrive()
  await Promise.all(openings)
  expect(widget.open).toHaveBeenCalledExactlyOnceWith({ projectId: 2 })
})

it('opens nothing for a visitor who has gone to another page meanwhile', async () => {
  const openings = [outcome(openDonation())]
  history.replaceState(null, '', '/about')
  await vi.advanceTimersByTimeAsync(3000)
  history.replaceState(null, '', '/home')
  openings.push(outcome(openDonation()))
  history.replaceState(null, '', '/about')
  const widget = arrive()
  await vi.advanceTimersByTimeAsync(0)
  for (const opening of openings) expect(opening).toHaveBeenCalledExactlyOnceWith('answered')
  expect(widget.open).not.toHaveBeenCalled()
})
