import { act, render, screen, waitFor } from '@testing-library/react'
import { BrowserRouter, Route, Routes } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { ServicesContext } from '../../app/services.ts'
import { offlineServices } from '../../testing/offlineServices.ts'
import { newCopy } from '../../testing/newCopy.ts'
import { spyOnExport } from '../../testing/spyOnExport.ts'
import * as footer from './Footer.tsx'

const services = offlineServices()
const go = (path: string) =>
  act(async () => {
    history.pushState(null, '', path)
    window.dispatchEvent(new PopStateEvent('popstate'))
  })

it('keeps header and page if the footer’s code does not load, and loads it on the next navigation', async () => {
  // React logs what a boundary has caught.
  const caught = vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(console, 'warn').mockReturnValue()
  const code = spyOnExport(footer, 'Footer').mockImplementation(() => {
    throw new TypeError('offline')
  })
  // Others have loaded the footer already.
  const { Layout } = await newCopy<typeof import('./Layout.tsx')>('components/frame/Layout.tsx')
  history.replaceState(null, '', '/home')
  render(
    <ServicesContext value={services}>
      <BrowserRouter>
        <Routes>
          <Route element={<Layout />}>
            <Route path="/home" element={<h1>Home</h1>} />
            <Route path="/about" element={<h1>About us</h1>} />
          </Route>
        </Routes>
      </BrowserRouter>
    </ServicesContext>,
  )
  await waitFor(() => expect(caught).toHaveBeenCalled())
  expect(screen.getByRole('banner')).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1, name: 'Home' })).toBeTruthy()
  expect(screen.queryByRole('contentinfo')).toBeNull()
  code.mockReturnValue(() => <footer>By the river</footer>)
  await go('/about')
  expect(screen.getByRole('heading', { level: 1, name: 'About us' })).toBeTruthy()
  expect((await screen.findByRole('contentinfo')).textContent).toBe('By the river')
})
