import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../../../api/testing/testApi.ts'
import { aboutSchema, trusteesSchema } from '../../../shared/contract/content/pages.ts'
import { showLanguage } from '../../app/language/language.ts'
import { renderSite } from '../../testing/renderSite.tsx'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())
afterEach(() => showLanguage('en'))

it('shows the story, the values, the years and the trustees as sent', async () => {
  const about = (await api.send('about-us')).data(aboutSchema)
  const trustees = (await api.send('trustee')).data(trusteesSchema)
  await renderSite(api, '/about')
  expect(await screen.findByRole('heading', { level: 2, name: about.title })).toBeTruthy()
  for (const { title, text } of about.values) {
    expect(screen.getByText(title)).toBeTruthy()
    expect(screen.getByText(text)).toBeTruthy()
  }
  for (const { text } of about.timeline) expect(screen.getByText(text)).toBeTruthy()
  for (const { name, role } of trustees) {
    expect(await screen.findByRole('heading', { level: 3, name })).toBeTruthy()
    expect(screen.getByText(role)).toBeTruthy()
  }
})

it('shows Hindi to a Hindi reader', async () => {
  await showLanguage('hi')
  const about = (await api.send('about-us', { headers: { 'Accept-Language': 'hi' } })).data(aboutSchema)
  await renderSite(api, '/about')
  expect(await screen.findByRole('heading', { name: 'न्यासी' })).toBeTruthy()
  expect(await screen.findByRole('heading', { name: about.title })).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'साल-दर-साल' })).toBeTruthy()
})

it('says that the story did not load, offers to try again, and still shows the trustees', async () => {
  const site = await renderSite(api, '/about')
  site.fault = (path) => (path === 'about-us' ? new Response('{}', { status: 500 }) : undefined)
  const again = await screen.findByRole('button', { name: 'Try again' })
  expect(await screen.findByRole('heading', { name: 'The trustees' })).toBeTruthy()
  site.fault = undefined
  fireEvent.click(again)
  expect(await screen.findByRole('heading', { name: 'Year by year' })).toBeTruthy()
})

it('shows no heading for trustees if there are none', async () => {
  const site = await renderSite(api, '/about')
  site.fault = (path) =>
    path === 'trustee' ? Response.json({ status: true, message: 'OK', data: [], error: null }) : undefined
  expect(await screen.findByRole('heading', { name: 'Our values' })).toBeTruthy()
  await waitFor(() => expect(site.calls).toContain('GET get-contact-details'))
  expect(screen.queryByRole('heading', { name: 'The trustees' })).toBeNull()
})
