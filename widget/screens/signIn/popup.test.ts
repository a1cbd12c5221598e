import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { signInByPopup } from './popup.ts'

const siteRoot = 'https://trust.example.org'
const popup = { closed: false, close: vi.fn() }
let state: string
let opened: string

beforeEach(() => {
  vi.useFakeTimers()
  popup.closed = false
  popup.close.mockReset()
  vi.spyOn(window, 'open').mockImplementation((address) => {
    opened = String(address)
    state = new URL(String(address)).searchParams.get('state') ?? ''
    return popup as unknown as Window
  })
})
afterEach(() => void vi.useRealTimers())

const start = (root = siteRoot) => signInByPopup(root, new URLSearchParams(), new AbortController().signal)
const say = (data: object, { origin = siteRoot, source = popup as unknown } = {}) =>
  dispatchEvent(Object.assign(new Event('message'), { data, origin, source }))

it.each(['', '/'])('the window shows the page of the trust, whose root ends with “%s”', (end) => {
  void start(siteRoot + end)
  expect(opened).toMatch(/^https:\/\/trust\.example\.org\/connect\?origin=/)
})

it('a content filter whose window.open throws counts as a blocked window', async () => {
  vi.spyOn(window, 'open').mockImplementation(() => {
    throw new Error('not here')
  })
  expect(await start()).toBe('blocked')
})

it('what the window said counts, though its end is seen first', async () => {
  const answer = start()
  popup.closed = true
  vi.advanceTimersByTime(500)
  say({ type: 'donate:session', state, token: 'given' })
  expect(await answer).toEqual({ token: 'given' })
})

it('a window that said nothing and is closed ends the waiting', async () => {
  const answer = start()
  popup.closed = true
  vi.advanceTimersByTime(1000)
  expect(await answer).toBe('closed')
})

it('the window is closed by the page that it answered, once that has heard', async () => {
  const answer = start()
  expect(popup.close).not.toHaveBeenCalled()
  say({ type: 'donate:session', state, token: 'given' })
  expect(popup.close).toHaveBeenCalledOnce()
  expect(await answer).toEqual({ token: 'given' })
})

it('a stranger’s window stays: it says what to do', async () => {
  const answer = start()
  say({ type: 'donate:stranger', state })
  expect(await answer).toBe('stranger')
  expect(popup.close).not.toHaveBeenCalled()
})

it.each([
  ['that has not answered goes with the dialog', false],
  ['of a stranger stays, as somebody may be giving in it', true],
])('a window %s', async (_name, stranger) => {
  const life = new AbortController()
  const answer = signInByPopup(siteRoot, new URLSearchParams(), life.signal)
  if (stranger) say({ type: 'donate:stranger', state })
  life.abort()
  expect(await answer).toBe(stranger ? 'stranger' : 'closed')
  expect(popup.close).toHaveBeenCalledTimes(stranger ? 0 : 1)
})

it.each([
  ['another origin', {}, { origin: 'https://trust.example.org.evil.test' }],
  ['another window', {}, { source: {} }],
  ['no window', {}, { source: null }],
  ['another state', { state: 'guessed' }, {}],
  ['no token', { token: undefined }, {}],
])('a message of %s is not believed', async (_what, change, from) => {
  const answer = start()
  say({ type: 'donate:session', state, token: 'forged', ...change }, from)
  expect(popup.close).not.toHaveBeenCalled()
  popup.closed = true
  vi.advanceTimersByTime(1000)
  expect(await answer).toBe('closed')
})
