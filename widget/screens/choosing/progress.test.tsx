import { act, cleanup, render, screen } from '@testing-library/preact'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { memoryStorage } from '../../../shared/auth/storage.ts'
import { ApiError } from '../../../shared/contract/transport.ts'
import { form as t } from '../../../shared/texts/en/form.ts'
import { lazyText as en } from '../../../shared/texts/en/lazyText.ts'
import { lazyText as hi } from '../../../shared/texts/hi/lazyText.ts'
import { DialogContext } from '../../dialogContext.ts'
import type { Environment } from '../../environment.ts'
import { createFlow } from '../../flow/createFlow.ts'
import { readyState } from '../../flow/flow.testdata.ts'
import { parts } from '../../parts/parts.ts'
import { ChoosingScreen } from './ChoosingScreen.tsx'
import * as offlineScreen from '../offline/OfflineScreen.tsx'

const appeal = { goal: 2500000, raised: 1186500, donors: 431, ends_on: '2026-12-31', as_of: '2026-11-28T04:00:00.000Z' }
const contact = { companyName: 'Kinara Seva Nyas', offline: null }
let apis = 0

/** @param progress what the API answers about the project */
const show = (progress: Promise<unknown>, lang: 'en' | 'hi' = 'en') => {
  const environment = {
    // The contact details are requested once for each API.
    options: { apiRoot: `https://progress.example.org/${++apis}`, siteRoot: 'https://t.example.org' },
    session: { getState: () => ({ token: null }) },
    api: {
      get(path: string) {
        if (path === 'payment-ways') return Promise.resolve([])
        return path.startsWith('project/') ? progress : Promise.resolve(contact)
      },
    },
    lang,
    storage: memoryStorage(),
    emit: vi.fn(),
    // Already 1 January in India.
    now: () => Date.parse('2026-12-31T18:30:00.000Z'),
  } as unknown as Environment
  const flow = createFlow(environment, readyState())
  const { container } = render(
    <DialogContext.Provider value={{ t, environment, flow }}>
      <ChoosingScreen toast={null} />
    </DialogContext.Provider>,
  )
  const lines = () => [...container.querySelectorAll('.progress small')].map((line) => line.textContent)
  return { lines, flow, bar: () => container.querySelector('progress') }
}
const settled = () => act(async () => {})

beforeEach(() => parts.setState({ en: { lazyText: en }, hi: { lazyText: hi }, offline: offlineScreen }))
afterEach(() => {
  cleanup()
  parts.setState({}, true)
})

it.each([
  ['en', { ...appeal, ends_on: '2027-01-01' }, ['₹11,86,500 of ₹25,00,000, 431 supporters, until 1 January 2027']],
  ['hi', { ...appeal, ends_on: '2027-01-01' }, ['₹25,00,000 में से ₹11,86,500, 431 सहयोगी, 1 जनवरी 2027 तक']],
  ['en', { ...appeal, ends_on: null, donors: 1 }, ['₹11,86,500 of ₹25,00,000, one supporter']],
  ['en', { ...appeal, ends_on: null, donors: 0, raised: 0 }, ['₹0 of ₹25,00,000']],
  ['en', { ...appeal, goal: null, ends_on: undefined, donors: 1234 }, ['₹11,86,500 donated so far, 1,234 supporters']],
  ['en', { ...appeal, goal: null, ends_on: null, donors: 0, raised: 0 }, []],
  [
    'en',
    appeal,
    ['₹11,86,500 of ₹25,00,000, 431 supporters', 'This appeal ended on 31 December 2026. You can still donate.'],
  ],
] as const)('shows in %s what the project has: %o', async (lang, progress, lines) => {
  const shown = show(Promise.resolve(progress), lang)
  await settled()
  expect(shown.lines()).toEqual(lines)
  expect(Boolean(shown.bar())).toBe(progress.goal !== null)
})

it('fills the bar at most once, and keeps the true sum in words', async () => {
  const { bar, lines } = show(Promise.resolve({ ...appeal, raised: 3000000, ends_on: null }))
  await settled()
  expect([bar()?.value, bar()?.max]).toEqual([2500000, 2500000])
  expect(lines()[0]).toContain('₹30,00,000 of ₹25,00,000')
})

it('draws what is below it only when nothing above can move it any more', async () => {
  let answer = (_progress: unknown): void => {}
  const { lines } = show(
    new Promise((resolve) => {
      answer = resolve
    }),
  )
  await settled()
  expect(screen.queryByText('Kinara Seva Nyas')).toBeNull()
  await act(async () => answer(appeal))
  expect(lines()).toHaveLength(2)
  expect(screen.getByText('Kinara Seva Nyas')).toBeTruthy()
})

it.each([
  ['a back end without the call', new ApiError('refused', { status: 404 }), undefined],
  ['a lost connection', new ApiError('unreachable'), undefined],
  ['a server’s fault, which shows the usual toast', new ApiError('serverFault', { status: 500 }), 'serverFault'],
])('leaves the form as it is after %s', async (_what, error, notice) => {
  const { lines, flow } = show(Promise.reject(error))
  await settled()
  expect(lines()).toEqual([])
  expect(screen.getByText('Kinara Seva Nyas')).toBeTruthy()
  expect(flow.getState().notice?.code).toBe(notice)
})
