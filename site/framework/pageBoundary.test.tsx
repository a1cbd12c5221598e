import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { BrowserRouter, Route, Routes } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { showLanguage } from '../app/language/language.ts'
import { PageLanguage } from '../app/language/PageLanguage.tsx'
import { Layout } from '../components/frame/Layout.tsx'
import { createPage } from './pageDeclaration.ts'
import { ServicesContext } from '../app/services.ts'
import { offlineServices } from '../testing/offlineServices.ts'
import { PageBoundary } from './PageBoundary.tsx'

afterEach(() => showLanguage('en'))

const services = offlineServices()
const go = (path: string) =>
  act(async () => {
    history.pushState(null, '', path)
    window.dispatchEvent(new PopStateEvent('popstate'))
  })

it('keeps header and footer if the page’s code does not load, and requests the code again on the next visit', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(console, 'warn').mockReturnValue()
  let online = false
  const fetchCode = vi.fn(async () => {
    if (!online) throw new TypeError('offline')
    return { AboutPage: () => <h1>About us</h1> }
  })
  const { Page } = createPage('/about', { at: ['about'], code: fetchCode, texts: [], access: 'public' })
  history.replaceState(null, '', '/home')
  render(
    <ServicesContext value={services}>
      <BrowserRouter>
        <Routes>
          <Route element={<Layout />}>
            <Route path="/home" element={<h1>Home</h1>} />
            <Route path="/about" element={<Page />} />
          </Route>
        </Routes>
      </BrowserRouter>
    </ServicesContext>,
  )
  const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
  await heading('Home')
  const crash = () => screen.queryByRole('button', { name: 'Load the page again' })
  for (const came of [false, true]) {
    online = came
    fetchCode.mockClear()
    await go('/about')
    if (came) await heading('About us')
    else await waitFor(() => expect(crash()).toBeTruthy())
    expect(fetchCode).toHaveBeenCalled()
    expect(screen.getByRole('banner')).toBeTruthy()
    expect(await screen.findByRole('contentinfo')).toBeTruthy()
    await go('/home')
    await heading('Home')
    expect(crash()).toBeNull()
  }
})

const Breakable = () => {
  const [pressed, press] = useState(false)
  if (pressed) throw new Error('broken')
  return <button onClick={() => press(true)}>Press</button>
}

it.each([
  ['en', 'This page could not be shown', 'Go to the home page'],
  ['hi', 'यह पेज नहीं खुल सका', 'मुख्य पेज पर जाएँ'],
] as const)(
  'explains a page that throws during a later render, and links to the home page (%s)',
  async (lang, title, home) => {
    vi.spyOn(console, 'error').mockReturnValue()
    await showLanguage(lang)
    render(
      <PageLanguage>
        <PageBoundary>
          <Breakable />
        </PageBoundary>
      </PageLanguage>,
    )
    fireEvent.click(screen.getByText('Press'))
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title)
    expect(screen.getByRole('link', { name: home }).getAttribute('href')).toBe('/home')
  },
)
