import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoPassword } from '../../../api/testing/demoContent.ts'
import { createTestApi, type TestApi } from '../../../api/testing/testApi.ts'
import { renderSite } from '../../testing/renderSite.tsx'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

it('asks for the password in place before it signs out every other device', async () => {
  const other = await api.signIn('ravi@example.org')
  await renderSite(api, '/profile', 'ravi@example.org')
  await screen.findByText('This device')
  api.advance(601)
  const button = screen.getByRole('button', { name: 'Sign out everywhere else' })
  fireEvent.click(button)
  const password = await screen.findByLabelText('Your password')
  await waitFor(() => expect(document.activeElement).toBe(password))
  fireEvent.change(password, { target: { value: 'wrong' } })
  fireEvent.click(button)
  expect(await screen.findByText('This is not your password.')).toBeTruthy()
  fireEvent.change(password, { target: { value: demoPassword } })
  fireEvent.click(button)
  expect(await screen.findByText('Every other device is signed out.')).toBeTruthy()
  expect(await screen.findByText('You are signed in on this device only.')).toBeTruthy()
  expect((await api.send('profile', { token: other })).status).toBe(401)
})
