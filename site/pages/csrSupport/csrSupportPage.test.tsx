import { fireEvent, screen, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createTestApi, type TestApi } from '../../../api/testing/testApi.ts'
import { contactSchema } from '../../../shared/contract/content/contact.ts'
import { contentPageSchema } from '../../../shared/contract/content/pages.ts'
import { renderSite } from '../../testing/renderSite.tsx'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

it('shows the editor’s text, and each registration with a copy button', async () => {
  const page = (await api.send('get-page?page=csr-support')).data(contentPageSchema)
  const contact = (await api.send('get-contact-details')).data(contactSchema)
  await renderSite(api, '/csr-support')
  expect(await screen.findByText(page.lead)).toBeTruthy()
  for (const { title } of page.sections) expect(screen.getByRole('heading', { name: title })).toBeTruthy()
  for (const { label, value } of contact.offline?.registrations ?? []) {
    // The footer names the 80G registration too, without a button.
    expect((await screen.findAllByText(value)).length).toBeGreaterThan(0)
    expect(screen.getByRole('button', { name: `Copy ${label}` })).toBeTruthy()
  }
  const mail = await screen.findByRole('link', { name: 'csr@example.org' })
  expect(mail.getAttribute('href')).toBe('mailto:csr@example.org')
})

it('writes the two lines for the chosen project, and copies both', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await renderSite(api, '/csr-support')
  const choice = await screen.findByRole('combobox', { name: 'Which project is it for?' })
  const school = await within(choice).findByRole('option', { name: /school/i })
  fireEvent.change(choice, { target: { value: school.getAttribute('value') } })
  expect(screen.getByText(/<donate-button project-id="3">/)).toBeTruthy()
  expect(screen.getByRole('link', { name: /see it live/ }).getAttribute('href')).toBe('/configurator?project=3')
  expect(screen.getByRole('link', { name: /embed doctor/ }).getAttribute('href')).toBe('/doctor')
  fireEvent.click(screen.getByRole('button', { name: 'Copy both lines' }))
  expect(copied.mock.calls[0]?.[0]).toMatch(
    /^<script async src=".*\/widget\/v1\/donate\.js"><\/script>\n<donate-button project-id="3">/,
  )
})

it('shows the rest of the page without partners and contact details', async () => {
  const site = renderSite(api, '/csr-support')
  ;(await site).fault = (path) =>
    /^(support-partners-list|get-contact-details|project\/dropdown-list)/.test(path)
      ? new Response('{}', { status: 500 })
      : undefined
  expect(await screen.findByRole('combobox', { name: 'Which project is it for?' })).toBeTruthy()
  expect(await screen.findByRole('heading', { name: 'Who we work with' })).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'Companies that support us' })).toBeNull()
})
