import { act, cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { expect, it } from 'vitest'
import { memoryStorage } from '../../../shared/auth/storage.ts'
import { RequireLogin } from '../AppRoutes.tsx'
import { createServices, ServicesContext } from '../services.ts'
import { arrivedAt, leaveSession } from './sessionEnd.ts'

const Where = () => {
  const { pathname, search } = useLocation()
  return <p>{pathname + search}</p>
}

const show = (token: string | null) => {
  const storage = memoryStorage()
  if (token) {
    storage.setItem('token', token)
    storage.setItem('userDetails', JSON.stringify({ id: 7, email: 'asha@example.org', fullName: 'Asha Rawat' }))
  }
  const services = createServices({
    apiRoot: 'http://api.test/api',
    storage,
    lang: () => 'en',
    onServerFault: () => undefined,
    fetch: () => Promise.reject(new Error('nothing is asked here')),
  })
  const guarded = (
    <RequireLogin>
      <p>guarded</p>
    </RequireLogin>
  )
  const { container } = render(
    <ServicesContext value={services}>
      <MemoryRouter initialEntries={['/donation?page=2']}>
        <Routes>
          <Route path="/donation" element={guarded} />
          <Route path="*" element={<Where />} />
        </Routes>
      </MemoryRouter>
    </ServicesContext>,
  )
  return { session: services.session, container }
}

it('sends a visitor without a token to /login, with the path to return to', () => {
  show(null)
  expect(screen.getByText(`/login?next=${encodeURIComponent('/donation?page=2')}`)).toBeTruthy()
})

it('lets a visitor with a token pass', () => {
  show('a token')
  expect(screen.getByText('guarded')).toBeTruthy()
})

it('does not ask a person who just logged out here to sign in again, but asks the next visitor', () => {
  history.replaceState(null, '', '/donation')
  const { session, container } = show('a token')
  act(() => leaveSession(session, 'logout'))
  expect(container.textContent).toBe('')
  cleanup()
  arrivedAt('/home')
  show(null)
  expect(screen.getByText(`/login?next=${encodeURIComponent('/donation?page=2')}`)).toBeTruthy()
})
