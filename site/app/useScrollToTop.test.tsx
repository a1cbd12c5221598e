import { act, renderHook } from '@testing-library/react'
import { BrowserRouter, useNavigate } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { useScrollToTop } from './useScrollToTop.ts'

it('restores the last scroll position after Back, even if the page was left within the same frame', () => {
  const scrolled = vi.spyOn(window, 'scrollTo').mockReturnValue()
  const { result } = renderHook(() => (useScrollToTop(), useNavigate()), { wrapper: BrowserRouter })
  const first: unknown = history.state
  act(() => void result.current('/second'))
  const second: unknown = history.state
  const lead = (path: string, state: unknown, y: number): void => {
    history.replaceState(state, '', path)
    dispatchEvent(new PopStateEvent('popstate', { state }))
    vi.spyOn(window, 'scrollY', 'get').mockReturnValue(y)
  }
  // The page is scrolled to 400, and no scroll event has fired yet.
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(400)
  act(() => lead('/', first, 0))
  // That event fires together with the page before it.
  dispatchEvent(new Event('scroll'))
  act(() => lead('/second', second, 0))
  expect(scrolled).toHaveBeenLastCalledWith({ top: 400, behavior: 'instant' })
})
