import { act, cleanup, render, screen } from '@testing-library/preact'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../shared/api/apiError.ts'
import { memoryStorage } from '../../shared/auth/storage.ts'
import { form as t } from '../../shared/messages/hi/form.ts'
import { later } from '../../shared/messages/hi/later.ts'
import { DialogContext } from '../dialogContext.ts'
import type { Environment } from '../environment.ts'
import { createFlow } from '../flow/createFlow.ts'
import { readyState } from '../flow/flow.testdata.ts'
import { ContactBlock } from './ContactBlock.tsx'
import { LoadProblem } from './LoadProblem.tsx'
import { Waiting } from './Waiting.tsx'

vi.mock('../diagnose/warn.ts', () => ({ warn: vi.fn() }))

const options = { apiRoot: 'https://t.example.org/api', siteRoot: 'https://t.example.org' }
const get = vi.fn()
const environment = {
  options,
  api: { get, post: get },
  foreign: true,
  lang: 'hi',
  storage: memoryStorage(),
  session: { end: vi.fn() },
  emit: vi.fn(),
} as unknown as Environment
const flow = createFlow(environment, readyState())
const show = (screenPart: ReactNode) =>
  render(<DialogContext.Provider value={{ t, environment, flow }}>{screenPart}</DialogContext.Provider>)
const links = () => screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
const ways = [
  [t.giveOnSite, 'https://t.example.org/donate?lang=hi&project=4'],
  [t.otherWays, 'https://t.example.org/donate?lang=hi&project=4&ways=offline'],
]

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.clearAllMocks()
  vi.useRealTimers()
})

it('what failed to load offers a retry, the site and the offline ways, in the donor’s language', () => {
  const onRetry = vi.fn()
  show(<LoadProblem onRetry={onRetry} />)
  expect(screen.getByRole('alert').textContent).toContain(t.loadFailed)
  expect(links()).toEqual(ways)
  screen.getByRole('button', { name: t.tryAgain }).click()
  expect(onRetry).toHaveBeenCalledOnce()
})

it('what is merely slow offers them after three seconds, and goes on waiting', async () => {
  show(<Waiting />)
  await act(() => void vi.advanceTimersByTime(2900))
  expect(links()).toEqual([])
  await act(() => void vi.advanceTimersByTime(200))
  expect(links()).toEqual(ways)
  expect(screen.getByRole('alert').textContent).not.toContain(t.loadFailed)
  expect(screen.getByRole('status', { name: t.loading })).toBeTruthy()
})

describe('contact details', () => {
  const offline = { online: false, bank: [], cheque: [], registrations: [], upi: null, phone: null, csr_email: null }
  const answer = { companyName: 'न्यास', companyEmail: 'seva@example.org', offline }
  const open = (apiRoot: string) => {
    const own = { ...environment, options: { ...options, apiRoot } }
    const ownFlow = createFlow(own, readyState())
    const shown = render(
      <DialogContext.Provider value={{ t, environment: own, flow: ownFlow }}>
        <ContactBlock amount={500} later={later} />
      </DialogContext.Provider>,
    )
    return { ...shown, flow: ownFlow }
  }
  beforeEach(() => void vi.useRealTimers())

  it('that were asked for by a dialog now closed reach the one that is open', async () => {
    let arrive: (contact: unknown) => void = () => {}
    get.mockReturnValue(new Promise((resolve) => (arrive = resolve)))
    open('https://a.example.org').unmount()
    const second = open('https://a.example.org')
    arrive(answer)
    await vi.waitFor(() => expect(second.flow.getState().offlineOnly).toBe(true))
    expect(get).toHaveBeenCalledOnce()
  })

  it('refused to a dialog that has closed meanwhile end nobody’s session', async () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    let refuse: (error: ApiError) => void = () => {}
    get.mockReturnValue(new Promise((_, reject) => (refuse = reject)))
    const first = open('https://b.example.org')
    await vi.waitFor(() => expect(get).toHaveBeenCalledOnce())
    // Its effects end a little later.
    await act(() => void first.unmount())
    refuse(new ApiError('unauthorized'))
    await vi.waitFor(() => expect(console.warn).toHaveBeenCalled())
    expect(environment.session.end).not.toHaveBeenCalled()
  })
})

it('a session that the contact details are refused to has ended', async () => {
  vi.useRealTimers()
  vi.spyOn(console, 'warn').mockReturnValue()
  get.mockRejectedValue(new ApiError('unauthorized'))
  show(<ContactBlock amount={500} later={later} />)
  await vi.waitFor(() => expect(environment.session.end).toHaveBeenCalledWith('expired'))
  expect(flow.getState().panel).toBe('signIn')
})
