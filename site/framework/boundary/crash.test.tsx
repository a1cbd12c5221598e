import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'

import { showLanguage } from '../../app/language/language.ts'
import { PageLanguage } from '../../app/language/PageLanguage.tsx'
import { PageBoundary } from './PageBoundary.tsx'

afterEach(() => showLanguage('en'))

const Page = () => {
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
          <Page />
        </PageBoundary>
      </PageLanguage>,
    )
    fireEvent.click(screen.getByText('Press'))
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title)
    expect(screen.getByRole('link', { name: home }).getAttribute('href')).toBe('/home')
  },
)
