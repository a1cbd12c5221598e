import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { createTestApi, type TestApi } from '../../../api/testing/testApi.ts'
import { contactRequestSchema, contactSchema } from '../../../shared/contract/content/contact.ts'
import { chooseLanguage, showLanguage } from '../../app/language/language.ts'
import { field, type, whenLive } from '../../testing/liveForm.ts'
import { renderSite, type Site } from '../../testing/renderSite.tsx'
import { mostLetters } from './ContactBlocks.tsx'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())
beforeEach(() => sessionStorage.clear())
afterEach(() => showLanguage('en'))

const call = 'contact-us/store'
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Send the message' }))
const open = async (signedInAs?: string): Promise<Site> => {
  const site = await renderSite(api, '/contact', signedInAs)
  await whenLive('Your name')
  return site
}
const fill = () => {
  type('Your name', 'Meera Example')
  type('E-mail', 'meera@example.org')
  type('Subject', 'A visit')
  type('Your message', 'May we come for a day in March?')
}

it('shows the address, with links that dial and write', async () => {
  await renderSite(api, '/contact')
  const contact = (await api.send('get-contact-details')).data(contactSchema)
  const ways = within(await screen.findByRole('region', { name: 'How to reach us' }))
  expect(await ways.findByText(new RegExp(contact.companySewaAddress ?? 'none'))).toBeTruthy()
  expect(ways.getByRole('link', { name: '+91 90000 00001' }).getAttribute('href')).toBe('tel:+919000000001')
  expect(ways.getByRole('link', { name: 'namaste@example.org' }).getAttribute('href')).toBe(
    'mailto:namaste@example.org',
  )
})

/** This test's browser loads no pictures, and reports each as complete. */
const onItsWay = () => vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false)

it('shows the way: the drawn map, the same in words, and the editor’s text', async () => {
  onItsWay()
  await renderSite(api, '/contact')
  const map = await screen.findByRole('img', { name: /^Drawn map of Devkinara/ })
  expect(new URL(map.getAttribute('src') ?? '').pathname).toBe('/media/map.svg')
  const places = within(screen.getByRole('region', { name: 'From place to place' })).getAllByRole('term')
  expect(places[2]?.textContent).toBe('3Rope bridge')
  expect([...(map.nextElementSibling?.querySelectorAll('g > g') ?? [])].map((spot) => spot.textContent)).toEqual(
    places.map((place) => place.textContent),
  )
  expect(await screen.findByText(/The railway ends in the plains/)).toBeTruthy()
  fireEvent.error(map)
  await waitFor(() => expect(screen.queryByRole('img', { name: /^Drawn map/ })).toBeNull())
})

it('leaves out a map that failed before the page became interactive', async () => {
  await renderSite(api, '/contact')
  expect(await screen.findByText('Rope bridge')).toBeTruthy()
  expect(screen.queryByRole('img', { name: /^Drawn map/ })).toBeNull()
})

it('shows the form without an address, and says that the address is missing', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  const site = await renderSite(api, '/contact')
  site.fault = (path) => (path === 'get-contact-details' ? new Response('{}', { status: 500 }) : undefined)
  expect(await screen.findByText(/The address could not be loaded/)).toBeTruthy()
  expect(field('Your message')).toBeTruthy()
})

it('reports each empty field, and lets the telephone stay empty', async () => {
  await open()
  press()
  const summary = await screen.findByRole('alert')
  await waitFor(() => expect(document.activeElement).toBe(summary))
  expect(summary.textContent).toContain('4 things need your attention')
  expect(within(summary).queryByRole('link', { name: 'Telephone' })).toBeNull()
})

it.each([
  [
    'en',
    'Your name',
    'Send the message',
    'Enter your name.Enter your e-mail address.Enter the subject of your message.Enter your message.',
  ],
  ['hi', 'आपका नाम', 'संदेश भेजें', 'अपना नाम लिखें।अपना ई-मेल पता लिखें।संदेश का विषय लिखें।अपना संदेश लिखें।'],
] as const)('names each missing field of an empty form (%s)', async (lang, label, button, sentences) => {
  await chooseLanguage(lang)
  await renderSite(api, '/contact')
  await whenLive(label)
  fireEvent.click(screen.getByRole('button', { name: button }))
  await screen.findByRole('alert')
  const messages = [...document.querySelectorAll('form [aria-invalid]')].map((field) => {
    const id = field.getAttribute('aria-describedby')?.split(' ')[0] ?? ''
    return document.getElementById(id)?.textContent
  })
  expect(messages.join('')).toBe(sentences)
  await chooseLanguage('en')
})

