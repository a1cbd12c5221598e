import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { demoPassword } from '../../../../api/testing/demoContent.ts'
import { createTestApi, siteOrigin, type TestApi } from '../../../../api/testing/testApi.ts'
import { donorToken, giveAt, staffCalls, type StaffCalls } from '../../../../api/accounting/testing/giveInYear.ts'
import { renderSite } from '../../../testing/renderSite.tsx'

let api: TestApi
const saved: string[] = []
beforeEach(async () => {
  api = await createTestApi()
  await giveAt(api, await donorToken(api, 'asha@example.org'), '2026-11-20T12:00:00Z')
})
beforeEach(() => {
  saved.length = 0
  // Downloads and uploads use the browser's own fetch.
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    const { signal: _signal, ...rest } = init ?? {}
    const request = new Request(input, rest)
    request.headers.set('Origin', siteOrigin)
    return api.fetch(request)
  })
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => 'blob:file')
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined)
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download || this.pathname)
  })
})
afterEach(async () => {
  vi.unstubAllGlobals()
  await api.close()
})

const staff = 'accounts@example.org'
const year = '2026-27'
const page = `/staff/statements?year=${year}`
const asStaff = async () => staffCalls(api, await api.signIn(staff))
const prepare = async (calls: StaffCalls) => {
  await calls.file('staff/statement-file', { json: { year } })
  return api.deps.db.selectFrom('statements').select('id').executeTakeFirstOrThrow()
}
const file = async (calls: StaffCalls) => {
  const { id } = await prepare(calls)
  await calls.call('staff/statement-filed', { json: { id, acknowledgement: 'ACK0001' } })
}

it('shows what the check finds, and asks for the password before it writes the file', async () => {
  await renderSite(api, page, staff)
  await screen.findByRole('heading', { name: 'Form 113 (formerly 10BD)' })
  expect(screen.getByText('The check finds no errors.')).toBeTruthy()
  expect(screen.getByText(/The year is not over yet/)).toBeTruthy()
  api.advance(601)
  const button = screen.getByRole('button', { name: 'Download the statement (CSV)' })
  fireEvent.click(button)
  const password = await screen.findByLabelText('Your password')
  expect(document.activeElement).toBe(password)
  fireEvent.change(password, { target: { value: demoPassword } })
  fireEvent.click(button)
  await waitFor(() => expect(saved).toEqual(['form-113_2026-27_statement.csv']))
})

it('marks the file as filed and keeps what was typed if the number is refused', async () => {
  await prepare(await asStaff())
  await renderSite(api, page, staff)
  const field = await screen.findByLabelText('Acknowledgement number')
  fireEvent.change(field, { target: { value: 'A!' } })
  fireEvent.click(screen.getByRole('button', { name: 'Mark as filed' }))
  await screen.findByText('Enter 4 to 40 letters and digits.')
  expect(field).toHaveProperty('value', 'A!')
  fireEvent.change(field, { target: { value: 'ACK0001' } })
  fireEvent.click(screen.getByRole('button', { name: 'Mark as filed' }))
  await screen.findByText(/acknowledgement ACK0001/)
  await screen.findByText('Nothing has changed since the last filing.')
})

it('offers another original for donations that no filed one has, and names each', async () => {
  await file(await asStaff())
  await giveAt(api, await donorToken(api, 'asha@example.org'), '2026-11-21T12:00:00Z')
  await renderSite(api, page, staff)
  await screen.findByText(/^Donations that no filed statement has: 1 row, ₹500 in all/)
  fireEvent.click(screen.getByRole('button', { name: 'Download the next original (CSV)' }))
  await waitFor(() => expect(saved).toEqual(['form-113_2026-27_statement-2.csv']))
  const field = await screen.findByLabelText('Acknowledgement number')
  fireEvent.change(field, { target: { value: 'ACK0002' } })
  fireEvent.click(screen.getByRole('button', { name: 'Mark as filed' }))
  await screen.findByText(/acknowledgement ACK0002/)
  const names = within(screen.getByRole('list', { name: 'Filed' })).getAllByText(/^Original/)
  expect(names.map(({ textContent }) => textContent)).toEqual(['Original 2', 'Original 1'])
})

