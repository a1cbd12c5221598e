import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { addFailedMonth, addMandate } from '../../../../api/testing/mandates.ts'
import { createTestApi, type TestApi } from '../../../../api/testing/testApi.ts'
import { chooseLanguage } from '../../../app/language/language.ts'
import { renderSite } from '../../../testing/renderSite.tsx'

const staff = 'accounts@example.org'
const page = '/staff/monthly'
let api: TestApi
beforeEach(async () => {
  await chooseLanguage('en')
  api = await createTestApi()
})
afterEach(() => api.close())

/** The form's own clock is the browser's; the API has its own. */
const moveToToday = () => api.advance((Date.now() - api.deps.now().getTime()) / 1000)

it('lists what is due and what failed, by state, and says why a month failed', async () => {
  const id = await addMandate(api)
  await addMandate(api, { next_on: '2026-11-25' })
  await addMandate(api, { state: 'ended', ended_by: 'elsewhere' })
  await addFailedMonth(api, id, '2026-11-20', 'Insufficient balance')
  await renderSite(api, page, staff)
  await screen.findByText(
    /^1 debit is due in the next seven days\. 1 has failed in the last seven days\. Runs: 2, Ended: 1/,
  )
  fireEvent.change(screen.getByLabelText('State'), { target: { value: 'failed' } })
  await waitFor(() => expect(screen.queryByText('Ended', { selector: '[role=cell]' })).toBeNull())
  fireEvent.click(await screen.findByRole('link', { name: 'Asha Rawat' }))
  await screen.findByRole('heading', { level: 1, name: '₹500 each month, Asha Rawat' })
  screen.getByText('The bank or provider answered: “Insufficient balance”')
  screen.getByText('4 attempts')
})

it('stops one on the donor’s word, and shows the proof instead of the form', async () => {
  moveToToday()
  const id = await addMandate(api)
  await renderSite(api, `${page}/${id}`, staff)
  const form = within(await screen.findByRole('form', { name: 'Stop on the donor’s word' }))
  fireEvent.click(form.getByRole('button', { name: 'Stop it' }))
  await form.findByText('Write 3 to 500 letters.')
  fireEvent.change(form.getByLabelText(/^How the donor/), { target: { value: 'letter' } })
  fireEvent.change(form.getByLabelText(/^How you know/), { target: { value: 'Signed as on the cheque' } })
  fireEvent.click(form.getByRole('button', { name: 'Stop it' }))
  await screen.findByText('Nothing more is debited. The provider still has to confirm the end.')
  screen.getByText(/^By letter, on /)
  expect(screen.queryByRole('form')).toBeNull()
})

it('shows it on the page of its donor, and a reader cannot stop it', async () => {
  await addMandate(api)
  await api.deps.db.updateTable('users').set({ role: 'reader' }).where('email', '=', staff).execute()
  await renderSite(api, '/staff/donors/account-1', staff)
  const section = within(
    (await screen.findByRole('heading', { name: 'Monthly donations' })).closest('section') ?? document.body,
  )
  fireEvent.click(section.getByRole('link', { name: '₹500' }))
  await screen.findByRole('heading', { level: 2, name: 'Month by month' })
  expect(screen.queryByRole('form')).toBeNull()
})

it('says that the list did not load, and tries again, in Hindi', async () => {
  await chooseLanguage('hi')
  const site = await renderSite(api, page, staff)
  site.fault = (path) => (path.startsWith('staff/mandates') ? new TypeError('offline') : undefined)
  const again = await screen.findByRole('button', { name: 'फिर से कोशिश करें' })
  site.fault = undefined
  fireEvent.click(again)
  await screen.findByText('अभी कोई दाता हर महीने नहीं देता।')
})
