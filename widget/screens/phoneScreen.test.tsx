import { act, cleanup, fireEvent, render, screen } from '@testing-library/preact'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { memoryStorage } from '../../shared/auth/storage.ts'
import { phoneCodeKey } from '../../shared/donation/touch.ts'
import type { Monthly } from '../../shared/contract/donation/mandate.ts'
import { ApiError } from '../../shared/contract/transport.ts'
import { form as t } from '../../shared/texts/en/form.ts'
import { lazyText } from '../../shared/texts/en/lazyText.ts'
import { touchOf } from '../arrival.ts'
import { DialogContext } from '../dialogContext.ts'
import type { Environment } from '../environment.ts'
import { createFlow } from '../flow/createFlow.ts'
import { readyState } from '../flow/flow.testdata.ts'
import * as payment from '../parts/give.ts'
import { parts } from '../parts/parts.ts'
import { ChoosingScreen } from './choosing/ChoosingScreen.tsx'
import * as offlineScreen from './offline/OfflineScreen.tsx'
import { Screen } from './PhoneScreen.tsx'

const code = { code: 'C'.repeat(22), watch: 'W'.repeat(43), expires_in: 1800 }
const contact = { companyName: 'Kinara Seva Nyas', offline: null }
let apis = 0

/** @param states what the API answers to one question after the other; the last one stays */
const show = (states: unknown[] = [{ state: 'waiting' }], { foreign = true, form = false } = {}) => {
  const asked: unknown[] = []
  const environment = {
    options: { apiRoot: `https://phone.example.org/${++apis}`, siteRoot: 'https://t.example.org', partner: 'meghdoot' },
    session: { getState: () => ({ token: null }) },
    api: {
      get: async (path: string) => {
        if (path !== 'get-contact-details') throw new ApiError('refused', { status: 404 })
        return contact
      },
      post: async (path: string, body: unknown) => {
        asked.push([path, body])
        if (path === 'donation/phone-code') return { ...code }
        const next = states.length > 1 ? states.shift() : states[0]
        if (next instanceof Error) throw next
        return next
      },
    },
    foreign,
    lang: 'en',
    storage: memoryStorage(),
    now: () => 0,
    emit: vi.fn(),
  } as unknown as Environment
  const flow = createFlow(environment, readyState())
  render(
    <DialogContext.Provider value={{ t, environment, flow }}>
      {form ? <ChoosingScreen toast={null} /> : <Screen />}
    </DialogContext.Provider>,
  )
  return { asked, environment, flow, status: () => screen.getAllByRole('status').at(-1)?.textContent }
}
const wait = (ms: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms)
  })

beforeEach(() => {
  vi.useFakeTimers()
  parts.setState({ en: { lazyText }, give: payment, offline: offlineScreen })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  parts.setState({}, true)
  sessionStorage.clear()
  history.replaceState(null, '', '/')
})

it('shows each step of the phone, and the amount of the verified payment within two seconds', async () => {
  const { asked, status } = show([
    { state: 'waiting' },
    { state: 'open' },
    { state: 'paying' },
    { state: 'failed' },
    { state: 'paid', amount: 500 },
  ])
  await wait(0)
  expect(asked).toEqual([['donation/phone-code', {}]])
  expect(screen.getByRole('img', { name: lazyText.phoneScan })).toBeTruthy()
  expect(status()).toBe(lazyText.phoneStates.waiting)
  for (const state of ['waiting', 'open', 'paying', 'failed'] as const) {
    await wait(2000)
    expect(status()).toBe(lazyText.phoneStates[state])
    expect(screen.queryByRole('img') === null).toBe(state !== 'waiting')
  }
  await wait(2000)
  expect(status()).toContain('₹500 received.')
  expect(asked.slice(1)).toEqual(Array(5).fill(['donation/phone-state', { watch: code.watch }]))
  await wait(60_000)
  expect(asked).toHaveLength(6)
})

