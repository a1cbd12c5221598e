import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../../../api/testing/testApi.ts'
import { renderSite } from '../../testing/renderSite.tsx'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

const type = async (label: string, text: string) =>
  fireEvent.input(await screen.findByLabelText(label), { target: { value: text } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const describedBy = (label: string) => {
  const field = screen.getByLabelText(label)
  return (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ')
}

it('reports each empty field at the field, and all of them in one summary', async () => {
  await renderSite(api, '/login')
  await screen.findByRole('heading', { level: 1, name: 'Welcome back' })
  press('Login')
  const summary = await screen.findByRole('alert')
  expect(summary.textContent).toContain('2 things need your attention')
  await waitFor(() => expect(document.activeElement).toBe(summary))
  expect(describedBy('E-mail')).toBe('Enter your e-mail address.')
  expect(describedBy('Password')).toBe('Enter a password.')
  expect(screen.getByLabelText('E-mail').getAttribute('aria-invalid')).toBe('true')
  fireEvent.click(screen.getByRole('link', { name: 'Password' }))
  expect(document.activeElement).toBe(screen.getByLabelText('Password'))
})

it('removes a problem as soon as its field is corrected', async () => {
  await renderSite(api, '/login')
  await type('E-mail', 'asha@')
  press('Login')
  await waitFor(() => expect(describedBy('E-mail')).toContain('Enter an e-mail address like name@example.org.'))
  await type('E-mail', 'asha@example.org')
  await waitFor(() => expect(describedBy('E-mail')).toBe(''))
})

it('does not say whether e-mail or password was wrong, and keeps what was typed', async () => {
  await renderSite(api, '/login')
  await type('E-mail', 'asha@example.org')
  await type('Password', 'not hers')
  press('Login')
  await waitFor(() => expect(describedBy('Password')).toBe('E-mail or password is not right. Please try again.'))
  expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe('asha@example.org')
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('not hers')
})

it('returns after sign-in to the page where the visitor was', async () => {
  const site = await renderSite(api, `/login?next=${encodeURIComponent('/signup-is-not/this')}`)
  await type('E-mail', ' Asha@Example.org ')
  await type('Password', 'Namaste#2025')
  press('Login')
  await waitFor(() => expect(location.pathname).toBe('/signup-is-not/this'))
  expect(site.services.session.getState().user?.email).toBe('asha@example.org')
  expect(await screen.findByRole('heading', { level: 1, name: 'This page is not here' })).toBeTruthy()
})

it('names each empty field of a new account', async () => {
  await renderSite(api, '/signup')
  await screen.findByLabelText('Full name')
  press('Create account')
  await waitFor(() => expect(describedBy('Full name')).toContain('Enter your full name.'))
  expect(describedBy('E-mail')).toContain('Enter your e-mail address.')
  expect(describedBy('Mobile number')).toContain('Enter your mobile number.')
  expect(describedBy('Password')).toContain('Enter a password.')
})

it.each([
  ['/login', '/staff'],
  ['/login?next=%2Fprofile', '/profile'],
])('sends staff who sign in at %s to %s', async (from, to) => {
  await renderSite(api, from)
  await type('E-mail', 'accounts@example.org')
  await type('Password', 'Namaste#2025')
  press('Login')
  await waitFor(() => expect(location.pathname).toBe(to))
})

it('says how long to wait after too many tries', async () => {
  const site = await renderSite(api, '/login')
  site.fault = (path) =>
    path === 'login'
      ? new Response('{"status":false,"message":"","data":null,"error":{"code":"too_many"}}', {
          status: 429,
          headers: { 'Retry-After': '540' },
        })
      : undefined
  await type('E-mail', 'asha@example.org')
  await type('Password', 'not hers')
  press('Login')
  expect((await screen.findByRole('alert')).textContent).toBe('Too many tries. Please wait 9 minutes and try again.')
})

it('keeps the form as it is if the server cannot be reached', async () => {
  const site = await renderSite(api, '/login')
  site.fault = () => new TypeError('offline')
  await type('E-mail', 'asha@example.org')
  await type('Password', 'secret')
  press('Login')
  expect((await screen.findByRole('alert')).textContent).toContain('We could not reach the server')
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('secret')
})

it('can show the password', async () => {
  await renderSite(api, '/login')
  const field = await screen.findByLabelText<HTMLInputElement>('Password')
  press('Show password')
  expect(field.type).toBe('text')
  press('Hide password')
  expect(field.type).toBe('password')
})

it('checks a new account in the browser as the server does', async () => {
  const site = await renderSite(api, '/signup')
  await type('Full name', 'A')
  await type('E-mail', 'new@example.org')
  await type('Mobile number', '12345')
  await type('Password', 'short')
  press('Create account')
  await waitFor(() => expect(describedBy('Full name')).toContain('Enter your full name, with at least 2 letters.'))
  expect(describedBy('Mobile number')).toContain('Enter a mobile number with ten digits')
  expect(describedBy('Password')).toContain('Enter a password with at least 8 characters.')
  expect(describedBy('E-mail')).not.toContain('Enter')
  expect(site.calls).not.toContain('POST register')
})

it("shows the server's own problem at its field", async () => {
  await renderSite(api, '/signup')
  await type('Full name', 'Asha Once More')
  await type('E-mail', 'asha@example.org')
  await type('Mobile number', '90000 00009')
  await type('Password', 'long enough')
  press('Create account')
  await waitFor(() => expect(describedBy('E-mail')).toContain('There is an account with this e-mail already.'))
})

it('gives the same answer to a forgotten password for every address', async () => {
  await renderSite(api, '/forget-password')
  await type('E-mail', 'nobody@example.org')
  press('Send the link')
  expect(await screen.findByRole('heading', { level: 1, name: 'Please check your e-mail' })).toBeTruthy()
})

it('sets a new password once by the link in the mail, and removes the secret from the address at once', async () => {
  await api.send('forget-password', { json: { email: 'ravi@example.org' } })
  await waitFor(() => expect(api.mails.at(-1)?.to).toBe('ravi@example.org'))
  const link = /\/reset-password#token=[\w-]+/.exec(api.mails.at(-1)?.text ?? '')?.[0] ?? ''
  await renderSite(api, link)
  await type('New password', 'Pranam#2026')
  expect(location.search + location.hash).toBe('')
  press('Save the password')
  expect(await screen.findByText('Your password is changed. Please sign in with the new one.')).toBeTruthy()
  expect(await api.signIn('ravi@example.org', 'Pranam#2026')).toBeTruthy()
})

it.each(['/reset-password', '/reset-password#token=used-or-old', '/reset-password?token=of-an-earlier-mail'])(
  'offers a new link for %s',
  async (path) => {
    await renderSite(api, path)
    const field = screen.queryByLabelText('New password') ?? (await screen.findByRole('heading', { level: 1 }))
    if (field instanceof HTMLInputElement || screen.queryByLabelText('New password')) {
      await type('New password', 'long enough')
      press('Save the password')
    }
    expect(await screen.findByRole('heading', { level: 1, name: 'This link no longer works' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Ask for a new link' }).getAttribute('href')).toBe('/forget-password')
  },
)

const codeIn = () => /\d{6}/.exec(api.mails.at(-1)?.subject ?? '')?.[0] ?? ''
const askForCode = async (email: string) => {
  await type('E-mail', email)
  fireEvent.click(await screen.findByRole('button', { name: 'Send me a code' }))
  expect(
    await screen.findByText(`A code of six digits is on its way to ${email}. It works for 10 minutes.`),
  ).toBeTruthy()
}

it('signs in with a mailed code as soon as its sixth digit is typed', async () => {
  const site = await renderSite(api, '/login?next=/signup-is-not/this')
  await askForCode('asha@example.org')
  const field = screen.getByLabelText<HTMLInputElement>('Code')
  expect([field.autocomplete, field.inputMode, document.activeElement]).toEqual(['one-time-code', 'numeric', field])
  await type('Code', codeIn())
  await waitFor(() => expect(location.pathname).toBe('/signup-is-not/this'))
  expect(site.services.session.getState().user?.email).toBe('asha@example.org')
})

it('makes the account of a newcomer, who adds name and phone to the same code', async () => {
  const site = await renderSite(api, '/login?next=/signup-is-not/this')
  await askForCode('noor@example.org')
  await type('Code', codeIn())
  await type('Full name', 'Noor Namuna')
  await type('Mobile number', '90000 00418')
  press('Create account and continue')
  await waitFor(() => expect(site.services.session.getState().user?.email).toBe('noor@example.org'))
})

it('shows a wrong code at its field, and what was typed before after the way back', async () => {
  await renderSite(api, '/login')
  await type('Password', 'half a password')
  await askForCode('asha@example.org')
  await type('Code', codeIn() === '123456' ? '654321' : '123456')
  await waitFor(() => expect(describedBy('Code')).toContain('This code is wrong'))
  press('Use another address or a password')
  expect((await screen.findByLabelText<HTMLInputElement>('E-mail')).value).toBe('asha@example.org')
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('half a password')
})

it('asks for the address before it sends a code', async () => {
  await renderSite(api, '/login')
  fireEvent.click(await screen.findByRole('button', { name: 'Send me a code' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Enter your e-mail address.')
  await type('E-mail', 'asha@')
  press('Send me a code')
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('like name@example.org'))
})
