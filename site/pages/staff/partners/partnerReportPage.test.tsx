import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { registerPartners } from '../../../../api/partners/partners.ts'
import { seedHistory } from '../../../../demo/seed/seedHistory.ts'
import { demoSeed } from '../../../../api/testing/demoContent.ts'
import { createTestApi, siteOrigin, type TestApi } from '../../../../api/testing/testApi.ts'
import { chooseLanguage } from '../../../app/language/language.ts'
import { renderSite } from '../../../testing/renderSite.tsx'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
  await seedHistory(api.deps.db, api.deps.now, demoSeed.demo.past)
})
afterAll(() => api.close())

const staff = 'accounts@example.org'
const heading = (name: string, level = 1) => screen.findByRole('heading', { level, name })
const cells = (row: HTMLElement | undefined) => (row ? [...row.children].map((cell) => cell.textContent) : [])

it('asks a visitor to sign in first, and returns', async () => {
  await renderSite(api, '/staff/partners?from=2026-04-01')
  await heading('Welcome back')
  expect(location.pathname + location.search).toBe('/login?next=%2Fstaff%2Fpartners%3Ffrom%3D2026-04-01')
})

it('shows this financial year by partner, direct donations last, and the sum', async () => {
  await renderSite(api, '/staff/partners', staff)
  await heading('1 April 2026 to 31 March 2027', 2)
  const table = screen.getByRole('table', { name: 'Donations by partner' })
  expect(within(table).getAllByRole('row').map(cells)).toEqual([
    ['Partner', 'Donations', 'Total', 'Attempts without payment'],
    ['Slow Loom Textiles', '2', '₹6,250', '0'],
    ['Hillside School, Devkinara', '1', '₹1,100', '0'],
    ['Direct, without a partner', '2', '₹16,610', '0'],
    ['All together', '5', '₹23,960', '0'],
  ])
  expect(screen.getByText('5 donations: ₹23,960')).toBeTruthy()
  const campaigns = screen.getByRole('table', { name: 'Slow Loom Textiles, by campaign', hidden: true })
  expect(within(campaigns).getAllByRole('row', { hidden: true }).map(cells)[1]).toEqual([
    'label · a-tree-per-shawl',
    '1',
    '₹5,000',
    '0',
  ])
})

it('shows other days by a form, keeps them in the address, and handles days without a donation', async () => {
  const site = await renderSite(api, '/staff/partners', staff)
  await heading('1 April 2026 to 31 March 2027', 2)
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2010-01-02' } })
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '2010-01-01' } })
  fireEvent.click(screen.getByRole('button', { name: 'Show' }))
  expect(screen.getByText('The first day must not come after the last.')).toBeTruthy()
  expect(site.calls.filter((call) => call.includes('partner-report'))).toHaveLength(1)
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '2010-12-31' } })
  const show = screen.getByRole('button', { name: 'Show' })
  show.focus()
  fireEvent.click(show)
  await heading('No donation on these days', 3)
  expect(document.activeElement).toBe(show)
  expect(location.search).toBe('?from=2010-01-02&to=2010-12-31')
  expect(site.calls).toContain('GET donation/partner-report?from=2010-01-02&to=2010-12-31')
})

it('shows in its fields which days are listed, also after the way back to this year', async () => {
  await renderSite(api, '/staff/partners?from=2010-01-02&to=2010-12-31', staff)
  await heading('No donation on these days', 3)
  const from = screen.getByLabelText<HTMLInputElement>('From')
  fireEvent.change(from, { target: { value: '2011-02-03' } })
  fireEvent.click(screen.getByRole('button', { name: 'Show' }))
  await screen.findByText('The first day must not come after the last.')
  fireEvent.click(screen.getByRole('link', { name: 'This financial year' }))
  await heading('1 April 2026 to 31 March 2027', 2)
  expect(from.value).toBe('2026-04-01')
  expect(screen.queryByText('The first day must not come after the last.')).toBeNull()
})

it.each(['?from=yesterday&to=x', '?from=2026-05-02&to=2026-05-01'])(
  'reads %s as the financial year',
  async (search) => {
    await renderSite(api, `/staff/partners${search}`, staff)
    await heading('1 April 2026 to 31 March 2027', 2)
  },
)

it('offers to load a report again that did not load', async () => {
  const site = await renderSite(api, '/home', staff)
  site.fault = (path) => (path.startsWith('donation/partner-report') ? new Response('{}', { status: 500 }) : undefined)
  history.pushState(null, '', '/staff/partners')
  window.dispatchEvent(new PopStateEvent('popstate'))
  const again = await screen.findByRole('button', { name: 'Try again' })
  site.fault = undefined
  fireEvent.click(again)
  await heading('1 April 2026 to 31 March 2027', 2)
})

it('downloads the file by a plain link, named after its days', async () => {
  const site = await renderSite(api, '/staff/partners?from=2026-04-01&to=2026-12-31', staff)
  await heading('1 April 2026 to 31 December 2026', 2)
  const saved: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.href)
  })
  fireEvent.click(screen.getByRole('button', { name: 'Download CSV' }))
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(site.calls).toContain('POST file-link')
  const file = await api.fetch(new Request(saved[0] ?? ''))
  expect(file.headers.get('Content-Disposition')).toContain('"donations-by-partner_2026-04-01_2026-12-31.csv"')
  expect(await file.text()).toContain('"slow-loom","Slow Loom Textiles"')
})

it('lists who asked to be registered, and who is registered already', async () => {
  const ask = (organisation: string, page: string) =>
    api.send('donation/partner-request', {
      json: { organisation, page, name: 'Meera Joshi', email: 'meera@fern.example', message: 'Notebooks.' },
      origin: siteOrigin,
    })
  await ask('Fern Paper Works', 'https://www.fern.example/csr')
  await ask('Fern Shop', 'https://shop.fern.example')
  await registerPartners(api.deps.db, api.deps.now, [{ id: 'fern', name: 'Fern', origin: 'https://shop.fern.example' }])
  await renderSite(api, '/staff/partners', staff)
  const section = within(await screen.findByRole('region', { name: 'Pages that ask to be registered' }))
  const [newest, first, ...others] = await section.findAllByRole('listitem')
  expect(others).toEqual([])
  expect(newest?.textContent).toContain('Registered: Fern (fern)')
  expect(first?.textContent).toMatch(/Fern Paper Works.*https:\/\/www\.fern\.example.*Notebooks.*Not registered yet/)
  expect(section.getAllByRole('link', { name: 'meera@fern.example' })[0]?.getAttribute('href')).toBe(
    'mailto:meera@fern.example',
  )
})

it('shows Hindi', async () => {
  await chooseLanguage('hi')
  await renderSite(api, '/staff/partners', staff)
  await heading('1 अप्रैल 2026 से 31 मार्च 2027 तक', 2)
  expect(screen.getByRole('button', { name: 'CSV डाउनलोड करें' })).toBeTruthy()
  await chooseLanguage('en')
})
