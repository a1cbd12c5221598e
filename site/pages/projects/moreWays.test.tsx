import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../../../api/testing/testApi.ts'
import { draftPrefix } from '../../components/forms/forgetDrafts.ts'
import { field, type, whenLive } from '../../testing/liveForm.ts'
import { renderSite, type Site } from '../../testing/renderSite.tsx'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())
beforeEach(() => sessionStorage.clear())

const call = 'project/volunteer/become-volunteer'
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Send the offer' }))
const problemAt = (label: RegExp | string) =>
  (field(label).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ')

/** The form, once the code that checks it has replaced the page's own. */
const open = async (signedInAs?: string): Promise<Site> => {
  const site = await renderSite(api, '/project-details/3', signedInAs)
  await whenLive('Your name')
  return site
}
const fill = () => {
  fireEvent.click(field(/^Reading afternoons/))
  type('Your name', 'Meera Example')
  type('E-mail', 'meera@example.org')
  type('Telephone', '90000 00044')
}

it('keeps text typed and a press made before the code loaded', async () => {
  const site = await renderSite(api, '/project-details/3')
  const before = await screen.findByLabelText<HTMLInputElement>('Your name')
  type('Your name', 'Meera')
  press()
  const summary = await screen.findByRole('alert')
  expect(summary.textContent).toContain('3 things need your attention')
  expect(before.isConnected).toBe(true)
  expect(field('Your name').value).toBe('Meera')
  expect(site.calls).not.toContain(`POST ${call}`)
})

it('does not overwrite text typed before the code loaded with an old draft, and restores the rest of the draft', async () => {
  sessionStorage.setItem(
    `${draftPrefix}0:volunteer:3`,
    JSON.stringify({ name: 'Old name', email: 'old@example.org', message: '' }),
  )
  await renderSite(api, '/project-details/3')
  const before = await screen.findByLabelText('Your name')
  type('Your name', 'Meera')
  fireEvent.focusIn(before)
  await waitFor(() => expect(field('E-mail').value).toBe('old@example.org'))
  expect(field('Your name').value).toBe('Meera')
})

it('reports each empty field, at the field and in a summary that takes the focus', async () => {
  await open()
  press()
  const summary = await screen.findByRole('alert')
  await waitFor(() => expect(document.activeElement).toBe(summary))
  expect(summary.textContent).toContain('4 things need your attention')
  expect(problemAt('E-mail')).toBe('Enter your e-mail address.')
  expect(problemAt('Your name')).toBe('Enter your name.')
  expect(problemAt('Telephone')).toContain('Enter your telephone number.')
  expect(summary.textContent).toContain('Choose what you would like to do.')
  fireEvent.click(screen.getByRole('link', { name: 'What you would like to do' }))
  expect(document.activeElement).toBe(field(/^Reading afternoons/))
})

it('leaves a past day to the server: its problem appears at the field, and typed text stays', async () => {
  await open()
  fill()
  type(/^First day/, '2020-01-01')
  press()
  await waitFor(() => expect(problemAt(/^First day/)).toContain('This day is in the past. Enter today or a later day.'))
  expect(field('Your name').value).toBe('Meera Example')
  expect(field(/^Reading afternoons/).checked).toBe(true)
})

it('thanks for an accepted offer with its number', async () => {
  await open()
  fill()
  type(/^First day/, '2027-03-01')
  press()
  const thanks = await screen.findByRole('heading', { name: 'Thank you. We have received your offer.' })
  await waitFor(() => expect(document.activeElement).toBe(thanks))
  expect(screen.getByText(/^V-2026-\d{5}$/)).toBeTruthy()
  expect(api.mails.at(-1)?.to).toBe('meera@example.org')
})

it('keeps the offer as it is if the server cannot be reached', async () => {
  const site = await open()
  fill()
  site.fault = (path) => (path === call ? new TypeError('offline') : undefined)
  press()
  expect((await screen.findByRole('alert')).textContent).toContain('We could not reach the server')
  expect(field('E-mail').value).toBe('meera@example.org')
})

it('fills in the signed-in person', async () => {
  await open('asha@example.org')
  expect(field('E-mail').value).toBe('asha@example.org')
  expect(field('Your name').value).not.toBe('')
})
