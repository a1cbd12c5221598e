import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { donorToken, giveAt } from '../../../../api/accounting/testing/giveInYear.ts'
import { demoPassword } from '../../../../api/testing/demoContent.ts'
import { createTestApi, siteOrigin, type TestApi } from '../../../../api/testing/testApi.ts'
import { takenOfflineSchema } from '../../../../shared/contract/staff/offlineDonation.ts'
import { chooseLanguage } from '../../../app/language/language.ts'
import { renderSite } from '../../../testing/renderSite.tsx'

const staff = 'accounts@example.org'
const facts = { amount: '2500', mode: 'cheque', reference: '004217', day: '2026-11-20', purpose_id: '' }
let api: TestApi
let txnId: string
const post = async (path: string, json: object) =>
  api.send(path, { json, token: await api.signIn(staff), origin: siteOrigin })

beforeEach(async () => {
  await chooseLanguage('en')
  api = await createTestApi()
  const entry = {
    ...facts,
    key: 'entry-0000000000000001',
    name: 'Kamla Namuna',
    project_id: '4',
    declared: 'citizen',
    language: 'en',
  }
  txnId = (await post('staff/offline-donation', entry)).data(takenOfflineSchema).txn_id
})
afterEach(() => api.close())

const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: RegExp, value: string) => fireEvent.change(field(label), { target: { value } })
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save and issue a new version' }))
const open = async () => {
  await renderSite(api, `/staff/donations/${txnId}`, staff)
  fireEvent.click(await screen.findByRole('button', { name: 'Correct this donation' }))
  await screen.findByRole('form', { name: 'Correct the donation' })
  await screen.findByLabelText(/^Purpose/)
  // Unlike browsers, happy-dom shows the first option of a select that a form library has set.
  type(/^How it came/, 'cheque')
}
const stored = () =>
  api.deps.db
    .selectFrom('donations')
    .select(['amount', 'mode', 'provider_id'])
    .where('txn_id', '=', txnId)
    .executeTakeFirstOrThrow()

it('corrects a donation after a proof of identity, and shows the new amount and version', async () => {
  await open()
  screen.getByText('Number of the cheque or payment')
  expect([field(/^Amount/).value, field(/^Number of/).value, field(/^Day on/).value]).toEqual([
    '2500',
    '004217',
    '2026-11-20',
  ])
  type(/^Amount/, '2600')
  type(/^Why/, 'The cheque was read wrongly')
  api.advance(601)
  save()
  const password = await screen.findByLabelText('Your password')
  expect((await stored()).amount).toBe(2500)
  fireEvent.change(password, { target: { value: demoPassword } })
  save()
  await screen.findByText('Corrected. Version 2 of the receipt is issued.')
  expect(await stored()).toEqual({ amount: 2600, mode: 'cheque', provider_id: '004217' })
  const donation = screen.getByRole('heading', { level: 2, name: 'Donation' }).closest('section')
  expect(within(donation ?? document.body).getAllByText('₹2,600')).toHaveLength(2)
  screen.getByText(/Version 2, Correction/)
  screen.getByText(/The cheque was read wrongly/)
  expect(document.activeElement?.textContent).toBe('Correct this donation')
})

it('says at the fields what is wrong, and loses nothing that was typed', async () => {
  await open()
  type(/^Day on/, '2026-03-31')
  type(/^Amount/, 'much')
  save()
  await screen.findByRole('link', { name: 'Amount in rupees' })
  screen.getByRole('link', { name: 'Why is it corrected?' })
  type(/^Amount/, '2700')
  type(/^Why/, 'A slip of the pen')
  save()
  await screen.findAllByText(/^The receipt’s number names its financial year/)
  expect([field(/^Amount/).value, field(/^Day on/).value]).toEqual(['2700', '2026-03-31'])
  expect((await stored()).amount).toBe(2500)
})

it('shows what is unusual about a correction, and asks for a reason', async () => {
  const other = { ...facts, reference: '990017', key: 'entry-0000000000000002', donor: 'none', project_id: '4' }
  await post('staff/offline-donation', { ...other, language: 'en' })
  await open()
  type(/^Number of/, '990017')
  type(/^Why is it corrected/, 'The cheque was read wrongly')
  save()
  fireEvent.change(await screen.findByLabelText('Why it is another donation'), {
    target: { value: 'Two gifts by one cheque' },
  })
  expect((await stored()).provider_id).toBe('004217')
  save()
  await screen.findByText('Corrected. Version 2 of the receipt is issued.')
  expect((await stored()).provider_id).toBe('990017')
})

it('keeps what is typed if somebody else was faster, and shows what they saved', async () => {
  await open()
  type(/^Amount/, '2600')
  type(/^Why/, 'The cheque was read wrongly')
  await post('staff/correct-offline', { ...facts, reference: '004218', txn_id: txnId, version: 1, note: 'Number' })
  save()
  await screen.findByText(/^Somebody has corrected this donation/)
  await screen.findByText(/Version 2, Correction/)
  expect([field(/^Amount/).value, field(/^Number of/).value]).toEqual(['2600', '004218'])
  save()
  await screen.findByText('Corrected. Version 3 of the receipt is issued.')
  expect(await stored()).toEqual({ amount: 2600, mode: 'cheque', provider_id: '004218' })
})

it('is not offered for an online donation, and not to a reader', async () => {
  const { db } = api.deps
  const id = await giveAt(api, await donorToken(api, 'asha@example.org'), '2026-11-20T12:00:00Z')
  const online = await db.selectFrom('donations').select('txn_id').where('id', '=', id).executeTakeFirstOrThrow()
  const hasNone = async (txn: string) => {
    await renderSite(api, `/staff/donations/${txn}`, staff)
    await screen.findByRole('heading', { level: 2, name: 'Ledger' })
    expect(screen.queryByRole('button', { name: 'Correct this donation' })).toBeNull()
    cleanup()
  }
  await hasNone(online.txn_id)
  await db.updateTable('users').set({ role: 'reader' }).where('email', '=', staff).execute()
  await hasNone(txnId)
})
