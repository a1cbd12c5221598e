import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../../../../api/testing/testApi.ts'
import { indianDay } from '../../../../shared/date.ts'
import { chooseLanguage } from '../../../app/language/language.ts'
import { renderSite } from '../../../testing/renderSite.tsx'

const staff = 'accounts@example.org'
const page = '/staff/links'
let api: TestApi
beforeEach(async () => {
  await chooseLanguage('en')
  api = await createTestApi()
})
afterEach(() => api.close())

const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const entry = async (name: string) => {
  const title = await screen.findByRole('heading', { level: 2, name })
  return within(title.closest('li') ?? document.body)
}
/** The form's own clock is the browser's; the API has its own. */
const moveToToday = () => api.advance((Date.now() - api.deps.now().getTime()) / 1000)
async function make(): Promise<void> {
  await screen.findByRole('option', { name: /Medical/ })
  type(/^Full name/, 'Gomti Namuna')
  type(/^E-mail/, 'gomti@example.org')
  type(/^Project/, '4')
  type(/^Amount/, '2,100')
  fireEvent.click(screen.getByRole('button', { name: 'Make the link' }))
  await screen.findByText('The link is below. Copy it, show its code, or mail it.')
}

it('makes a link, which can be copied, shown as a code, mailed and revoked', async () => {
  moveToToday()
  await renderSite(api, page, staff)
  await screen.findByText('No link is listed here.')
  await make()
  const link = await entry('₹2,100 for Medical camp')
  link.getByText('Open')
  link.getByText(/^http:\/\/site\.test\/pay#\d+\.[\w-]{16}$/)
  link.getByRole('button', { name: /^Copy/ })
  expect(link.getByRole('img', { name: 'QR code of the link: ₹2,100 for Medical camp' }).innerHTML).toContain('<path')
  fireEvent.click(link.getByRole('button', { name: 'Mail it to gomti@example.org' }))
  await link.findByText('The mail is on its way.')
  expect(api.mails.map(({ to }) => to)).toEqual(['gomti@example.org'])
  fireEvent.click(link.getByRole('button', { name: 'Revoke the link: Gomti Namuna' }))
  fireEvent.click(await link.findByRole('button', { name: 'Revoke it' }))
  await link.findByText('Revoked')
  expect(link.queryByText(/\/pay#/)).toBeNull()
})

it('makes a link for a known donor, who is not stored again', async () => {
  moveToToday()
  await renderSite(api, page, staff)
  await screen.findByRole('option', { name: /Medical/ })
  const known = screen.getByRole('combobox', { name: /^Known donor/ })
  known.focus()
  fireEvent.input(known, { target: { value: 'asha' }, inputType: 'insertText' })
  await screen.findByRole('option', { name: /Asha Rawat/ })
  fireEvent.keyDown(known, { key: 'ArrowDown' })
  fireEvent.keyDown(known, { key: 'Enter' })
  await screen.findByText('The donation is from Asha Rawat.')
  expect(screen.queryByLabelText(/^Full name/)).toBeNull()
  type(/^Project/, '4')
  type(/^Amount/, '2,100')
  fireEvent.click(screen.getByRole('button', { name: 'Make the link' }))
  const link = await entry('₹2,100 for Medical camp')
  link.getByRole('link', { name: 'Asha Rawat' })
  link.getByRole('button', { name: 'Mail it to asha@example.org' })
  expect(await api.deps.db.selectFrom('donors').select('id').execute()).toEqual([])
})

it('offers no project of items, says at the field what is wrong, and keeps what was typed', async () => {
  moveToToday()
  await renderSite(api, page, staff)
  await screen.findByRole('option', { name: /Medical/ })
  expect(screen.queryByRole('option', { name: /Annadan/ })).toBeNull()
  type(/^Full name/, 'Gomti Namuna')
  type(/^Project/, '4')
  type(/^Amount/, '10,00,001')
  type(/^Last day/, indianDay(new Date(Date.now() - 86_400_000)))
  fireEvent.click(screen.getByRole('button', { name: 'Make the link' }))
  await screen.findAllByText('Enter whole rupees, at most 10,00,000.')
  screen.getAllByText('This day is over. Enter today or a later day.')
  expect(screen.getByLabelText(/^Full name/)).toHaveProperty('value', 'Gomti Namuna')
})

it('shows a reader the links without its acts, and filters them by state', async () => {
  moveToToday()
  await renderSite(api, page, staff)
  await make()
  cleanup()
  await api.deps.db.updateTable('users').set({ role: 'reader' }).where('email', '=', staff).execute()
  await renderSite(api, `${page}?state=open`, staff)
  const link = await entry('₹2,100 for Medical camp')
  expect(screen.queryByRole('form')).toBeNull()
  expect(link.queryByRole('button', { name: /^(Mail|Revoke)/ })).toBeNull()
  fireEvent.click(screen.getByRole('link', { name: 'Paid' }))
  await screen.findByText('No link is listed here.')
})

it('says that the list did not load, and tries again, in Hindi', async () => {
  await chooseLanguage('hi')
  const site = await renderSite(api, page, staff)
  site.fault = (path) => (path.startsWith('staff/payment-links') ? new TypeError('offline') : undefined)
  const again = await screen.findByRole('button', { name: 'फिर से कोशिश करें' })
  site.fault = undefined
  fireEvent.click(again)
  await screen.findByText('यहाँ कोई लिंक नहीं है।')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'फिर से कोशिश करें' })).toBeNull())
})
