import { act, renderHook, waitFor } from '@testing-library/react'
import { BrowserRouter, useNavigate } from 'react-router-dom'
import { beforeEach, expect, it, vi } from 'vitest'
import * as bridge from '../../features/giving/bridge.ts'
import * as openEarly from '../../features/giving/openEarly.ts'
import { useOpenFromAddress } from './useOpenFromAddress.ts'

const open = vi.fn(async (_request?: object) => {})
const missed = vi.fn(() => false)
const early = vi.fn((): Promise<void> | undefined => undefined)
beforeEach(() => {
  open.mockClear()
  vi.spyOn(bridge, 'openDonation').mockImplementation(open)
  vi.spyOn(bridge, 'scriptMissed').mockImplementation(missed)
  vi.spyOn(openEarly, 'takeOpening').mockImplementation(early)
})

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
/** Simulates a browser's `#…` and Back. */
const step = async (path: string) => {
  history.pushState(null, '', path)
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')))
  await settled()
}

it('opens on arrival, with the choices of the address', async () => {
  await arrive('/donate?project=4&amount=500')
  expect(open).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ projectId: 4, amount: 500 }))
})

it('does not open again a form that was opened before the program loaded, and shows its failure', async () => {
  let fail = (_error: Error) => {}
  early.mockReturnValueOnce(new Promise((_, reject) => (fail = reject)))
  history.replaceState(null, '', '/donate?project=4')
  const { result } = renderHook(useOpenFromAddress, { wrapper: BrowserRouter })
  await settled()
  expect(result.current).toMatchObject({ opening: true, blocked: false })
  fail(new Error('blocked'))
  await waitFor(() => expect(result.current).toMatchObject({ opening: false, blocked: true }))
  expect(open).not.toHaveBeenCalled()
  act(() => result.current.retry())
  await settled()
  expect(open).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ projectId: 4 }))
  expect(result.current).toMatchObject({ opening: false, blocked: false })
})

it('opens nothing for an address without a project: the reader chooses one on the page', async () => {
  await arrive('/donate?amount=500')
  expect(open).not.toHaveBeenCalled()
})

it('shows the notice at once for a press that waited in vain, and replaces it if the form still arrives', async () => {
  missed.mockReturnValue(true)
  let come = () => {}
  open.mockImplementationOnce(() => new Promise((resolve) => (come = resolve)))
  history.replaceState(null, '', '/donate')
  const { result } = renderHook(useOpenFromAddress, { wrapper: BrowserRouter })
  await waitFor(() => expect(result.current.blocked).toBe(true))
  expect(open).toHaveBeenCalledOnce()
  come()
  await waitFor(() => expect(result.current.blocked).toBe(false))
  missed.mockReturnValue(false)
})

it('does not open the form again for a jump within the page or the way back from it', async () => {
  await arrive('/donate?project=4')
  await step('/donate?project=4#ways')
  await step('/donate?project=4')
  expect(open).toHaveBeenCalledOnce()
})

it('opens again when the donate link is pressed again, also after such a jump', async () => {
  const go = await arrive('/donate?project=3')
  await go('/donate?project=3')
  expect(open).toHaveBeenCalledTimes(2)
  await step('/donate?project=3#ways')
  await go('/donate?project=4')
  expect(open).toHaveBeenCalledTimes(3)
  expect(open).toHaveBeenLastCalledWith(expect.objectContaining({ projectId: 4 }))
})

it('opens nothing on a quiet arrival or a jump after it, but opens on a link', async () => {
  const go = await arrive('/elsewhere')
  open.mockClear()
  await go('/donate?project=4', { quiet: true })
  await step('/donate?project=4#ways')
  expect(open).not.toHaveBeenCalled()
  await go('/donate?project=4')
  expect(open).toHaveBeenCalledOnce()
})
