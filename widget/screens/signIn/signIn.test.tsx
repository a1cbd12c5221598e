import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/preact'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '../../../shared/contract/transport.ts'
import { createAuthStore } from '../../../shared/auth/authStore.ts'
import { memoryStorage } from '../../../shared/auth/storage.ts'
import { form as t } from '../../../shared/texts/en/form.ts'
import { lazyText } from '../../../shared/texts/en/lazyText.ts'
import { DialogContext } from '../../dialogContext.ts'
import type { Environment } from '../../environment.ts'
import { createFlow } from '../../flow/createFlow.ts'
import { pressed, readyState } from '../../flow/flow.testdata.ts'
import { browserLeaving } from '../../leaving.ts'
import * as payment from '../../parts/give.ts'
import type { SignInWays } from '../../publicApi.ts'
import { parts } from '../../parts/parts.ts'
import { Screen } from './SignInScreen.tsx'

const signedIn = { token: 't1', user: { id: 7, email: 'kavi@example.org', fullName: 'Kavi Namuna' } }
const notice = {
  version: '3',
  from: '2026-11-01',
  title: 'What we keep',
  lead: 'For these purposes only.',
  points: [
    { what: 'Name', why: 'For your account.' },
    { what: 'Your donations', why: 'For the accounts of the trust.' },
  ],
  withdraw: 'At any time.',
  complain: 'To the Board.',
  officer: { name: 'Officer', email: 'privacy@example.org' },
}
const choices = 'lang=en&project=4&amount=1000&purpose=2'
let apis = 0

/** The step after CONTINUE without a session. */
const show = (
  answers: Record<string, unknown>,
  more: { foreign?: boolean; signInWays?: SignInWays; hadSession?: boolean } = {},
) => {
  const asked: string[] = []
  const sent: Record<string, unknown> = {}
  const answer = async (path: string, body?: unknown) => {
    asked.push(path)
    sent[path] = body
    const found = answers[path.split('?')[0] ?? '']
    if (found instanceof Error) throw found
    return found ?? new Promise(() => {})
  }
  const storage = memoryStorage()
  const environment = {
    api: { get: answer, post: answer },
    // A host's own store may hold a token without the person's details.
    session: more.hadSession
      ? { ...createAuthStore(storage), getState: () => ({ token: 't1', user: null }) }
      : createAuthStore(storage),
    storage,
    foreign: more.foreign ?? false,
    lang: 'en',
    // Whether a page is registered is requested once for each API.
    options: {
      apiRoot: `https://t.example.org/api${++apis}`,
      siteRoot: 'https://t.example.org',
      signInWays: more.signInWays,
    },
    now: () => 1000,
    emit: vi.fn(),
  } as unknown as Environment
  const [state] = pressed(readyState(), { donorKnown: false })
  const flow = createFlow(environment, state)
  const host = document.body.appendChild(document.createElement('div'))
  const container = host.attachShadow({ mode: 'open' }).appendChild(document.createElement('div'))
  document.body.append(host)
  const inLight = more.signInWays ? { container } : {}
  render(
    <DialogContext.Provider value={{ t, environment, flow }}>
      <Screen />
    </DialogContext.Provider>,
    inLight,
  )
  return { asked, sent, flow, environment, host, answers }
}

