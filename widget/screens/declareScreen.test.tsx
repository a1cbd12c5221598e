import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/preact'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '../../shared/contract/transport.ts'
import { createAuthStore } from '../../shared/auth/authStore.ts'
import { memoryStorage } from '../../shared/auth/storage.ts'
import type { Declaration } from '../../shared/contract/people/myData.ts'
import { form as t } from '../../shared/texts/en/form.ts'
import { lazyText } from '../../shared/texts/en/lazyText.ts'
import { DialogContext } from '../dialogContext.ts'
import type { Environment } from '../environment.ts'
import { createFlow } from '../flow/createFlow.ts'
import { readyState } from '../flow/flow.testdata.ts'
import * as payment from '../parts/give.ts'
import { parts } from '../parts/parts.ts'
import { Screen } from './DeclareScreen.tsx'

const question = {
  version: '1',
  title: 'One question',
  lead: 'The law asks.',
  citizen: 'Indian citizen',
  organisation: 'Indian organisation',
  neither: 'Neither',
}
const notice = {
  version: '3',
  from: '2026-11-01',
  title: 'What we keep',
  lead: 'For these purposes only.',
  points: [{ what: 'Name', why: 'For your account.' }],
  withdraw: 'At any time.',
  complain: 'To the Board.',
  officer: { name: 'Officer', email: 'privacy@example.org' },
}
const foreign = {
  title: 'Thank you',
  text: 'Please use the other account.',
  account: [{ label: 'Account number', value: '000456' }],
  email: 'trust@example.org',
}
const unanswered: Declaration = { answer: null, answered_at: null, question, foreign, notice }
const answered = (answer: Declaration['answer']): Declaration => ({
  ...unanswered,
  answer,
  answered_at: '2026-11-24T00:00:00.000Z',
})

/** @param answers what the API answers, one after the other */
const show = (...answers: unknown[]) => {
  const asked: unknown[] = []
  const answer = async (path: string, body?: unknown) => {
    asked.push(body && 'object' === typeof body ? [path, body] : path)
    const next = answers.shift()
    if (next instanceof Error) throw next
    return next ?? new Promise(() => {})
  }
  const storage = memoryStorage()
  const session = createAuthStore(storage)
  session.begin({ token: 't1', user: { id: 7, email: 'kavi@example.org', fullName: 'Kavi Namuna' } })
  const environment = {
    api: { get: (path: string) => answer(path), post: answer },
    session,
    storage,
    foreign: false,
    lang: 'en',
    options: { apiRoot: 'https://t.example.org/api', siteRoot: 'https://t.example.org' },
    now: () => 1000,
    emit: vi.fn(),
  } as unknown as Environment
  const state = { ...readyState(), panel: 'declare' as const }
  const flow = createFlow(environment, state)
  render(
    <DialogContext.Provider value={{ t, environment, flow }}>
      <Screen />
    </DialogContext.Provider>,
  )
  return { asked, flow, environment }
}
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))

beforeEach(() => parts.setState({ en: { lazyText }, give: payment }))
afterEach(cleanup)

it('chooses nothing for the donor, and says that an answer is saved', async () => {
  const { asked } = show(unanswered)
  const group = await screen.findByRole('group', { name: question.title })
  expect(within(group).getAllByRole('button')).toHaveLength(3)
  expect(group.getAttribute('aria-describedby')).toBe(screen.getByText(lazyText.declareNext).id)
  expect(asked).toEqual(['donation/declaration'])
})

it('sends one answer, however often a donor presses', async () => {
  const { asked } = show(unanswered)
  await press('Indian citizen')
  await press('Neither')
  expect(asked.slice(1)).toEqual([['donation/declare', { answer: 'citizen', version: '1', notice_version: '3' }]])
})

it('stores the answer with the versions that were shown, and continues with the same choices', async () => {
  const { asked, flow } = show(unanswered, answered('citizen'))
  await press('Indian citizen')
  await waitFor(() => expect(flow.getState()).toMatchObject({ stage: 'sending', panel: 'none' }))
  expect(asked.slice(0, 2)).toEqual([
    'donation/declaration',
    ['donation/declare', { answer: 'citizen', version: '1', notice_version: '3' }],
  ])
  expect(asked[2]).toMatchObject(['donation/payment-detail', { amount: 1000 }])
})

it('shows the notice about personal data, with whom to complain to', async () => {
  show(unanswered)
  await screen.findByText('What we keep:')
  expect(screen.getByText(/For your account\./)).toBeTruthy()
  expect(screen.getByText('privacy@example.org')).toBeTruthy()
  expect(screen.getByText(lazyText.noticeWithdraw).getAttribute('href')).toBe('https://t.example.org/my-data')
  expect(screen.getByText(lazyText.noticeWhole).getAttribute('href')).toBe('https://t.example.org/privacy-and-policy')
})

it('shows the other way to a donor who is neither, keeps the choices, and lets the answer be corrected', async () => {
  const { asked, flow } = show(unanswered, answered('neither'), answered('organisation'))
  const form = flow.getState().form
  await press('Neither')
  await screen.findByText('Please use the other account.')
  expect(screen.getByText('000456')).toBeTruthy()
  expect(flow.getState().form).toBe(form)
  await press(lazyText.declareCorrect)
  await press('Indian organisation')
  await waitFor(() => expect(flow.getState().stage).toBe('sending'))
  expect(asked.filter((one) => Array.isArray(one) && one[0] === 'donation/declare')).toHaveLength(2)
})

it('says that the trust cannot take the donation if it has no other account', async () => {
  show({ ...answered('neither'), foreign: { ...foreign, account: [], text: 'The trust cannot take it.' } })
  await screen.findByText('The trust cannot take it.')
  expect(screen.getByText('trust@example.org')).toBeTruthy()
  expect(screen.queryByText('Account number')).toBeNull()
})

it('shows the question again if its wording has changed meanwhile', async () => {
  const changed = new ApiError('refused', {
    status: 409,
    code: 'declaration_changed',
    serverText: 'Please read it again.',
  })
  show(unanswered, changed, { ...unanswered, question: { ...question, version: '2', lead: 'The new law asks.' } })
  await press('Indian citizen')
  await screen.findByText('The new law asks.')
})

it('lets the donor press again if saving fails, and offers to load again if loading fails', async () => {
  show(new ApiError('unreachable'), unanswered, new ApiError('unreachable'))
  await press(t.tryAgain)
  await press('Indian citizen')
  expect((await screen.findByRole('alert')).textContent).toBe(lazyText.problems.unreachable[1])
  expect((await screen.findByRole('button', { name: 'Indian citizen' })).ariaDisabled).not.toBe('true')
})
