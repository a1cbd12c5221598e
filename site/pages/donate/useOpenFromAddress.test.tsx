import { act, renderHook, waitFor } from '@testing-library/react'
import { BrowserRouter, useNavigate } from 'react-router-dom'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { useOpenFromAddress } from './useOpenFromAddress.ts'

const { open, missed } = vi.hoisted(() => ({ open: vi.fn(async (_request: object) => {}), missed: vi.fn(() => false) }))
vi.mock('../../donate/bridge.ts', () => ({ openDonation: open, scriptMissed: missed }))
// What reads the address is fetched later: it is to be there at once here.
beforeAll(() => import('../../donate/donateQuery.ts'))
beforeEach(() => open.mockClear())

const arrive = async (path: string) => {
  history.replaceState(null, '', path)
  const { result } = renderHook(() => (useOpenFromAddress(), useNavigate()), { wrapper: BrowserRouter })
  await settled()
  return async (to: string, state?: unknown) => {
    act(() => void result.current(to, { state }))
    await settled()
  }
}
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)))
/** As a browser does for `#…` and Back. */
const step = async (path: string) => {
  history.pushState(null, '', path)
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')))
  await settled()
}

it('opens on arrival, with the choices of the address', async () => {
  await arrive('/donate?project=4&amount=500')
  expect(open).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ projectId: 4, amount: 500 }))
})

it('a press that has waited in vain finds the notice at once, and what comes after all takes its place', async () => {
  missed.mockReturnValueOnce(true)
  let come = () => {}
  open.mockImplementationOnce(() => new Promise((resolve) => (come = resolve)))
  history.replaceState(null, '', '/donate')
  const { result } = renderHook(useOpenFromAddress, { wrapper: BrowserRouter })
  await waitFor(() => expect(result.current.blocked).toBe(true))
  expect(open).toHaveBeenCalledOnce()
  come()
  await waitFor(() => expect(result.current.blocked).toBe(false))
})

it('a step to a part of the page, and the way back from there, are no new wish to give', async () => {
  await arrive('/donate')
  await step('/donate#ways')
  await step('/donate')
  expect(open).toHaveBeenCalledOnce()
})

it('a link to give that is pressed once more opens again, also after such a step', async () => {
  const go = await arrive('/donate')
  await go('/donate')
  expect(open).toHaveBeenCalledTimes(2)
  await step('/donate#ways')
  await go('/donate?project=4')
  expect(open).toHaveBeenCalledTimes(3)
  expect(open).toHaveBeenLastCalledWith(expect.objectContaining({ projectId: 4 }))
})

it('a quiet arrival opens nothing, nor does a step after it; a link does', async () => {
  const go = await arrive('/elsewhere')
  open.mockClear()
  await go('/donate', { quiet: true })
  await step('/donate#ways')
  expect(open).not.toHaveBeenCalled()
  await go('/donate')
  expect(open).toHaveBeenCalledOnce()
})
