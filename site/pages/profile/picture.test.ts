import { afterEach, expect, it, vi } from 'vitest'
import { createAuthStore } from '../../../shared/auth/authStore.ts'
import { memoryStorage } from '../../../shared/auth/storage.ts'
import { createWatch } from '../../app/session/watchedTransport.ts'
import { checkFile, sendPicture } from './sendPicture.ts'

const file = (type: string, bytes: number) => new File([new Uint8Array(bytes)], 'me', { type })
const limit = 5 * 1024 * 1024

it.each([
  ['image/jpeg', 1, null],
  ['image/avif', limit, null],
  ['image/png', limit + 1, 'too_large'],
  ['image/svg+xml', 1, 'type'],
  ['image/gif', 1, 'type'],
  ['', 1, 'type'],
])('checks a file of type "%s" with %d bytes: %s', (type, bytes, problem) => {
  expect(checkFile(file(type, bytes))).toBe(problem)
})

/** Requests that are answered at once, after they reported half as sent. */
const answeredBy = (answer: number) =>
  class extends EventTarget {
    upload = new EventTarget()
    status = answer
    responseText = '{"status":false}'
    open() {}
    setRequestHeader() {}
    getResponseHeader() {
      return null
    }
    abort() {}
    send() {
      this.upload.dispatchEvent(Object.assign(new Event('progress'), { lengthComputable: true, loaded: 1, total: 2 }))
      this.dispatchEvent(new Event('load'))
    }
  }

afterEach(() => vi.unstubAllGlobals())

const signedIn = () => {
  const session = createAuthStore(memoryStorage())
  session.begin({ token: 't', user: { id: 1, email: 'a@example.org', fullName: 'A B', contactNo: null } })
  return { session, watch: createWatch(session, () => {}) }
}
const crop = { x: 0, y: 0, width: 10, height: 10 }

it('reports the upload’s progress, and ends a session that has ended meanwhile', async () => {
  vi.stubGlobal('XMLHttpRequest', answeredBy(401))
  const services = signedIn()
  const percents: number[] = []
  await expect(
    sendPicture(services, file('image/png', 1), crop, (percent) => percents.push(percent)),
  ).rejects.toMatchObject({
    kind: 'unauthorized',
  })
  expect(percents).toEqual([50])
  expect(services.session.getState().token).toBeNull()
})

it('keeps the session if the server fails', async () => {
  vi.stubGlobal('XMLHttpRequest', answeredBy(503))
  const services = signedIn()
  await expect(sendPicture(services, file('image/png', 1), crop, () => {})).rejects.toMatchObject({
    kind: 'serverFault',
  })
  expect(services.session.getState().token).toBe('t')
})