const type = (label: string, value: string) => fireEvent.input(screen.getByLabelText(label), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const problemAt = (label: string) => {
  const field = screen.getByLabelText(label)
  return document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent
}

beforeEach(() => {
  parts.setState({ en: { lazyText }, give: payment })
  vi.spyOn(browserLeaving, 'leaveFor').mockResolvedValue()
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  Object.defineProperty(self, 'origin', { configurable: true, value: location.origin })
})

const sentence = 'User details are missing. Please log in again.'

it('shows the specification’s sentence without the line for newcomers to a donor who had a session', () => {
  show({}, { hadSession: true })
  expect(screen.getByText('₹1,000 for Medical camp')).toBeTruthy()
  expect(screen.getByText(sentence)).toBeTruthy()
  expect(screen.queryByText(/^Sign in or create an account/)).toBeNull()
})

it('shows the waiting donation in a line that is true of newcomers, and then the sentence without an alarm', () => {
  show({})
  const line = screen.getByText('Sign in or create an account: ₹1,000 for Medical camp is waiting.')
  expect(line.compareDocumentPosition(screen.getByText(sentence))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(screen.getByText(sentence).getAttribute('role')).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByText('New here?')).toBeTruthy()
})

it('makes a new account in place, and continues to the payment', async () => {
  const { sent, environment, flow } = show({
    register: signedIn,
    'privacy-notice': new ApiError('refused', { status: 404 }),
  })
  press('Create an account')
  type('Full name', 'Kavi Namuna')
  type('E-mail', 'kavi@example.org')
  type('Mobile number', '90000 00418')
  type('Password (at least 8 characters)', 'Ghat-par-diya-418')
  press('Create account and continue')
  await waitFor(() => expect(flow.getState()).toMatchObject({ stage: 'sending', panel: 'none' }))
  expect(environment.session.getState().token).toBe('t1')
  // A back end without a notice: nothing claims that one was shown.
  expect(sent['register']).toMatchObject({ notice_version: undefined })
})

it('shows the notice about personal data above the button, and tells which version the donor saw', async () => {
  const { sent } = show({ register: signedIn, 'privacy-notice': notice })
  expect(sent).not.toHaveProperty('privacy-notice')
  press('Create an account')
  expect(await screen.findByText(/Name; Your donations/)).toBeTruthy()
  expect(screen.getByText('Withdraw your consent').getAttribute('href')).toBe('https://t.example.org/my-data')
  type('Full name', 'Kavi Namuna')
  type('E-mail', 'kavi@example.org')
  type('Mobile number', '90000 00418')
  type('Password (at least 8 characters)', 'Ghat-par-diya-418')
  press('Create account and continue')
  await waitFor(() => expect(sent['register']).toMatchObject({ email: 'kavi@example.org', notice_version: '3' }))
})

it('continues to the payment after signing in', async () => {
  const { flow } = show({ login: signedIn })
  type('E-mail', 'kavi@example.org')
  type('Password', 'Ghat-par-diya-418')
  press('Sign in and continue')
  await waitFor(() => expect(flow.getState().stage).toBe('sending'))
})

const sent = { expires_in: 600, again_in: 30 }
const code = { 'login/code-ways': { ways: ['mail'] }, 'login/code': sent }
const missing = new ApiError('refused', { status: 422, fields: { fullName: 'required', contactNo: 'required' } })
const wrongCode = new ApiError('refused', { status: 422, fields: { code: 'mismatch' } })
const askForCode = async () => {
  type('E-mail', ' kavi@example.org ')
  press('Send me a code')
  await screen.findByText('A code of six digits is on its way to kavi@example.org. It works for 10 minutes.')
}

it('signs in with a code as soon as its sixth digit is typed, and continues to the payment', async () => {
  const { asked, sent, flow } = show({ ...code, 'login/with-code': signedIn })
  await askForCode()
  const field = screen.getByLabelText<HTMLInputElement>('Code')
  expect(document.activeElement).toBe(field)
  expect([field.autocomplete, field.inputMode]).toEqual(['one-time-code', 'numeric'])
  type('Code', '12345')
  expect(asked).not.toContain('login/with-code')
  type('Code', '१२३ ४५६')
  await waitFor(() => expect(flow.getState()).toMatchObject({ stage: 'sending', panel: 'none' }))
  expect(sent['login/with-code']).toMatchObject({ to: 'kavi@example.org', code: '123456' })
})

it('asks a newcomer for name and phone below the same code', async () => {
  const { sent, flow, answers } = show({ ...code, 'login/with-code': missing, 'privacy-notice': notice })
  await askForCode()
  type('Code', '123456')
  expect(await screen.findByText(/^Your code is right/)).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('Full name'))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(problemAt('Full name')).toBeUndefined()
  expect(await screen.findByText(/Name; Your donations/)).toBeTruthy()
  answers['login/with-code'] = signedIn
  type('Full name', 'Kavi Namuna')
  type('Mobile number', '90000 00418')
  press('Create account and continue')
  await waitFor(() => expect(flow.getState().stage).toBe('sending'))
  const person = { fullName: 'Kavi Namuna', contactNo: '90000 00418', code: '123456', notice_version: '3' }
  expect(sent['login/with-code']).toMatchObject(person)
})

it('shows a wrong code at its field, and keeps what was typed there and before', async () => {
  show({ ...code, 'login/with-code': wrongCode })
  type('Password', 'half a password')
  await askForCode()
  type('Code', '123456')
  await waitFor(() => expect(problemAt('Code')).toContain('This code is wrong'))
  expect(screen.getByLabelText<HTMLInputElement>('Code').value).toBe('123456')
  press('Use another address or a password')
  expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe('kavi@example.org')
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('half a password')
})

it('offers another code after a wait that it shows', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { asked } = show(code)
  await askForCode()
  press('Another code in 30 s')
  for (let n = 0; n < 30; n++) await vi.advanceTimersByTimeAsync(1000)
  press('Send another code')
  await screen.findByRole('button', { name: /Another code in/ })
  vi.useRealTimers()
  expect(asked.filter((path) => path === 'login/code')).toHaveLength(2)
})

it('sends the code after Enter in the field of the address, and asks for no password', async () => {
  const { sent } = show(code)
  type('E-mail', 'kavi@example.org')
  fireEvent.keyDown(screen.getByLabelText('E-mail'), { key: 'Enter' })
  await waitFor(() => expect(sent['login/code']).toEqual({ to: 'kavi@example.org' }))
})

it('names a wrong address at its field, and asks for a phone where the trust sends SMS', async () => {
  const refused = new ApiError('refused', { status: 422, fields: { to: 'recipient' } })
  show({ 'login/code-ways': { ways: ['mail', 'sms'] }, 'login/code': refused })
  await screen.findByLabelText('E-mail or mobile number')
  press('Send me a code')
  await waitFor(() => expect(problemAt('E-mail or mobile number')).toBe('Enter your e-mail address.'))
  type('E-mail or mobile number', '12')
  press('Send me a code')
  await waitFor(() => expect(problemAt('E-mail or mobile number')).toContain('like name@example.org'))
})

