import { act, renderHook } from '@testing-library/react'
import { BrowserRouter, useLocation } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { useScrollToTop } from '../useScrollToTop.ts'
import { chooseLanguage, chosenLanguage, firstLanguage } from './language.ts'

afterEach(() => chooseLanguage('en'))

it('prefers the reader’s choice to the language of the address, on the next load and in links back to this page', async () => {
  const entry = { key: 'k', idx: 0, usr: { quiet: true } }
  history.replaceState(entry, '', '/blog?lang=hi&page=2#end')
  const scrollTo = vi.spyOn(window, 'scrollTo')
  const { result } = renderHook(() => (useScrollToTop(), useLocation()), { wrapper: BrowserRouter })
  await act(() => chooseLanguage('en'))
  expect(location.pathname + location.search + location.hash).toBe('/blog?page=2#end')
  expect(history.state).toEqual(entry)
  expect(result.current).toMatchObject({ search: '?page=2', hash: '#end', key: 'k', state: { quiet: true } })
  expect(scrollTo).not.toHaveBeenCalled()
  expect(firstLanguage(location.search, chosenLanguage(document.cookie), ['hi-IN'])).toBe('en')
})
