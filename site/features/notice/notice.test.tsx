import { fireEvent, screen, waitFor, within } from '@testing-library/react'
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
const signUp = async (email: string) => {
  await type('Full name', 'Meera Joshi')
  await type('E-mail', email)
  await type('Mobile number', '9000000021')
  await type('Password', 'Ganga-tat-1')
  fireEvent.click(screen.getByRole('button', { name: 'Create account' }))
}
const seenBy = (email: string) =>
  api.deps.db
    .selectFrom('notices_seen')
    .innerJoin('users', 'users.id', 'user_id')
    .innerJoin('wordings', 'wordings.id', 'wording_id')
    .select(['version', 'wordings.language', 'body'])
    .where('email', '=', email)
    .execute()

it('shows the notice at sign-up item by item, with its links, and the account keeps the text that was shown', async () => {
  const site = await renderSite(api, '/signup')
  const notice = await screen.findByRole('region', { name: 'What we keep about you, and why' })
  expect(within(notice).getAllByRole('listitem')).toHaveLength(4)
  expect(notice.textContent).toContain('Eight years after the end of the financial year.')
  const linkTo = (name: string) => within(notice).getByRole('link', { name }).getAttribute('href')
  expect(linkTo('Withdraw your consent')).toBe('/my-data')
  expect(linkTo('Complain')).toBe('mailto:privacy@example.org')
  expect(linkTo('Read the privacy policy')).toBe('/privacy-and-policy')
  await signUp('meera1@example.org')
  await waitFor(() => expect(site.services.session.getState().token).toBeTruthy())
  const [seen, ...more] = await seenBy('meera1@example.org')
  expect(more).toEqual([])
  expect(seen).toMatchObject({ version: '1', language: 'en', body: expect.stringContaining('Eight years') })
})

it('makes the account with a back end that has no notice, and claims none', async () => {
  const site = await renderSite(api, '/signup')
  site.fault = (path) => (path === 'privacy-notice' ? new Response('', { status: 404 }) : undefined)
  await signUp('meera2@example.org')
  await waitFor(() => expect(site.services.session.getState().token).toBeTruthy())
  expect(await seenBy('meera2@example.org')).toEqual([])
})
