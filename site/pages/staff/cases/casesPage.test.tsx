import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { differenceOf } from '../../../../api/accounting/reconciliation/comparePayment.ts'
import { openCase } from '../../../../api/accounting/reconciliation/cases.ts'
import { recordFact } from '../../../../api/accounting/ledger/recordFact.ts'
import { giveRecorded } from '../../../../api/testing/donations.ts'
import { createTestApi, type TestApi } from '../../../../api/testing/testApi.ts'
import { chooseLanguage } from '../../../app/language/language.ts'
import { renderSite } from '../../../testing/renderSite.tsx'

let api: TestApi
const find = () => {
  const difference = differenceOf('unknown_payment', { id: null, txnId: 'T1' }, 'P1', { amountPaise: 70_000 })
  return openCase(api.deps.db, difference, { day: '2026-11-20', now: api.deps.now(), isApplied: false })
}
beforeEach(async () => {
  await chooseLanguage('en')
  api = await createTestApi()
  await find()
})
afterEach(() => api.close())

const staff = 'accounts@example.org'

it('shows a case with its next step, and its evidence on demand', async () => {
  await renderSite(api, '/staff/cases', staff)
  await screen.findByRole('heading', { level: 2, name: 'A payment without a donation' })
  expect(screen.getByText(/Find the donor/)).toBeTruthy()
  const details = screen.getByText('Evidence and notes').closest('details')
  if (!details) throw new Error('there is no evidence')
  details.open = true
  fireEvent(details, new Event('toggle'))
  await screen.findByText('70000')
})

it('closes a case with a note, and keeps the note if that fails', async () => {
  const site = await renderSite(api, '/staff/cases', staff)
  const note = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /How was it solved/ })
  const button = screen.getByRole('button', { name: /^Close the case/ })
  fireEvent.change(note, { target: { value: 'ok' } })
  fireEvent.click(button)
  await screen.findByText('Write 3 to 500 letters.')
  fireEvent.change(note, { target: { value: 'Refunded in the dashboard' } })
  site.fault = (path) => (path === 'staff/close-case' ? new TypeError('offline') : undefined)
  fireEvent.click(button)
  await waitFor(() => expect(screen.getAllByRole('alert').some(({ textContent }) => textContent)).toBe(true))
  expect(note.value).toBe('Refunded in the dashboard')
  site.fault = undefined
  fireEvent.click(button)
  await screen.findByText('Closed.')
  const notes = await api.deps.db.selectFrom('case_notes').select('note').execute()
  expect(notes).toEqual([{ note: 'Refunded in the dashboard' }])
})

it('offers no button to a reader', async () => {
  await api.deps.db.updateTable('users').set({ role: 'reader' }).where('email', '=', staff).execute()
  await renderSite(api, '/staff/cases', staff)
  await screen.findByRole('heading', { level: 2, name: 'A payment without a donation' })
  expect(screen.queryByRole('button', { name: /^Close the case/ })).toBeNull()
})

it('shows Hindi', async () => {
  await chooseLanguage('hi')
  await renderSite(api, '/staff/cases', staff)
  await screen.findByRole('heading', { level: 1, name: 'मामले' })
  await chooseLanguage('en')
})

it('says when a case was seen first and last, and that the last comparison no longer found it', async () => {
  api.advance(60 * 60)
  await find()
  await api.deps.db.updateTable('case_days').set({ gone_at: api.deps.now() }).execute()
  await renderSite(api, '/staff/cases', staff)
  await screen.findByText(/^The last comparison no longer found it/)
  const [first, last] = ['First seen', 'Last seen'].map(
    (name) => screen.getByText(name).nextElementSibling?.textContent,
  )
  expect(first).toMatch(/2026 at/)
  expect(last).not.toBe(first)
})

it('lets one person propose the donation of a payment, and another one agree', async () => {
  const { db, now } = api.deps
  const token = await api.signIn()
  const [wrong, { txnid }] = [await giveRecorded(api, token), await giveRecorded(api, token)]
  const fact = { event: 'unmatched', donationId: null, actor: 'provider', at: now() } as const
  await recordFact(db, { ...fact, amountPaise: 50_000, reference: 'P1' })
  await renderSite(api, '/staff/cases', staff)
  const propose = async (value: string) => {
    fireEvent.change(await screen.findByLabelText('Transaction id of the unpaid donation'), { target: { value } })
    fireEvent.click(screen.getByRole('button', { name: /^Propose this donation/ }))
    await screen.findByText(new RegExp(`says that this was the donation ${value}`))
  }
  await propose(wrong.txnid)
  expect(document.activeElement?.textContent).toBe('It is noted. Another person has to agree.')
  // The person who named the wrong one names the right one.
  fireEvent.click(screen.getByText('It was another donation'))
  await propose(txnid)
  cleanup()
  await renderSite(api, '/staff/cases', 'treasurer@example.org')
  fireEvent.click(await screen.findByRole('button', { name: /^Agree/ }))
  const state = () => db.selectFrom('donations').select('state').where('txn_id', '=', txnid).executeTakeFirst()
  await waitFor(async () => expect(await state()).toEqual({ state: 'paid' }))
})