it('uploads certificates, lets staff choose the donor, and delivers', async () => {
  await file(await asStaff())
  await renderSite(api, page, staff)
  const files = await screen.findByLabelText('PDFs or ZIP files')
  fireEvent.click(screen.getByRole('button', { name: 'Upload' }))
  await screen.findByText('Choose files first.')
  const pdf = new File(['%PDF-1.7 certificate %%EOF'], 'certificate 7.pdf', { type: 'application/pdf' })
  fireEvent.change(files, { target: { files: [pdf, new File(['text'], 'note.txt')] } })
  fireEvent.click(screen.getByRole('button', { name: 'Upload' }))
  await screen.findByText('0 matched, 1 without a donor, 0 with several possible donors.')
  expect(screen.getByText('note.txt: is not a PDF')).toBeTruthy()
  fireEvent.click(await screen.findByRole('button', { name: 'Choose the donor of certificate 7.pdf' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Asha Rawat, ••••••234E, ₹500' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Deliver 1 certificate' }))
  await screen.findByText('Mails on their way: 1.')
  expect(api.mails.at(-1)?.kind).toBe('certificate')
})

it('shows donors their certificate among the donations of its year', async () => {
  const calls = await asStaff()
  await file(calls)
  const body = new FormData()
  body.append('files', new File(['%PDF-1.7 certificate %%EOF'], 'ABCPD1234E.pdf'))
  await calls.call(`staff/certificate-files?year=${year}`, { body })
  await calls.call('staff/certificates-deliver', { json: { year } })
  await renderSite(api, '/donation?year=2026-27', 'asha@example.org')
  await screen.findByRole('heading', { name: /Form 114/ })
  fireEvent.click(screen.getByRole('button', { name: 'Download the certificate (PDF)' }))
  await waitFor(() => expect(saved).toEqual(['/api/donation/certificate']))
})

it('downloads the journal of a month or day for the chosen program, once it is final', async () => {
  await renderSite(api, page, staff)
  fireEvent.change(await screen.findByLabelText('Month'), { target: { value: '2026-11' } })
  fireEvent.change(screen.getByLabelText('Day'), { target: { value: '20' } })
  fireEvent.change(screen.getByLabelText('File for'), { target: { value: 'zoho' } })
  const button = screen.getByRole('button', { name: 'Download the file' })
  fireEvent.click(button)
  await screen.findByText(/Entries of this period may still arrive/)
  fireEvent.change(screen.getByLabelText('Day'), { target: { value: '16' } })
  fireEvent.click(button)
  await waitFor(() => expect(saved).toEqual(['/api/staff/journal']))
})

it('adds numbers to the pool and gives one to a receipt', async () => {
  await renderSite(api, page, staff)
  const numbers = await screen.findByLabelText('New numbers')
  fireEvent.change(numbers, { target: { value: 'PRE 1' } })
  fireEvent.click(screen.getByRole('button', { name: 'Add to the pool' }))
  await screen.findByText('One of the numbers does not have the right form.')
  fireEvent.change(numbers, { target: { value: 'PRE0001 PRE0002' } })
  fireEvent.click(screen.getByRole('button', { name: 'Add to the pool' }))
  await screen.findByText('2 numbers added.')
  fireEvent.change(await screen.findByLabelText('Receipt number'), { target: { value: 'KSN/2026-27/000001' } })
  await api.deps.db.deleteFrom('pre_acknowledgements').where('number', '=', 'PRE0002').execute()
  fireEvent.click(screen.getByRole('button', { name: 'Give a number' }))
  await screen.findByText('PRE0001 belongs to receipt KSN/2026-27/000001.')
  await screen.findByText(/^Blocked until filed: .* the used one is filed/)
})

it('keeps the filter of the numbers if those of one state do not load', async () => {
  const calls = await asStaff()
  await calls.call('staff/pre-acknowledgement-add', { json: { numbers: 'PRE0001' } })
  const answering = api.fetch
  api.fetch = async (request) => {
    if (request.url.includes('state=used')) throw new TypeError('offline')
    return answering(request)
  }
  await renderSite(api, page, staff)
  const list = (await screen.findByText('All numbers')).closest('details')
  if (!list) throw new Error('no list')
  list.open = true
  fireEvent(list, new Event('toggle'))
  await screen.findByText('PRE0001')
  fireEvent.click(screen.getByRole('button', { name: 'Used' }))
  await screen.findByRole('button', { name: 'Try again' }, { timeout: 4000 })
  fireEvent.click(screen.getByRole('button', { name: 'Free' }))
  await screen.findByText('PRE0001')
})

it('shows readers the statement without its acts', async () => {
  await api.deps.db.updateTable('users').set({ role: 'reader' }).where('email', '=', staff).execute()
  await renderSite(api, page, staff)
  await screen.findByRole('heading', { name: 'Check' })
  expect(screen.queryByRole('button', { name: /Download|Upload|Add to the pool/ })).toBeNull()
})
