import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { createTestApi, type TestApi } from '../../../api/testing/testApi.ts'
import {
  awardsSchema,
  dashboardSchema,
  homeBannersSchema,
  quotesSchema,
} from '../../../shared/contract/content/pages.ts'
import { projectRowSchema } from '../../../shared/contract/project.ts'
import { formatRupees } from '../../../shared/money.ts'
import { showLanguage } from '../../app/language/language.ts'
import { renderSite } from '../../testing/renderSite.tsx'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())
afterEach(() => showLanguage('en'))

const fail = () => new Response('{}', { status: 500 })

it('shows the banners, the quotes and the awards as the API sent them', async () => {
  await renderSite(api, '/home')
  const [first, ...others] = (await api.send('get-home-banner')).data(homeBannersSchema)
  expect(await screen.findByRole('heading', { level: 1, name: first?.title ?? 'none' })).toBeTruthy()
  expect(await screen.findByText(first?.text ?? 'none')).toBeTruthy()
  // A post below may have the same title and link to the same page.
  for (const { title, link } of others) {
    const links = await screen.findAllByRole('link', { name: title })
    expect(links.map((one) => one.getAttribute('href'))).toContain(link)
  }
  for (const { text, by } of (await api.send('quotes-list')).data(quotesSchema)) {
    expect(await screen.findByText(text)).toBeTruthy()
    expect(screen.getByText(by)).toBeTruthy()
  }
  for (const { title } of (await api.send('awards-recognitions-list')).data(awardsSchema))
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy()
})

it('shows the spending as a table: share and rupees of each project, the total, the day and the source', async () => {
  await renderSite(api, '/home')
  const { spending, source, year } = (await api.send('dashboard')).data(dashboardSchema)
  const table = within(await screen.findByRole('table', { name: `Spending in the financial year ${year}, by project` }))
  for (const { label, percent, amount } of spending) {
    const row = within(table.getByRole('row', { name: new RegExp(`^${label}`) }))
    expect(row.getByText(`${percent} %`)).toBeTruthy()
    expect(row.getByText(formatRupees(amount))).toBeTruthy()
  }
  expect(table.getByRole('row', { name: /^Total 100\u00a0% ₹2,40,00,000$/ })).toBeTruthy()
  expect(screen.getByText(new RegExp(source.slice(0, 40)))).toBeTruthy()
})

it('shows the progress of the featured project, and donates to that project', async () => {
  await renderSite(api, '/home')
  const { id, title, raised } = (await api.send('featured-project')).data(projectRowSchema)
  const block = within(await screen.findByRole('region', { name: title }))
  expect(block.getByText(formatRupees(raised))).toBeTruthy()
  expect(block.getByRole('link', { name: `Donate to ${title}` }).getAttribute('href')).toBe(`/donate?project=${id}`)
})

it('shows Hindi to a Hindi reader', async () => {
  await showLanguage('hi')
  await renderSite(api, '/home')
  const sent = await api.send('quotes-list', { headers: { 'Accept-Language': 'hi' } })
  for (const { text } of sent.data(quotesSchema)) expect(await screen.findByText(text)).toBeTruthy()
  expect(await screen.findByRole('heading', { name: 'पैसा कहाँ जाता है' })).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'सम्मान' })).toBeTruthy()
})

it('leaves out and logs a block that does not load, and shows the others', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const site = await renderSite(api, '/home')
  site.fault = (path) => (/^(dashboard|get-home-banner|quotes-list)/.test(path) ? fail() : undefined)
  expect(await screen.findByRole('heading', { name: 'Awards and recognition' })).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1, name: 'A shared life by the river' })).toBeTruthy()
  await waitFor(() => expect(warn).toHaveBeenCalledWith('could not load', 'dashboard', expect.anything()))
  expect(screen.queryByRole('heading', { name: 'Where the money goes' })).toBeNull()
})

it('shows no heading for an empty list', async () => {
  const site = await renderSite(api, '/home')
  site.fault = (path) =>
    /^(awards-recognitions-list|collaborators|quotes-list)/.test(path)
      ? Response.json({ status: true, message: 'OK', data: [], error: null })
      : undefined
  expect(await screen.findByRole('heading', { name: 'From the blog' })).toBeTruthy()
  for (const name of ['Awards and recognition', 'Our partners', 'What people say'])
    await waitFor(() => expect(screen.queryByRole('heading', { name })).toBeNull())
})
