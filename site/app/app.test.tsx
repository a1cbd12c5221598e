import { render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { memoryStorage } from '../../shared/auth/storage.ts'
import { App } from './App.tsx'
import { createServices } from './services.ts'

vi.mock('./AppRoutes.tsx', () => ({
  AppRoutes: () => {
    throw new TypeError('the frame itself failed')
  },
}))

it('where even the frame fails, what stands in its stead is in a main landmark', () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const services = createServices({
    apiRoot: 'http://api.test/api',
    storage: memoryStorage(),
    lang: () => 'en',
    onServerFault: () => undefined,
    fetch: () => Promise.reject(new TypeError('offline')),
  })
  render(<App services={services} router={(routes) => <MemoryRouter>{routes}</MemoryRouter>} />)
  const main = within(screen.getByRole('main'))
  expect(main.getByRole('heading', { level: 1, name: 'This page could not be shown' })).toBeTruthy()
  expect(main.getByRole('button', { name: 'Load the page again' })).toBeTruthy()
})
