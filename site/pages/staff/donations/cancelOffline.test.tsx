import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { demoPassword } from '../../../../api/testing/demoContent.ts'
import { createTestApi, siteOrigin, type TestApi } from '../../../../api/testing/testApi.ts'
import { takenOfflineSchema } from '../../../../shared/contract/staff/offlineDonation.ts'
import { chooseLanguage } from '../../../app/language/language.ts'
import { renderSite } from '../../../testing/renderSite.tsx'

const staff = 'accounts@example.org'
let api: TestApi
let txnId: string

beforeEach(async () => {
  await chooseLanguage('en')
  api = await createTestApi()
  const facts = { amount: '2500', mode: 'cheque', reference: '004217', day: '2026-11-20', purpose_id: '' }
  const json = {
    ...facts,
    key: 'entry-0000000000000001',
    name: 'Kamla Namuna',
    project_id: '4',
    declared: 'citizen',
    language: 'en',
  }
  const answer = await api.send('staff/offline-donation', { json, token: await api.signIn(staff), origin: siteOrigin })
  txnId = answer.data(takenOfflineSchema).txn_id
})
afterEach(() => api.close())

const note = () => screen.getByLabelText<HTMLInputElement>(/^What happened/)
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Cancel the donation and its receipt' }))
const open = async () => {
  await renderSite(api, `/staff/donations/${txnId}`, staff)
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel this donation' }))
  await screen.findByRole('form', { name: 'Cancel the donation' })
}
const stateNow = async () =>
  (await api.deps.db.selectFrom('donations').select('state').where('txn_id', '=', txnId).executeTakeFirstOrThrow())
    .state

it('asks for a reason, a sentence and a proof of identity, and shows the cancelled donation and whom to tell', async () => {
  await open()
  save()
  await screen.findByRole('link', { name: 'Reason' })
  fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'not_arrived' } })
  fireEvent.change(note(), { target: { value: 'The bank returned the cheque' } })
  api.advance(601)
  save()
  const password = await screen.findByLabelText('Your password')
  expect([await stateNow(), note().value]).toEqual(['paid', 'The bank returned the cheque'])
  fireEvent.change(password, { target: { value: demoPassword } })
  save()
  const confirmation = await screen.findByText(
    'The donation is cancelled. There is no e-mail address, so please tell the donor.',
  )
  await screen.findByText('The receipt is cancelled. It is no proof of a donation any more.')
  expect(document.activeElement).toBe(confirmation)
  screen.getByText('The bank returned the cheque')
  for (const name of ['Cancel this donation', 'Correct this donation'])
    expect(screen.queryByRole('button', { name })).toBeNull()
  expect(await stateNow()).toBe('voided')
})

it('can be left again, and is not offered to a reader', async () => {
  await open()
  fireEvent.click(screen.getByRole('button', { name: 'Keep the donation' }))
  expect(document.activeElement).toBe(await screen.findByRole('button', { name: 'Cancel this donation' }))
  expect(await stateNow()).toBe('paid')
  cleanup()
  await api.deps.db.updateTable('users').set({ role: 'reader' }).where('email', '=', staff).execute()
  await renderSite(api, `/staff/donations/${txnId}`, staff)
  await screen.findByRole('heading', { level: 2, name: 'Ledger' })
  expect(screen.queryByRole('button', { name: 'Cancel this donation' })).toBeNull()
})
