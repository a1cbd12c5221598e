import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { donorToken, giveAt } from '../../../../api/accounting/testing/giveInYear.ts'
import { demoPassword } from '../../../../api/testing/demoContent.ts'
import { createTestApi, siteOrigin, type TestApi } from '../../../../api/testing/testApi.ts'
import { chooseLanguage } from '../../../app/language/language.ts'
import { renderSite } from '../../../testing/renderSite.tsx'

const [one, another] = ['accounts@example.org', 'treasurer@example.org']
const page = '/staff/refunds'
let api: TestApi
let txnId: string
beforeEach(async () => {
  await chooseLanguage('en')
  api = await createTestApi()
  const id = await giveAt(api, await donorToken(api, 'asha@example.org'), '2026-11-20T12:00:00Z')
  const donation = api.deps.db.selectFrom('donations').select('txn_id').where('id', '=', id)
  txnId = (await donation.executeTakeFirstOrThrow()).txn_id
})
afterEach(() => api.close())

const type = (name: RegExp, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } })
async function ask(amount: string): Promise<void> {
  const form = await screen.findByRole('form', { name: 'Ask for a refund' })
  type(/^Transaction/, txnId)
  type(/^Amount/, amount)
  type(/^Reason/, 'Paid twice')
  fireEvent.click(within(form).getByRole('button'))
}
const askedBefore = async () => {
  const json = { txn_id: txnId, amount: 200, reason: 'Paid twice' }
  const answer = await api.send('staff/request-refund', { json, token: await api.signIn(one), origin: siteOrigin })
  expect(answer.status).toBe(200)
}
const decided = () =>
  api.deps.db.selectFrom('refund_requests').select(['amount', 'state', 'decision_note']).orderBy('id').execute()

it.each(['500', '1,00'])('lets one person ask for ₹%s of ₹500, who cannot approve it, but withdraw', async (amount) => {
  await renderSite(api, page, one)
  await screen.findByText('Nobody has asked for a refund yet.')
  await ask(amount)
  await screen.findByText('Asked. Another person must approve it.')
  await screen.findByRole('link', { name: /^Refunds\s?, 1 waits for a second person$/ })
  await screen.findByRole('heading', { level: 2, name: `₹${Number(amount.replace(',', ''))} of ₹500` })
  screen.getByText('You asked for this, so another person must approve it.')
  screen.getByText('Paid twice')
  expect(screen.queryByRole('button', { name: /^Approve/ })).toBeNull()
  type(/^If you withdraw/, 'A mistake')
  fireEvent.click(screen.getByRole('button', { name: /^Withdraw/ }))
  await screen.findByText('Nobody has asked for a refund yet.')
  expect(await decided()).toEqual([])
  await screen.findByRole('link', { name: 'Refunds' })
})

it('shows donor, project, sum and what is left of the donation before anybody asks, and whether it exists', async () => {
  await askedBefore()
  await renderSite(api, page, one)
  await screen.findByRole('form', { name: 'Ask for a refund' })
  type(/^Transaction/, ` ${txnId} `)
  const form = within(screen.getByRole('form', { name: 'Ask for a refund' }))
  await form.findByText('Asha Rawat')
  form.getByText('Medical camp')
  form.getByText('₹500')
  form.getByText('₹300')
  type(/^Transaction/, 'UNKNOWN1')
  await form.findByText('No donation has this number.')
  expect(form.queryByText('Asha Rawat')).toBeNull()
})

it('says at the field what is wrong, and keeps what was typed', async () => {
  await renderSite(api, page, one)
  await ask('501')
  await screen.findByText('Less than this is left to refund.')
  await ask('many')
  await screen.findByText('Enter whole rupees, 1 or more.')
  expect(screen.getByRole('textbox', { name: /^Reason/ })).toHaveProperty('value', 'Paid twice')
})

it('lets another person approve it, after proving again who that is', async () => {
  await askedBefore()
  await renderSite(api, page, another)
  const approve = await screen.findByRole('button', { name: /^Approve/ })
  api.advance(601)
  fireEvent.click(approve)
  const password = await screen.findByLabelText('Your password')
  expect(await decided()).toMatchObject([{ state: 'asked' }])
  fireEvent.change(password, { target: { value: demoPassword } })
  fireEvent.click(approve)
  await screen.findByText('Approved; it goes to the provider')
  await screen.findByText('Approved. It goes to the provider within a minute.')
  expect(await decided()).toMatchObject([{ amount: 200, state: 'approved' }])
})

it('refuses with a note only', async () => {
  await askedBefore()
  await renderSite(api, page, another)
  const refuse = await screen.findByRole('button', { name: /^Refuse/ })
  fireEvent.click(refuse)
  await screen.findByText('Write 3 to 500 letters.')
  expect(await decided()).toMatchObject([{ state: 'asked' }])
  type(/^If you refuse/, 'Paid once only')
  fireEvent.click(refuse)
  await screen.findByText('Refused')
  screen.getByText('Paid once only')
  expect(await decided()).toMatchObject([{ state: 'refused', decision_note: 'Paid once only' }])
})

it('shows a reader the refunds without its acts', async () => {
  await askedBefore()
  await api.deps.db.updateTable('users').set({ role: 'reader' }).where('email', '=', another).execute()
  await renderSite(api, page, another)
  await screen.findByRole('heading', { level: 2, name: '₹200 of ₹500' })
  expect(screen.queryByRole('form')).toBeNull()
  expect(screen.queryByRole('button', { name: /^(Approve|Refuse)/ })).toBeNull()
})

it('says that the list did not load, and tries again, in Hindi', async () => {
  await chooseLanguage('hi')
  const site = await renderSite(api, page, one)
  site.fault = (path) => (path.startsWith('staff/refunds') ? new TypeError('offline') : undefined)
  const again = await screen.findByRole('button', { name: 'फिर से कोशिश करें' })
  site.fault = undefined
  fireEvent.click(again)
  await screen.findByText('अभी तक किसी ने धन-वापसी का अनुरोध नहीं किया।')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'फिर से कोशिश करें' })).toBeNull())
})
