import { expect, it, vi } from 'vitest'
import { createAuthStore } from '../../../shared/auth/authStore.ts'
import { memoryStorage } from '../../../shared/auth/storage.ts'
import { expireSession, onSessionExpired } from './sessionEnd.ts'

const signedIn = () => {
  const session = createAuthStore(memoryStorage())
  session.begin({ token: 't', user: { id: 1, email: 'asha@example.org', fullName: 'Asha', contactNo: '' } })
  return session
}

it('reports a session that ended before the site’s program listened, to one listener', () => {
  expireSession(signedIn())
  const [first, second] = [vi.fn(), vi.fn()]
  const off = [onSessionExpired(first), onSessionExpired(second)]
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 0])
  expireSession(signedIn())
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([2, 1])
  for (const stop of off) stop()
})