it('shows a new code after the old one has ended, and asks about that one', async () => {
  const { asked, status } = show([{ state: 'expired' }, { state: 'waiting' }])
  await wait(0)
  await wait(2000)
  expect(status()).toBe(lazyText.phoneStates.expired)
  fireEvent.click(screen.getByRole('button', { name: lazyText.phoneAgain }))
  await wait(0)
  await wait(2000)
  expect(status()).toBe(lazyText.phoneStates.waiting)
  expect(asked.map((one) => (one as string[])[0])).toEqual([
    'donation/phone-code',
    'donation/phone-state',
    'donation/phone-code',
    'donation/phone-state',
  ])
})

it('keeps the last state while the connection is lost, and waits as long as the API wants', async () => {
  const tooMany = new ApiError('refused', { status: 429, retryAfterSeconds: 30 })
  const { asked, status } = show([{ state: 'open' }, new ApiError('unreachable'), tooMany, { state: 'paying' }])
  await wait(0)
  for (let answers = 0; answers < 3; answers++) await wait(2000)
  expect(status()).toBe(lazyText.phoneStates.open)
  await wait(29_000)
  expect(asked).toHaveLength(4)
  await wait(1000)
  expect(status()).toBe(lazyText.phoneStates.paying)
})

it('ends if the API knows the code no more', async () => {
  const { status } = show([new ApiError('refused', { status: 404 })])
  await wait(0)
  await wait(2000)
  expect(status()).toBe(lazyText.phoneStates.expired)
})

it.each([
  ['ready', lazyText.phoneOpened.ready],
  ['used', lazyText.phoneOpened.used],
  ['expired', lazyText.phoneOpened.expired],
])('says on the phone whether the other screen shows the outcome: %s', async (state, text) => {
  history.replaceState(null, '', `/donate?project=4#phone=${code.code}`)
  const { asked, environment } = show([{ state }], { foreign: false, form: true })
  await wait(0)
  expect(screen.getByText(text)).toBeTruthy()
  expect(asked).toEqual([['donation/open-phone-code', { code: code.code }]])
  // The code leaves the address, and goes with the donation.
  expect(location.href).not.toContain(code.code)
  expect(touchOf(environment)).toMatchObject({ phone_code: code.code })
})

it('asks on the phone for the name that the code does not hold, until it is written', async () => {
  history.replaceState(null, '', `/donate?project=4#phone=${code.code}&name`)
  const { flow, environment } = show([{ state: 'ready' }], { foreign: false, form: true })
  await wait(0)
  expect(screen.getByText(lazyText.phoneLacksName)).toBeTruthy()
  expect(touchOf(environment)).toMatchObject({ phone_code: code.code })
  fireEvent.input(screen.getByLabelText(lazyText.dedication.name), { target: { value: 'Shanti Devi' } })
  expect(flow.getState().form?.dedication?.name).toBe('Shanti Devi')
  expect(screen.queryByText(lazyText.phoneLacksName)).toBeNull()
})

it('reads no code on a partner’s page', async () => {
  history.replaceState(null, '', `/page#phone=${code.code}`)
  const { asked, environment } = show([], { form: true })
  await wait(0)
  expect(asked).toEqual([])
  expect(touchOf(environment)).not.toHaveProperty('phone_code')
  expect(sessionStorage.getItem(phoneCodeKey)).toBeNull()
})

it('opens the code from the form’s end, and offers none for every month or while online payment is being set up', async () => {
  const { flow } = show([], { form: true })
  await wait(0)
  fireEvent.click(screen.getByRole('button', { name: lazyText.payOnPhone }))
  expect(flow.getState().panel).toBe('phone')
  const chosen = (monthly: Monthly | null) => act(async () => flow.dispatch({ type: 'answered', answers: { monthly } }))
  await act(async () => flow.dispatch({ type: 'panelChosen', panel: 'none' }))
  await chosen({ day: 5, until: '2036-03-31', most: 15_000 })
  expect(screen.queryByRole('button', { name: lazyText.payOnPhone })).toBeNull()
  await chosen(null)
  expect(screen.getByRole('button', { name: lazyText.payOnPhone })).toBeTruthy()
  await act(async () => flow.dispatch({ type: 'onlineOff' }))
  expect(screen.queryByRole('button', { name: lazyText.payOnPhone })).toBeNull()
})
