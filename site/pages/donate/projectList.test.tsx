import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { createTestApi, type TestApi } from '../../../api/testing/testApi.ts'
import { projectPageSchema } from '../../../shared/contract/project.ts'
import { formatRupees } from '../../../shared/money.ts'
import { showLanguage } from '../../app/language/language.ts'
import * as bridge from '../../features/giving/bridge.ts'
import { renderSite } from '../../testing/renderSite.tsx'

const open = vi.fn(async () => {})
beforeEach(() => void vi.spyOn(bridge, 'openDonation').mockImplementation(open))

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())
afterEach(() => showLanguage('en'))

const rows = async () => (await api.send('project?page=1&per_page=12')).data(projectPageSchema).rows
const entryOf = async (title: string) => {
  const heading = await screen.findByRole('heading', { level: 3, name: title })
  return within(heading.closest('li') ?? document.body)
}

it('lists each project once, with its picture, price, progress and a link to its form', async () => {
  await renderSite(api, '/donate')
  for (const { id, title, raised, goal } of await rows()) {
    const entry = await entryOf(title)
    expect(screen.getAllByRole('heading', { name: title })).toHaveLength(1)
    expect(entry.getByRole('presentation', { hidden: true }).getAttribute('src')).toMatch(/\/media\//)
    expect(entry.getByText(new RegExp(`^${formatRupees(raised)} of ${formatRupees(goal ?? 0)} donated`))).toBeTruthy()
    const link = entry.getByRole('link', { name: `Donate to ${title}` })
    expect(link.getAttribute('href')).toBe(`/donate?project=${id}`)
  }
  expect((await entryOf('Annadan, the open kitchen')).getByText('Items from ₹60')).toBeTruthy()
  expect((await entryOf('Medical camp')).getByText('Any amount')).toBeTruthy()
  expect(screen.getByText('₹11,000 for one share')).toBeTruthy()
  // Ten fit into one view.
  expect(screen.queryByRole('search')).toBeNull()
  expect(open).not.toHaveBeenCalled()
})

it('keeps an amount of the address for the form of the chosen project', async () => {
  await renderSite(api, '/donate?amount=500')
  const link = (await entryOf('Medical camp')).getByRole('link', { name: 'Donate to Medical camp' })
  expect(link.getAttribute('href')).toBe('/donate?project=4&amount=500')
})

it('pages and searches a long list without opening the form of the address again', async () => {
  const [row] = await rows()
  const site = await renderSite(api, '/donate?project=4&amount=500')
  const asked: string[] = []
  site.fault = (path) => {
    if (!path.startsWith('project?')) return undefined
    asked.push(path)
    return Response.json({
      status: true,
      message: '',
      error: null,
      data: { rows: [row], page: 1, per_page: 12, total: 5000 },
    })
  }
  const field = await screen.findByRole('searchbox', { name: 'Search projects' })
  const next = screen.getByRole('link', { name: 'Next' })
  expect(next.getAttribute('href')).toBe('/donate?amount=500&page=2')
  fireEvent.change(field, { target: { value: ' river school ' } })
  fireEvent.submit(field.closest('form') as HTMLFormElement)
  await waitFor(() => expect(location.search).toBe('?amount=500&search=river+school'))
  await waitFor(() => expect(asked.at(-1)).toMatch(/^project\?page=1&per_page=12&search=river%20school&timestamp=\d+$/))
  expect(await screen.findByText('5,000 projects found for “river school”.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Show all projects' }).getAttribute('href')).toBe('/donate?amount=500')
  expect(open).toHaveBeenCalledTimes(1)
})

it.each([
  [() => new Response('{}', { status: 500 }), 'on our side'],
  [() => new TypeError('offline'), 'connection'],
])('blames the connection for a list that does not load only if the connection failed', async (fault, word) => {
  vi.spyOn(console, 'warn').mockReturnValue()
  const site = await renderSite(api, '/donate')
  site.fault = (path) => (path.startsWith('project?') ? fault() : undefined)
  const alert = (await screen.findByText(/The list of projects could not be loaded\./)).closest('[role=alert]')
  expect(alert?.textContent).toContain(word)
  if (word !== 'connection') expect(alert?.textContent).not.toMatch(/connection|network/)
  site.fault = undefined
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await entryOf('Medical camp')
})
