import { render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { App } from './App.tsx'
import * as routes from './AppRoutes.tsx'
import { offlineServices } from '../testing/offlineServices.ts'

it('shows a main landmark even if the frame itself fails', () => {
  vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(routes, 'AppRoutes').mockImplementation(() => {
    throw new TypeError('the frame itself failed')
  })
  const services = offlineServices()
  render(<App services={services} router={(children) => <MemoryRouter>{children}</MemoryRouter>} />)
  const main = within(screen.getByRole('main'))
  expect(main.getByRole('heading', { level: 1, name: 'This page could not be shown' })).toBeTruthy()
  expect(main.getByRole('button', { name: 'Load the page again' })).toBeTruthy()
})
