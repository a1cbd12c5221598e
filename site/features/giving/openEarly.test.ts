import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import * as bridge from './bridge.ts'
import { openEarly, takeOpening } from './openEarly.ts'

const open = vi.fn(async (_request?: object) => {})
beforeEach(() => {
  open.mockReset().mockResolvedValue()
  vi.spyOn(bridge, 'openDonation').mockImplementation(open)
  vi.spyOn(bridge, 'connectBridge').mockReturnValue()
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  void takeOpening()
  document.documentElement.lang = 'en'
  history.replaceState(null, '', '/')
})

/** Whether the site's program may start. */
const outcome = (path: string, entry: unknown = null) => {
  history.replaceState(entry, '', path)
  const heard = vi.fn()
  void openEarly().then(heard)
  return heard
}
const tick = () => vi.advanceTimersByTimeAsync(0)

it('opens the form of the address with its choices, and starts the page’s program after it', async () => {
  const done = outcome('/donate?project=4&amount=500&lang=hi')
  await tick()
  expect(open).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ projectId: 4, amount: 500 }))
  expect(document.documentElement.lang).toBe('hi')
  expect(done).not.toHaveBeenCalled()
  window.dispatchEvent(new Event('donate:project'))
  await tick()
  expect(done).toHaveBeenCalledOnce()
  expect(takeOpening()).toBeInstanceOf(Promise)
  expect(takeOpening()).toBeUndefined()
})

it.each(['/donate', '/donate?amount=500', '/donate?project=4&ways=offline'])(
  'waits for no form at %s',
  async (path) => {
    const done = outcome(path)
    await tick()
    expect(done).toHaveBeenCalledOnce()
    expect(open).not.toHaveBeenCalled()
    expect(takeOpening()).toBeUndefined()
  },
)

it('opens nothing after a reload if the reader had come for the page itself', async () => {
  const done = outcome('/donate?project=4', { usr: { quiet: true } })
  await tick()
  expect(done).toHaveBeenCalledOnce()
  expect(open).not.toHaveBeenCalled()
})

it('does not wait for a blocked script, and reports it to the page', async () => {
  open.mockRejectedValueOnce(new Error('blocked'))
  const done = outcome('/donate?project=4')
  await tick()
  expect(done).toHaveBeenCalledOnce()
  await expect(takeOpening()).rejects.toThrow('blocked')
})

it('waits at most five seconds for a form that does not load', async () => {
  open.mockReturnValueOnce(new Promise(() => {}))
  const done = outcome('/donate?project=4')
  await vi.advanceTimersByTimeAsync(4999)
  expect(done).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(done).toHaveBeenCalledOnce()
})
