import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { differenceOf } from '../../../../api/accounting/reconciliation/comparePayment.ts'
import { openCase } from '../../../../api/accounting/reconciliation/cases.ts'
import { donorToken, giveAt } from '../../../../api/accounting/testing/giveInYear.ts'
import { createTestApi, siteOrigin, type TestApi } from '../../../../api/testing/testApi.ts'
import { takenOfflineSchema } from '../../../../shared/contract/staff/offlineDonation.ts'
import { chooseLanguage } from '../../../app/language/language.ts'
import { renderSite } from '../../../testing/renderSite.tsx'

const staff = 'accounts@example.org'
let api: TestApi
let id: number
let txnId: string
beforeEach(async () => {
  await chooseLanguage('en')
  api = await createTestApi()
  id = await giveAt(api, await donorToken(api, 'asha@example.org'), '2026-11-20T12:00:00Z')
  txnId = (await api.deps.db.selectFrom('donations').select('txn_id').where('id', '=', id).executeTakeFirstOrThrow())
    .txn_id
})
afterEach(() => api.close())

const ask = async (amount: number) => {
  const json = { txn_id: txnId, amount, reason: 'Paid twice' }
  await api.send('staff/request-refund', { json, token: await api.signIn(staff), origin: siteOrigin })
}
const open = async () => {
  await renderSite(api, `/staff/donations/${txnId}`, staff)
  await screen.findByRole('heading', { level: 2, name: 'Ledger' })
}
const section = (name: string) => {
  const title = screen.getByRole('heading', { level: 2, name })
  return within(title.closest('section') ?? document.body)
}

it('leads from a donation to its refunds, with the form filled in, and to its cases', async () => {
  await ask(200)
  const difference = differenceOf('wrong_amount', { id, txnId }, 'P1', {})
  await openCase(api.deps.db, difference, { day: '2026-11-20', now: api.deps.now(), isApplied: false })
  await open()
  expect(section('Refunds').getByText(/Waits for another person/).textContent).toMatch(/^₹200 .* November 2026$/)
  expect(section('Cases').getByText(/Open/).textContent).toBe('Another amount was paid Open, 20 November 2026')
  expect(section('Cases').getByRole('link').getAttribute('href')).toBe(`/staff/cases?open=all&txn_id=${txnId}`)
  fireEvent.click(section('Refunds').getByRole('link', { name: 'Ask for a refund of up to ₹300' }))
  expect(await screen.findByRole('textbox', { name: /^Transaction/ })).toHaveProperty('value', txnId)
  await screen.findByRole('heading', { level: 2, name: '₹200 of ₹500' })
})

it('says nothing of refunds and cases if there are none, and none may be asked for', async () => {
  await api.deps.db.updateTable('users').set({ role: 'reader' }).where('email', '=', staff).execute()
  await open()
  expect(screen.queryByRole('heading', { name: 'Refunds' })).toBeNull()
  expect(screen.queryByRole('heading', { name: 'Cases' })).toBeNull()
})

it('offers no refund once everything is asked for', async () => {
  await ask(500)
  await open()
  section('Refunds').getByText(/Waits for another person/)
  expect(screen.queryByRole('link', { name: /^Ask for a refund/ })).toBeNull()
})

it('asks another person for all that went back by hand, says so, and offers no other act meanwhile', async () => {
  const facts = { amount: '2500', mode: 'transfer', reference: 'UTR42', day: '2026-11-20', purpose_id: '' }
  const person = { name: 'Kamla Namuna', declared: 'citizen', language: 'en' }
  const json = { ...facts, ...person, key: 'entry-0000000000000001', project_id: '4' }
  const taken = await api.send('staff/offline-donation', { json, token: await api.signIn(staff), origin: siteOrigin })
  txnId = taken.data(takenOfflineSchema).txn_id
  await open()
  const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
  const button = await screen.findByRole('button', { name: 'Ask another person' })
  type(/^Amount that went back/, '2501')
  type(/^When did it go back/, '2026-11-21')
  type(/^Why did it go back/, 'Sent to the wrong trust')
  fireEvent.click(button)
  await screen.findByText('Less than this is left.')
  expect(screen.getByLabelText(/^Why did it go back/)).toHaveProperty('value', 'Sent to the wrong trust')
  type(/^Amount that went back/, '2500')
  fireEvent.click(button)
  await screen.findByText('Asked. Another person must approve it, on the page of refunds.')
  section('Refunds').getByText(/Waits for another person/)
  for (const name of ['Ask another person', 'Correct this donation', 'Cancel this donation'])
    expect(screen.queryByRole('button', { name })).toBeNull()
})
