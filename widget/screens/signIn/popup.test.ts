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

it.each(['', '/'])('shows the trust’s page in the window if its root ends with “%s”', (end) => {
  void start(siteRoot + end)
  expect(opened).toMatch(/^https:\/\/trust\.example\.org\/connect\?origin=/)
})

it('counts a content filter whose window.open throws as a blocked window', async () => {
  vi.spyOn(window, 'open').mockImplementation(() => {
    throw new Error('not here')
  })
  expect(await start()).toBe('blocked')
})

it('accepts the window’s message even if its end is noticed first', async () => {
  const answer = start()
  popup.closed = true
  vi.advanceTimersByTime(500)
  say({ type: 'donate:session', state, token: 'given' })
  expect(await answer).toEqual({ token: 'given' })
})

it('stops waiting when the window closes without a message', async () => {
  const answer = start()
  popup.closed = true
  vi.advanceTimersByTime(1000)
  expect(await answer).toBe('closed')
})

it('lets the page that it answered close the window, once that page has received the message', async () => {
  const answer = start()
  expect(popup.close).not.toHaveBeenCalled()
  say({ type: 'donate:session', state, token: 'given' })
  expect(popup.close).toHaveBeenCalledOnce()
  expect(await answer).toEqual({ token: 'given' })
})

it('leaves an unregistered page’s window open, because it says what to do', async () => {
  const answer = start()
  say({ type: 'donate:stranger', state })
  expect(await answer).toBe('stranger')
  expect(popup.close).not.toHaveBeenCalled()
})

it.each([
  ['closes a window that has not answered together with the dialog', false],
  ['keeps an unregistered page’s window open, because a donation may be under way in it', true],
])('%s', async (_name, stranger) => {
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
])('does not trust a message of %s', async (_what, change, from) => {
  const answer = start()
  say({ type: 'donate:session', state, token: 'forged', ...change }, from)
  expect(popup.close).not.toHaveBeenCalled()
  popup.closed = true
  vi.advanceTimersByTime(1000)
  expect(await answer).toBe('closed')
})