it('applies the limits of the contract, and removes a problem as soon as its field is corrected', async () => {
  const site = await open()
  fill()
  type(/^Telephone/, '12345')
  type('Your message', 'Too short')
  press()
  const summary = await screen.findByRole('alert')
  expect(summary.textContent).toContain('at least ten letters')
  expect(summary.textContent).toContain('Enter a telephone number with ten digits')
  type('Your message', 'Long enough by now.')
  await waitFor(() => expect(field('Your message').getAttribute('aria-invalid')).toBeNull())
  expect(site.calls).not.toContain(`POST ${call}`)
})

it('keeps a press made before the page’s program loaded', async () => {
  const early = vi.spyOn(HTMLFormElement.prototype, 'dataset', 'get').mockReturnValue({ pressed: '' })
  await renderSite(api, '/contact')
  expect((await screen.findByRole('alert')).textContent).toContain('4 things need your attention')
  early.mockRestore()
})

it('shows how many letters are left near the limit of a message', async () => {
  await open()
  type('Your message', 'a'.repeat(mostLetters - 100))
  expect((await screen.findAllByText('100 letters left')).length).toBeGreaterThan(0)
  type('Your message', 'a'.repeat(mostLetters + 5))
  expect(await screen.findByText('5 letters too many')).toBeTruthy()
})

it('uses the contract’s limit for the counter', () => {
  const message = { name: 'Meera', email: 'meera@example.org', subject: 'A visit' }
  const takes = (letters: number) =>
    contactRequestSchema.safeParse({ ...message, message: 'a'.repeat(letters) }).success
  expect([takes(mostLetters), takes(mostLetters + 1)]).toEqual([true, false])
})

it('thanks for an accepted message with its number, and lets the visitor write another', async () => {
  await open()
  fill()
  press()
  const thanks = await screen.findByRole('heading', { name: 'Thank you. We have received your message.' })
  await waitFor(() => expect(document.activeElement).toBe(thanks))
  expect(screen.getByText(/^[A-Z]-2026-\d{5}$/)).toBeTruthy()
  expect(api.mails.at(-1)?.to).toBe('meera@example.org')
  fireEvent.click(screen.getByRole('button', { name: 'Write another message' }))
  await waitFor(() => expect(field('Your message').value).toBe(''))
})

it.each([
  ['a server that cannot be reached', new TypeError('offline'), 'We could not reach the server'],
  ['a fault of the server', 500, 'Something went wrong on our side'],
  ['too many messages', 429, 'Please wait 9 minutes'],
])('keeps the message after %s', async (_name, fault, message) => {
  const site = await open()
  fill()
  const body = '{"status":false,"message":"","data":null,"error":{"code":"too_many"}}'
  site.fault = (path) => {
    if (path !== call) return undefined
    return typeof fault === 'number' ? new Response(body, { status: fault, headers: { 'Retry-After': '540' } }) : fault
  }
  press()
  expect((await screen.findByRole('alert')).textContent).toContain(message)
  expect(field('Your message').value).toBe('May we come for a day in March?')
  expect(field('Your name').value).toBe('Meera Example')
})

it('keeps all typed text if the session ended meanwhile', async () => {
  const site = await open('asha@example.org')
  expect(field('E-mail').value).toBe('asha@example.org')
  type('Subject', 'A visit')
  type('Your message', 'May we come for a day in March?')
  site.fault = (path) => (path === call ? new Response('{}', { status: 401 }) : undefined)
  // No other message appears at any moment before that of the ended session.
  const alerts: string[] = []
  const watch = new MutationObserver(() => {
    for (const alert of document.querySelectorAll('main [role=alert]')) alerts.push(alert.textContent)
  })
  watch.observe(document.body, { childList: true, subtree: true })
  press()
  await waitFor(() => expect(location.pathname).toBe('/login'))
  watch.disconnect()
  expect(alerts).toEqual([])
  site.fault = undefined
  const password = await screen.findByLabelText('Password')
  type('E-mail', 'asha@example.org')
  fireEvent.input(password, { target: { value: 'Namaste#2025' } })
  fireEvent.click(screen.getByRole('button', { name: 'Login' }))
  await waitFor(() => expect(location.pathname).toBe('/contact'))
  fireEvent.focusIn(await screen.findByLabelText('Your name'))
  await waitFor(() => expect(field('Your message').value).toBe('May we come for a day in March?'))
})

it('shows Hindi to a Hindi reader', async () => {
  onItsWay()
  await showLanguage('hi')
  await renderSite(api, '/contact')
  expect(await screen.findByRole('heading', { name: 'हमें लिखिए' })).toBeTruthy()
  const map = await screen.findByRole('img', { name: /^देवकिनारा/ })
  expect(map.nextElementSibling?.textContent).toContain('3झूला पुल')
})
