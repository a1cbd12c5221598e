import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { createTestApi, type TestApi } from '../../../api/testing/testApi.ts'
import { type ProjectRow, projectPageSchema } from '../../../shared/contract/project.ts'
import { formatRupees, groupIndian } from '../../../shared/money.ts'
import { showLanguage } from '../../app/language/language.ts'
import { renderSite } from '../../testing/renderSite.tsx'
import { percentOf } from './Progress.tsx'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())
afterEach(() => showLanguage('en'))

const rowsOf = async (query: string) => (await api.send(`project?${query}`)).data(projectPageSchema)
const entryOf = async ({ title }: Pick<ProjectRow, 'title'>) => {
  const heading = await screen.findByRole('heading', { level: 3, name: title })
  return within(heading.closest('article') ?? document.body)
}

it('shows six projects on a page, each with the amount donated, the goal and the number of donors, and the date once', async () => {
  await renderSite(api, '/projects')
  const { rows, total } = await rowsOf('page=1&per_page=6')
  expect(total).toBeGreaterThan(6)
  for (const project of rows) {
    const entry = await entryOf(project)
    expect(entry.getByText(project.summary)).toBeTruthy()
    expect(entry.getByText(formatRupees(project.raised))).toBeTruthy()
    expect(entry.getByText(`of ${formatRupees(project.goal ?? 0)} needed`)).toBeTruthy()
    expect(entry.getByText(`${percentOf(project)} %`)).toBeTruthy()
    expect(entry.getByText(`${groupIndian(project.donors)} donors`)).toBeTruthy()
    const discover = entry.getByRole('link', { name: `Discover ${project.title}` })
    expect(discover.getAttribute('href')).toBe(`/project-details/${project.id}`)
    const donate = entry.getByRole('link', { name: `Donate to ${project.title}` })
    expect(donate.getAttribute('href')).toBe(`/donate?project=${project.id}`)
  }
  expect(screen.getAllByRole('article')).toHaveLength(6)
  expect(screen.getAllByText(/21 November 2026/)).toHaveLength(1)
})

it('moves the focus to the heading on the next page of the list, and leaves it in place after a filter', async () => {
  await renderSite(api, '/projects')
  const next = await screen.findByRole('link', { name: 'Next' })
  next.focus()
  fireEvent.click(next)
  const heading = screen.getByRole('heading', { level: 1 })
  await waitFor(() => expect(document.activeElement).toBe(heading))
  const one = screen.getByRole('link', { name: 'Any amount' })
  one.focus()
  fireEvent.click(one)
  await waitFor(() => expect(location.search).toBe('?type=flexible'))
  await waitFor(() => expect(one.getAttribute('aria-current')).toBe('true'))
  expect(document.activeElement).toBe(one)
})

it('keeps filter and page in the address, and starts a filter at its first page', async () => {
  await renderSite(api, '/projects?page=2')
  const { rows } = await rowsOf('page=2&per_page=6')
  await entryOf(rows[0] ?? { title: 'none' })
  const filter = within(screen.getByRole('navigation', { name: 'By kind of donation' }))
  expect(filter.getByRole('link', { name: 'All' }).getAttribute('aria-current')).toBe('true')
  filter.getByRole('link', { name: 'Any amount' }).click()
  await waitFor(() => expect(location.search).toBe('?type=flexible'))
  expect(await screen.findByRole('heading', { level: 2, name: 'Donate any amount' })).toBeTruthy()
  const flexible = await rowsOf('page=1&per_page=6&type=flexible')
  for (const project of flexible.rows) await entryOf(project)
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(flexible.rows.length))
})

it.each(['page=0', 'page=-1', 'page=1e3', 'type=gold'])(
  'shows the first page of all for %s in the address',
  async (query) => {
    await renderSite(api, `/projects?${query}`)
    const { rows } = await rowsOf('page=1&per_page=6')
    await entryOf(rows[0] ?? { title: 'none' })
    expect(screen.getByRole('heading', { level: 2, name: 'All projects' })).toBeTruthy()
  },
)

it('says that a page after the last does not exist, and links to the first', async () => {
  await renderSite(api, '/projects?type=item&page=9999')
  expect(await screen.findByText('This page of the list does not exist.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Go to the first page' }).getAttribute('href')).toBe('/projects?type=item')
})

it('says that a kind of donation has no projects, and links to all', async () => {
  const site = await renderSite(api, '/projects?type=fixed')
  site.fault = (path) =>
    path.startsWith('project?')
      ? Response.json({ status: true, message: 'OK', data: { rows: [], page: 1, per_page: 6, total: 0 }, error: null })
      : undefined
  expect(await screen.findByText('No project takes this kind of donation at the moment.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'See all projects' }).getAttribute('href')).toBe('/projects')
})

it('requests the list with page, per_page and a timestamp', async () => {
  const site = await renderSite(api, '/projects')
  let asked = ''
  site.fault = (path) => {
    if (path.startsWith('project?')) asked = path
    return undefined
  }
  await waitFor(() => expect(asked).toMatch(/^project\?page=1&per_page=6&timestamp=\d{13}$/))
})

it('offers to load a list again that did not load', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  const site = await renderSite(api, '/projects')
  site.fault = (path) => (path.startsWith('project?') ? new Response('{}', { status: 500 }) : undefined)
  const again = await screen.findByRole('button', { name: 'Try again' })
  site.fault = undefined
  again.click()
  const { rows } = await rowsOf('page=1&per_page=6')
  await entryOf(rows[0] ?? { title: 'none' })
})

it('shows Hindi to a Hindi reader', async () => {
  await showLanguage('hi')
  await renderSite(api, '/projects')
  expect(await screen.findByRole('heading', { level: 2, name: 'सभी परियोजनाएँ' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'कोई भी राशि' })).toBeTruthy()
})

it('rounds a percentage down, so that 100 % means all of it, and shows none without a goal', () => {
  expect(percentOf({ raised: 999, goal: 1000 })).toBe(99)
  expect(percentOf({ raised: 1000, goal: 1000 })).toBe(100)
  expect(percentOf({ raised: 2500, goal: 1000 })).toBe(250)
  expect(percentOf({ raised: 500, goal: null })).toBeNull()
  expect(percentOf({ raised: 500, goal: 0 })).toBeNull()
})
