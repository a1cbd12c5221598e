import { act, cleanup, fireEvent, render, screen } from '@testing-library/preact'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { memoryStorage, pendingKey } from '../../../shared/auth/storage.ts'
import { flexibleForm } from '../../../shared/donation/forms.testdata.ts'
import { presetsOf } from '../../../shared/donation/answers.ts'
import { writePending } from '../../../shared/donation/pendingDonation.ts'
import { form as t } from '../../../shared/texts/en/form.ts'
import { lazyText as en } from '../../../shared/texts/en/lazyText.ts'
import { lazyText as hi } from '../../../shared/texts/hi/lazyText.ts'
import { DialogContext, useFlowState } from '../../dialogContext.ts'
import type { Environment } from '../../environment.ts'
import { createFlow } from '../../flow/createFlow.ts'
import { readyState } from '../../flow/flow.testdata.ts'
import { parts } from '../../parts/parts.ts'
import { FormEnd } from './OfflineScreen.tsx'

const now = Date.parse('2026-11-05T12:00:00+05:30')
const offer = { most: 15_000, unconfirmed: 15_000, years: 10 }
const monthly = { day: 5, until: '2036-03-31', most: 15_000 }
const form = flexibleForm({ amountText: '500' })
let apis = 0

beforeEach(() => parts.setState({ en: { lazyText: en }, hi: { lazyText: hi } }))
afterEach(() => {
  cleanup()
  parts.setState({}, true)
})

interface Shown {
  foreign?: boolean
  contact?: object
  stored?: string
  lang?: 'en' | 'hi'
}

const show = async ({ foreign = false, contact = { monthly: offer }, stored, lang = 'en' }: Shown = {}) => {
  const storage = memoryStorage()
  if (stored) storage.setItem(pendingKey, stored)
  const environment = {
    options: { apiRoot: `https://monthly.example.org/${++apis}`, siteRoot: 'https://t.example.org' },
    api: { get: async (path: string) => (path === 'payment-ways' ? [] : { companyName: 'Trust', ...contact }) },
    now: () => now,
    lang,
    foreign,
    storage,
    emit: vi.fn(),
  } as unknown as Environment
  const flow = createFlow(environment, readyState({ form }))
  const Drawn = () => <FormEnd form={useFlowState().form} />
  render(
    <DialogContext.Provider value={{ t, environment, flow }}>
      <Drawn />
    </DialogContext.Provider>,
  )
  await screen.findByText('Trust')
  return flow
}

const line = 'Yes, ₹500 every month, on the 5th, until 31 March 2036, at most ₹15,000'

it('offers every month in one line, and never preselects it', async () => {
  const flow = await show()
  const tick = screen.getByRole('checkbox', { name: line }) as HTMLInputElement
  expect(tick.checked).toBe(false)
  expect(flow.getState().form?.monthly).toBeNull()
  fireEvent.click(tick)
  expect(flow.getState().form?.monthly).toEqual(monthly)
  fireEvent.click(screen.getByRole('checkbox', { name: line }))
  expect(flow.getState().form?.monthly).toBeNull()
})

it('says it in Hindi', async () => {
  await show({ lang: 'hi' })
  expect(screen.getByRole('checkbox').parentElement?.textContent).toContain('हर महीने की 5 तारीख़ को ₹500')
})

it.each([
  ['the trust has no rule for it', { contact: {} }],
  ['the provider cannot', { contact: { monthly: null } }],
  ['it is a partner’s page', { foreign: true }],
] as const)('offers nothing if %s', async (_, options) => {
  await show(options)
  expect(screen.queryByRole('checkbox')).toBeNull()
})

it('lets the donor change day, end and maximum, and shows what is then agreed', async () => {
  const flow = await show()
  fireEvent.click(screen.getByRole('checkbox'))
  const choose = (label: string, text: string) => {
    const select = screen.getByLabelText<HTMLSelectElement>(label)
    const value = [...select.options].find((option) => option.text === text)?.value
    fireEvent.change(select, { target: { value } })
  }
  choose(en.monthly.day, '20th')
  choose(en.monthly.until, '31 March 2028')
  choose(en.monthly.most, '₹500')
  expect(flow.getState().form?.monthly).toEqual({ day: 20, until: '2028-03-31', most: 500 })
  expect(screen.getByRole('checkbox', { name: /on the 20th, until 31 March 2028, at most ₹500$/ })).toBeTruthy()
})

it('says that debits above the limit need a confirmation', async () => {
  const flow = await show()
  expect(screen.getByText(/it asks for no confirmation/)).toBeTruthy()
  await act(() => flow.dispatch({ type: 'quantityTyped', id: null, text: '20000' }))
  expect(screen.getByText(/needs your confirmation in your app/)).toBeTruthy()
  expect(screen.getByRole('checkbox', { name: /₹20,000 every month.* at most ₹20,000/ })).toBeTruthy()
})

it.each([
  ['monthlyClosed', 'checkbox', null],
  ['monthlyTooSmall', 'combobox', en.monthly.most],
  ['monthlyTooSoon', 'combobox', en.monthly.until],
  ['monthlyTooLate', 'combobox', en.monthly.until],
] as const)('shows the refusal %s at its field, and moves the focus there', async (code, role, label) => {
  const flow = await show()
  fireEvent.click(screen.getByRole('checkbox'))
  const { run } = flow.getState()
  Object.assign(flow.getState(), { stage: 'sending' })
  await act(() => flow.dispatch({ type: 'sendFailed', run, code }))
  const field = label ? screen.getByLabelText(label) : screen.getByRole(role)
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(field)
  const note = document.getElementById(field.getAttribute('aria-describedby') ?? '')
  expect(note?.textContent).toBe(en.problems[code][1])
})

it('survives the way back from a sign-in page whose address names the amount only', async () => {
  const stored = writePending(form.projectId, presetsOf({ ...form, monthly }), undefined, now)
  const flow = await show({ stored })
  expect(flow.getState().form?.monthly).toEqual(monthly)
  fireEvent.click(screen.getByRole('checkbox'))
  expect(flow.getState().form?.monthly).toBeNull()
})

it('is not chosen by what was stored for another amount', async () => {
  const stored = writePending(form.projectId, { ...presetsOf({ ...form, monthly }), amount: 700 }, undefined, now)
  expect((await show({ stored })).getState().form?.monthly).toBeNull()
})
