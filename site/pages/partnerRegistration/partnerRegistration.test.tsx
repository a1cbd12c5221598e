import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../../../api/testing/testApi.ts'
import { partnerRequestSchema } from '../../../shared/contract/partnerRequest.ts'
import { showLanguage } from '../../app/language/language.ts'
import { field, type, whenLive } from '../../testing/liveForm.ts'
import { renderSite, type Site } from '../../testing/renderSite.tsx'
import { mostLetters } from './RegistrationForm.tsx'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())
beforeEach(() => sessionStorage.clear())
afterEach(() => showLanguage('en'))

const call = 'donation/partner-request'
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Ask for registration' }))
const open = async (search = '', signedInAs?: string): Promise<Site> => {
  const site = await renderSite(api, `/partner-registration${search}`, signedInAs)
  await whenLive('Organisation')
  return site
}
const request = {
  Organisation: 'Fern Paper Works',
  'Address of your page': 'www.fern.example/csr',
  'Your name': 'Meera Joshi',
  'E-mail': 'meera@fern.example',
}
const fill = () => Object.entries(request).forEach(([label, value]) => type(label, value))

it('says what registration is for, who answers and when', async () => {
  await renderSite(api, '/partner-registration')
  expect(await screen.findByRole('heading', { level: 1, name: 'Register your page' })).toBeTruthy()
  expect(screen.getByText(/We count the donations from your page as yours/)).toBeTruthy()
  expect(screen.getByText(/Our office .* answers within three working days/)).toBeTruthy()
})

it('confirms an accepted request on the page and by mail, with its number', async () => {
  await open()
  fill()
  press()
  const thanks = await screen.findByRole('heading', { name: 'Thank you. We have your request.' })
  await waitFor(() => expect(document.activeElement).toBe(thanks))
  const reference = screen.getByText(/^P-2026-\d{5}$/).textContent
  expect(api.mails.at(-1)?.to).toBe('meera@fern.example')
  expect(api.mails.at(-1)?.subject).toContain(reference)
  fireEvent.click(screen.getByRole('button', { name: 'Register another page' }))
  await waitFor(() => expect(field('Address of your page').value).toBe(''))
})

it('fills in the page of the address and the signed-in person', async () => {
  await open('?address=https%3A%2F%2Fwww.fern.example', 'asha@example.org')
  expect(field('Address of your page').value).toBe('https://www.fern.example')
  expect(field('E-mail').value).toBe('asha@example.org')
})

it('names each required field of an empty form, and leaves the message optional', async () => {
  await open()
  press()
  const summary = await screen.findByRole('alert')
  for (const sentence of [
    'Enter the name of your organisation.',
    'Enter the address of your page.',
    'Enter your name.',
    'Enter your e-mail address.',
  ])
    expect(summary.textContent).toContain(sentence)
  expect(within(summary).getAllByRole('link')).toHaveLength(4)
})

it.each([
  ['our page', 'Enter the address of your page on the internet'],
  ['http://www.fern.example', 'The address must begin with https://'],
  ['https://meghdoot.example', 'This page is registered already'],
])('refuses the page %s with “%s”, and keeps what was typed', async (address, sentence) => {
  const site = await open()
  site.fault = (path) =>
    path === call
      ? new Response(
          '{"status":false,"message":"","data":null,"error":{"code":"invalid","fields":{"page":"registered"}}}',
          { status: 422 },
        )
      : undefined
  fill()
  type('Address of your page', address)
  press()
  expect((await screen.findByRole('alert')).textContent).toContain(sentence)
  expect(field('Address of your page').value).toBe(address)
  expect(field('Organisation').value).toBe(request.Organisation)
})

it('uses the contract’s limit for the counter', () => {
  const asked = { organisation: 'Fern', page: 'fern.example', name: 'Meera', email: 'meera@fern.example' }
  const takes = (letters: number) => partnerRequestSchema.safeParse({ ...asked, message: 'a'.repeat(letters) }).success
  expect([takes(mostLetters), takes(mostLetters + 1)]).toEqual([true, false])
})

it('shows Hindi to a Hindi reader, problems included', async () => {
  await showLanguage('hi')
  await renderSite(api, '/partner-registration')
  await whenLive('संस्था')
  fireEvent.click(screen.getByRole('button', { name: 'पंजीकरण का अनुरोध करें' }))
  expect((await screen.findByRole('alert')).textContent).toContain('अपनी संस्था का नाम लिखें।')
})