it('offers no code where the back end knows none', async () => {
  show({ 'login/code-ways': new ApiError('refused', { status: 404 }) })
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Send me a code' })).toBeNull())
  expect(screen.getByRole('button', { name: 'Sign in and continue' })).toBeTruthy()
})

it('names each empty field, and focuses the first one', async () => {
  const { asked } = show({})
  press('Create an account')
  press('Create account and continue')
  await waitFor(() => expect(problemAt('Full name')).toBe('Enter your full name.'))
  expect(problemAt('E-mail')).toBe('Enter your e-mail address.')
  expect(problemAt('Mobile number')).toBe('Enter your mobile number.')
  expect(problemAt('Password (at least 8 characters)')).toBe('Enter a password.')
  expect(document.activeElement).toBe(screen.getByLabelText('Full name'))
  expect(asked).not.toContain('register')
})

it('shows the server’s refusal at its field, and keeps typed text', async () => {
  show({ register: new ApiError('refused', { status: 422, fields: { email: 'taken' } }) })
  press('Create an account')
  type('Full name', 'Kavi Namuna')
  type('E-mail', 'asha@example.org')
  type('Mobile number', '90000 00418')
  type('Password (at least 8 characters)', 'Ghat-par-diya-418')
  press('Create account and continue')
  await waitFor(() => expect(problemAt('E-mail')).toContain('There is an account with this e-mail already.'))
  expect(screen.getByLabelText<HTMLInputElement>('Full name').value).toBe('Kavi Namuna')
})

it('shows a 500 at sign-in as the toast and in place, and keeps typed text', async () => {
  const { flow } = show({ login: new ApiError('serverFault', { status: 500 }) })
  type('E-mail', 'kavi@example.org')
  type('Password', 'Ghat-par-diya-418')
  press('Sign in and continue')
  expect((await screen.findByRole('alert')).textContent).toBe('Internal server error')
  expect(flow.getState()).toMatchObject({ panel: 'signIn', notice: { code: 'serverFault' } })
  expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe('kavi@example.org')
})

it('leads staff with a second factor to the site, with the choices', async () => {
  const { environment } = show({ login: { second_factor: { token: 'half', expires_in: 600 } } })
  type('E-mail', 'meera@example.org')
  type('Password', 'Ghat-par-diya-418')
  press('Sign in and continue')
  const link = await screen.findByRole('link', { name: lazyText.codeOnSite })
  const next = new URLSearchParams({ next: `/donate?${choices}` })
  expect(link.getAttribute('href')).toBe(`https://t.example.org/login?${next}`)
  expect(environment.session.getState().token).toBeNull()
})

it('draws the page’s own ways to sign in into the page’s document, shows them by slots, and removes them', () => {
  const end = vi.fn()
  const draw = vi.fn<SignInWays>(() => end)
  const { host, flow, environment } = show({}, { signInWays: draw })
  const [places, done] = draw.mock.calls[0]!
  expect([...host.children]).toEqual([places.ways, places.card])
  expect(host.shadowRoot?.querySelector(`slot[name="${places.ways.slot}"]`)).toBeTruthy()
  environment.session.begin(signedIn)
  done()
  expect(flow.getState()).toMatchObject({ stage: 'sending', panel: 'none' })
  cleanup()
  expect(end).toHaveBeenCalledOnce()
  expect(host.children).toHaveLength(0)
})

it('sends the donor from an unregistered page to the trust’s page at once, with the choices', async () => {
  show({ 'donation/partner': { origin: location.origin, name: null } }, { foreign: true })
  await waitFor(() =>
    expect(browserLeaving.leaveFor).toHaveBeenCalledExactlyOnceWith(`https://t.example.org/donate?${choices}`),
  )
})

it.each([
  ['a registered page', { origin: location.origin, name: 'Meghdoot Pumps Ltd' }],
  ['a back end that does not know the call', new ApiError('refused', { status: 404 })],
])('offers the window on %s', async (_what, answer) => {
  const { asked } = show({ 'donation/partner': answer }, { foreign: true })
  await waitFor(() => expect(asked).toHaveLength(1))
  await Promise.resolve()
  expect(screen.getByRole('button', { name: lazyText.popupOpen })).toBeTruthy()
  expect(screen.getByText(lazyText.newHereWindow)).toBeTruthy()
  expect(browserLeaving.leaveFor).not.toHaveBeenCalled()
})

it('offers the link at once, and no window, in a frame without an origin of its own', () => {
  Object.defineProperty(self, 'origin', { configurable: true, value: 'null' })
  const { asked } = show({}, { foreign: true })
  expect(screen.queryByRole('button', { name: lazyText.popupOpen })).toBeNull()
  expect(screen.getByRole('link').getAttribute('href')).toBe(`https://t.example.org/donate?${choices}`)
  expect(asked).toEqual([])
})
