import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../../../api/testing/testApi.ts'
import { projectDetailSchema, projectPageSchema } from '../../../shared/contract/project.ts'
import { formatRupees } from '../../../shared/money.ts'
import { showLanguage } from '../../app/language/language.ts'
import { renderSite } from '../../testing/renderSite.tsx'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())
afterEach(() => showLanguage('en'))

const detail = async (project_id: number) =>
  (await api.send('project/show', { json: { project_id } })).data(projectDetailSchema)

it('shows the project as the API sent it: story, account, gallery, related projects', async () => {
  await renderSite(api, '/project-details/3')
  const project = await detail(3)
  expect(await screen.findByRole('heading', { level: 1, name: project.title })).toBeTruthy()
  expect(screen.getByText(project.summary)).toBeTruthy()
  const area = within(screen.getByRole('complementary', { name: 'Donate' }))
  expect(area.getByText(formatRupees(project.raised))).toBeTruthy()
  expect(await screen.findByRole('heading', { name: 'Why children keep coming' })).toBeTruthy()
  for (const { alt } of project.gallery)
    expect(await screen.findByRole('link', { name: `Enlarge: ${alt}` })).toBeTruthy()
  for (const { id, title } of project.related)
    expect(screen.getByRole('link', { name: title }).getAttribute('href')).toBe(`/project-details/${id}`)
  expect(document.title).toContain(project.title)
})

it('shows the last day of an appeal, and none for a project without one', async () => {
  const found = (await api.send('project?per_page=50')).data(projectPageSchema).rows
  const appeal = found.find(({ ends_on }) => ends_on === '2027-03-31') ?? expect.fail()
  await renderSite(api, `/project-details/${appeal.id}`)
  const area = within(await screen.findByRole('complementary', { name: 'Donate' }))
  expect(area.getByText('Last day: 31 March 2027')).toBeTruthy()
  cleanup()
  await renderSite(api, '/project-details/3')
  await screen.findByRole('complementary', { name: 'Donate' })
  expect(screen.queryByText(/^Last day/)).toBeNull()
})

it('names the trust’s 80G registration as its details state it, and nothing if they state none', async () => {
  const site = await renderSite(api, '/project-details/4')
  const area = within(await screen.findByRole('complementary', { name: 'Donate' }))
  expect(await area.findByText('AAAAA0000AF20260 (invented)')).toBeTruthy()
  expect(area.getByText(/80G \(s\. 133 of the Income-tax Act, 2025\)/)).toBeTruthy()
  expect(site.calls.filter((call) => call.endsWith('get-contact-details'))).toHaveLength(1)
})

it('does not mention 80G for a trust without a registration', async () => {
  const site = await renderSite(api, '/project-details/4')
  site.fault = (path) =>
    path === 'get-contact-details'
      ? Response.json({
          status: true,
          message: '',
          error: null,
          data: { offline: { online: true, bank: [], cheque: [], registrations: [{ label: '12A', value: 'A1' }] } },
        })
      : undefined
  await screen.findByRole('link', { name: 'Donate Now: Medical camp' })
  await waitFor(() => expect(screen.getByRole('contentinfo')).toBeTruthy())
  expect(screen.queryByText(/tax deduction/)).toBeNull()
})

it('donates to this project by its own button and by those of the page’s frame', async () => {
  await renderSite(api, '/project-details/4')
  const button = await screen.findByRole('link', { name: 'Donate Now: Medical camp' })
  expect(button.getAttribute('href')).toBe('/donate?project=4')
  await waitFor(() => {
    const around = screen.getAllByRole('link', { name: 'Donate Now' })
    expect(around.every((link) => link.getAttribute('href') === '/donate?project=4')).toBe(true)
  })
})

it('presets the amount of an effect line only if the donor types the amount', async () => {
  await renderSite(api, '/project-details/4')
  const [first] = (await detail(4)).gives
  const amount = formatRupees(first?.amount ?? 0)
  const table = within(await screen.findByRole('table', { name: 'What your donation does' }))
  const row = within(table.getByRole('row', { name: new RegExp(`^${amount} `) }))
  expect(row.getByText(first?.text ?? 'none')).toBeTruthy()
  const link = row.getByRole('link', { name: `Donate ${amount}` })
  expect(link.getAttribute('href')).toBe(`/donate?project=4&amount=${first?.amount}`)
})

it('hands several shares over as their total', async () => {
  const several = (await detail(7)).gives.at(-1)
  await renderSite(api, '/project-details/7')
  const link = await screen.findByRole('link', { name: `Donate ${formatRupees(several?.amount ?? 0)}` })
  expect(link.getAttribute('href')).toBe(`/donate?project=7&amount=${several?.amount}`)
})

it('presets and promises no amount for items, which are chosen in the dialog', async () => {
  await renderSite(api, '/project-details/3')
  const [first] = (await detail(3)).gives
  const link = await screen.findByRole('link', { name: `Choose: ${first?.text}` })
  expect(link.getAttribute('href')).toBe('/donate?project=3')
})

it('tells search engines and messengers the project, its place in the site, and a picture that they can draw', async () => {
  await renderSite(api, '/project-details/3')
  await screen.findByRole('heading', { level: 1, name: 'Riverside School' })
  const data = [...document.querySelectorAll('script[type="application/ld+json"]')].map((script) => script.textContent)
  expect(data.some((text) => text.includes('"DonateAction"') && text.includes('/donate?project=3'))).toBe(true)
  expect(data.some((text) => text.includes('"BreadcrumbList"'))).toBe(true)
  const picture = document.querySelector('meta[property="og:image"]')?.getAttribute('content')
  expect(picture).toMatch(/\.jpg$/)
})

it.each(['999', 'nothing', '0', '1e3'])('says that %s is no project, and links to the list', async (id) => {
  await renderSite(api, `/project-details/${id}`)
  expect(await screen.findByRole('heading', { level: 1, name: 'This project is not here' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'See all projects' }).getAttribute('href')).toBe('/projects')
})

it('opens a picture large in place, with its caption, and closes it on Escape', async () => {
  await renderSite(api, '/project-details/3')
  const [, second] = (await detail(3)).gallery
  fireEvent.click(await screen.findByRole('link', { name: `Enlarge: ${second?.alt}` }))
  const large = await screen.findByRole('dialog', { name: 'Pictures, large' })
  expect(within(large).getByText(second?.alt ?? 'none')).toBeTruthy()
  expect(within(large).getByRole('button', { name: 'Next picture' })).toBeTruthy()
  fireEvent.click(within(large).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('shows Hindi to a Hindi reader', async () => {
  await showLanguage('hi')
  await renderSite(api, '/project-details/3')
  expect(await screen.findByRole('heading', { name: 'सेवा से जुड़िए' })).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'आपके दान से क्या होता है' })).toBeTruthy()
})
