import { act, cleanup, render, screen } from '@testing-library/preact'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../shared/contract/transport.ts'
import { memoryStorage } from '../../shared/auth/storage.ts'
import { form as t } from '../../shared/texts/hi/form.ts'
import { lazyText } from '../../shared/texts/hi/lazyText.ts'
import { DialogContext } from '../dialogContext.ts'
import * as warning from '../diagnose/warn.ts'
import type { Environment } from '../environment.ts'
import { createFlow } from '../flow/createFlow.ts'
import { readyState } from '../flow/flow.testdata.ts'
import type { State } from '../flow/state.ts'
import { importers } from '../parts/importers.ts'
import { loadPart, parts, providePartsFrom } from '../parts/parts.ts'
import { ContactBlock } from './offline/OfflineScreen.tsx'
import { ContinueBar } from './choosing/ChoosingScreen.tsx'
import { LoadProblem } from './Boundary.tsx'
import { Waiting } from './Waiting.tsx'

providePartsFrom(importers)

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
const show = (screenPart: ReactNode, changes: Partial<Environment> = {}, ownFlow = flow) =>
  render(
    <DialogContext.Provider value={{ t, environment: { ...environment, ...changes }, flow: ownFlow }}>
      {screenPart}
    </DialogContext.Provider>,
  )
const links = () => screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
const ways = [
  [t.giveOnSite, 'https://t.example.org/donate?lang=hi&project=4'],
  [t.otherWays, 'https://t.example.org/donate?lang=hi&project=4&ways=offline'],
]

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(warning, 'warn').mockResolvedValue()
})
afterEach(() => {
  cleanup()
  vi.clearAllMocks()
  vi.useRealTimers()
})

it('offers a retry, the site and the offline ways in the donor’s language after a failed load', () => {
  const onRetry = vi.fn()
  show(<LoadProblem onRetry={onRetry} />)
  expect(screen.getByRole('alert').textContent).toContain(t.loadFailed)
  expect(links()).toEqual(ways)
  screen.getByRole('button', { name: t.tryAgain }).click()
  expect(onRetry).toHaveBeenCalledOnce()
})

it('sends nobody from the trust’s own site to that site', () => {
  show(<LoadProblem onRetry={vi.fn()} />, { foreign: false })
  expect(links()).toEqual(ways.slice(1))
})

describe('the connection is blamed only when it failed', () => {
  const expected = () => screen.getByRole('alert').querySelector('p')?.textContent?.trim()
  beforeEach(() => parts.setState({ hi: { lazyText } }))
  afterEach(() => void vi.restoreAllMocks())

  it.each([
    ['unreachable', `${t.loadFailed} ${t.checkConnection}`],
    ['serverFault', `${t.loadFailed} ${lazyText.problems.serverFault[1]}`],
    ['timedOut', `${t.loadFailed} ${lazyText.problems.timedOut[1]}`],
    ['refused', t.loadFailed],
    ['malformed', t.loadFailed],
  ] as const)('for an answer that is %s', (fault, text) => {
    show(<LoadProblem fault={fault} onRetry={vi.fn()} />)
    expect(expected()).toBe(text)
  })

  it.each([
    [true, t.loadFailed],
    [false, `${t.loadFailed} ${t.checkConnection}`],
  ])('for a file that did not load while the browser is online: %s', (online, text) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online)
    show(<LoadProblem onRetry={vi.fn()} />)
    expect(expected()).toBe(text)
  })
})

describe('a connection that is lost at CONTINUE', () => {
  const showBar = (need: State['need']) => {
    const state = readyState({ need })
    show(<ContinueBar form={state.form!} onSubmit={() => {}} />, {}, createFlow(environment, state))
  }

  it('is reported beside CONTINUE, and scrolled into view', () => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue()
    showBar('missing')
    const alert = screen.getByRole('alert')
    expect(alert.closest('footer')?.contains(screen.getByRole('button', { name: t.continue }))).toBe(true)
    expect(alert.textContent).toContain(t.loadFailed)
    expect(scrolled.mock.contexts).toEqual([alert.closest('footer')])
    scrolled.mockRestore()
  })

  it('offers the other ways beside CONTINUE while it is only slow', async () => {
    showBar('awaited')
    await act(() => void vi.advanceTimersByTime(3100))
    expect(screen.getByRole('alert').closest('footer')).not.toBeNull()
  })
})

it('offers them after three seconds if it is only slow, and continues to wait', async () => {
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
        <ContactBlock amount={500} waits={false} />
      </DialogContext.Provider>,
    )
    return { ...shown, flow: ownFlow }
  }
  beforeEach(() => void vi.useRealTimers())

  it('reach the open dialog if a dialog that has closed requested them', async () => {
    let arrive: (contact: unknown) => void = () => {}
    get.mockReturnValue(new Promise((resolve) => (arrive = resolve)))
    open('https://a.example.org').unmount()
    const second = open('https://a.example.org')
    arrive(answer)
    await expect.poll(() => second.flow.getState().offlineOnly).toBe(true)
    expect(get).toHaveBeenCalledOnce()
  })

  it('end no session if they are refused to a dialog that has closed', async () => {
    vi.spyOn(console, 'info').mockReturnValue()
    let refuse: (error: ApiError) => void = () => {}
    get.mockReturnValue(new Promise((_, reject) => (refuse = reject)))
    const first = open('https://b.example.org')
    await expect.poll(() => get).toHaveBeenCalledOnce()
    // Its effects end a little later.
    await act(() => void first.unmount())
    refuse(new ApiError('unauthorized'))
    await expect.poll(() => console.info).toHaveBeenCalled()
    // What would end it.
    await loadPart('give')
    expect(environment.session.end).not.toHaveBeenCalled()
  })
})

it('show a 500 as a toast and in place, and can be tried again', async () => {
  vi.useRealTimers()
  vi.spyOn(console, 'info').mockReturnValue()
  get.mockRejectedValue(new ApiError('serverFault'))
  show(<ContactBlock amount={500} waits={false} />, { options: { ...options, apiRoot: 'https://c.example.org' } })
  await expect.poll(() => flow.getState().notice).toMatchObject({ code: 'serverFault' })
  get.mockResolvedValue({ companyName: 'न्यास' })
  screen.getByText(t.loadFailed, { exact: false }).querySelector('button')?.click()
  expect(await screen.findByText('न्यास')).toBeTruthy()
})

it('end the session if they are refused to it', async () => {
  vi.useRealTimers()
  vi.spyOn(console, 'info').mockReturnValue()
  get.mockRejectedValue(new ApiError('unauthorized'))
  await loadPart('give')
  show(<ContactBlock amount={500} waits={false} />)
  await expect.poll(() => environment.session.end).toHaveBeenCalledWith('expired')
  expect(flow.getState().panel).toBe('signIn')
})
