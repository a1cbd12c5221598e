import { render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { App } from './App.tsx'
import { offlineServices } from '../testing/offlineServices.ts'

vi.mock('./AppRoutes.tsx', () => ({
  AppRoutes: () => {
    throw new TypeError('the frame itself failed')
  },
}))

it('shows a main landmark even if the frame itself fails', () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const services = offlineServices()
  render(<App services={services} router={(routes) => <MemoryRouter>{routes}</MemoryRouter>} />)
  const main = within(screen.getByRole('main'))
  expect(main.getByRole('heading', { level: 1, name: 'This page could not be shown' })).toBeTruthy()
  expect(main.getByRole('button', { name: 'Load the page again' })).toBeTruthy()
})
