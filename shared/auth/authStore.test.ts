import { expect, it, vi } from 'vitest'
import { createAuthStore } from './authStore.ts'
import { memoryStorage } from './storage.ts'

const user = { id: 7, email: 'asha@example.org', fullName: 'Asha Rawat', contactNo: null }

const signedIn = () => {
  const storage = memoryStorage()
  storage.setItem('theme', 'dark')
  const store = createAuthStore(storage)
  store.begin({ token: 't1', user })
  storage.setItem('isPladged', 'true')
  return { storage, store }
}

it('stores token, userDetails and userId on sign-in, and a new store reads them back', () => {
  const { storage, store } = signedIn()
  expect(storage.getItem('token')).toBe('t1')
  expect(storage.getItem('userId')).toBe('7')
  expect(JSON.parse(storage.getItem('userDetails') ?? '')).toEqual(user)
  expect(createAuthStore(storage).getState()).toEqual(store.getState())
})

it('stores the pledge flag beside the person, not in userDetails', () => {
  const storage = memoryStorage()
  createAuthStore(storage).begin({ token: 't1', user: { ...user, isPladged: true } })
  expect(storage.getItem('isPladged')).toBe('true')
  expect(JSON.parse(storage.getItem('userDetails') ?? '')).toEqual(user)
})

it('keeps in memory only whether the person is staff', () => {
  const storage = memoryStorage()
  const store = createAuthStore(storage)
  store.begin({ token: 't1', user: { ...user, is_staff: true } })
  expect(store.getState().isStaff).toBe(true)
  expect(JSON.parse(storage.getItem('userDetails') ?? '')).toEqual(user)
  store.end('logout')
  expect(store.getState()).toEqual({ token: null, user: null })
})

it('removes the session’s four keys on logout and keeps the rest', () => {
  const { storage, store } = signedIn()
  store.end('logout')
  for (const key of ['token', 'userDetails', 'userId', 'isPladged']) expect(storage.getItem(key)).toBeNull()
  expect(storage.getItem('theme')).toBe('dark')
  expect(store.getState()).toEqual({ token: null, user: null })
})

it('clears the whole storage when the session expires', () => {
  const { storage, store } = signedIn()
  store.end('expired')
  expect(storage.getItem('theme')).toBeNull()
})

it.each([
  ['userDetails that are no JSON', 't1', '{'],
  ['userDetails that are null', 't1', 'null'],
  ['userDetails with an id that is no number', 't1', '{"id":"7"}'],
  ['userDetails that are a list', 't1', '[]'],
  ['no userDetails', 't1', null],
  ['a token too long for a header', 'x'.repeat(100_000), JSON.stringify(user)],
  ['a token with a character that headers refuse', 't1\nनमस्ते', JSON.stringify(user)],
])('treats a damaged record as no session, and removes it: %s', (_what, token, details) => {
  const storage = memoryStorage()
  storage.setItem('theme', 'dark')
  storage.setItem('token', token)
  storage.setItem('userId', '7')
  if (details) storage.setItem('userDetails', details)
  expect(createAuthStore(storage).getState()).toEqual({ token: null, user: null })
  for (const key of ['token', 'userDetails', 'userId', 'isPladged']) expect(storage.getItem(key)).toBeNull()
  expect(storage.getItem('theme')).toBe('dark')
})

it('ignores and keeps a sign-in that another tab is still writing', () => {
  const storage = memoryStorage()
  const store = createAuthStore(storage)
  storage.setItem('token', 't1')
  store.refresh()
  expect(store.getState()).toEqual({ token: null, user: null })
  storage.setItem('userDetails', JSON.stringify(user))
  store.refresh()
  expect(store.getState()).toEqual({ token: 't1', user })
})

it('shows another tab’s sign-out after a refresh, and notifies listeners once', () => {
  const { storage, store } = signedIn()
  const heard = vi.fn()
  store.subscribe(heard)
  createAuthStore(storage).end('logout')
  store.refresh()
  store.refresh()
  expect(store.getState().token).toBeNull()
  expect(heard).toHaveBeenCalledTimes(1)
})
