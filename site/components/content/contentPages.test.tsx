import { screen, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../../../api/testing/testApi.ts'
import { contentPageSchema } from '../../../shared/contract/content/pages.ts'
import { showLanguage } from '../../app/language/language.ts'
import { renderSite } from '../../testing/renderSite.tsx'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())
afterEach(() => showLanguage('en'))

it.each(['swargashram', 'internship-project', 'ashayein-project'])(
  'shows lead, facts, sections and questions of %s as sent, and donates to its project',
  async (name) => {
    const page = (await api.send(`get-page?page=${name}`)).data(contentPageSchema)
    await renderSite(api, `/${name}`)
    expect(await screen.findByText(page.lead)).toBeTruthy()
    const facts = within(screen.getByRole('region', { name: 'In short' }))
    for (const { label, value } of page.facts) {
      expect(facts.getByText(label)).toBeTruthy()
      expect(facts.getByText(value)).toBeTruthy()
    }
    for (const { title } of page.sections) expect(screen.getByRole('heading', { level: 2, name: title })).toBeTruthy()
    for (const { question, answer } of page.questions) {
      expect(screen.getByText(question).closest('details')?.textContent).toContain(answer)
    }
    const block = await screen.findByRole('region', { name: 'What your donation does' })
    const ways = within(block).getAllByRole('link')
    for (const way of ways) {
      const address = way.getAttribute('href')
      expect(address).toMatch(new RegExp(`^/donate\\?project=${page.project_id}\\b`))
      // An amount is promised only if it is passed on.
      expect(way.getAttribute('aria-label')?.includes('₹') ?? false).toBe(address?.includes('amount='))
    }
  },
)

it('shows Hindi to a Hindi reader', async () => {
  await showLanguage('hi')
  const page = (await api.send('get-page?page=ashayein-project', { headers: { 'Accept-Language': 'hi' } })).data(
    contentPageSchema,
  )
  await renderSite(api, '/ashayein-project')
  expect(await screen.findByRole('heading', { name: 'अक्सर पूछा जाता है' })).toBeTruthy()
  expect(screen.getByText(page.lead)).toBeTruthy()
})

it('shows whom to ask if a page has no content', async () => {
  const site = await renderSite(api, '/swargashram')
  site.fault = (path) => {
    if (!path.startsWith('get-page?')) return undefined
    const data = { page: 'swargashram', title: '', lead: '', sections: [], facts: [], questions: [] }
    return Response.json({ status: true, message: 'OK', data, error: null })
  }
  expect(await screen.findByRole('link', { name: 'Write to us' })).toBeTruthy()
})

it('shows the page without donation options if the project does not load', async () => {
  const site = await renderSite(api, '/swargashram')
  site.fault = (path) => (path === 'project/show' ? new Response('{}', { status: 500 }) : undefined)
  expect(await screen.findByText('Frequently asked questions')).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'What your donation does' })).toBeNull()
})
