import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { recordFact } from '../../../api/accounting/ledger/recordFact.ts'
import { readReceipt } from '../../../api/accounting/receipts/readReceipt.ts'
import { keepPublicKey } from '../../../api/accounting/receipts/signingKeys.ts'
import { giveRecorded, postReturn } from '../../../api/testing/donations.ts'
import { createTestApi, testSigningKey, type TestApi } from '../../../api/testing/testApi.ts'
import { renderSite } from '../../testing/renderSite.tsx'

let api: TestApi
let code: string
beforeAll(async () => {
  api = await createTestApi()
  await keepPublicKey(api.deps, testSigningKey)
  code = (await give()).code
})
afterAll(() => api.close())

/** A paid donation, with the code of its receipt. */
const give = async () => {
  const form = await giveRecorded(api, await api.signIn())
  await postReturn(api, form.txnid, api.gateway.signedPost(form, { status: 'success', unmappedstatus: 'captured' }))
  const { id } = await api.deps.db
    .selectFrom('donations')
    .select('id')
    .where('txn_id', '=', form.txnid)
    .executeTakeFirstOrThrow()
  const frozen = await readReceipt(api.deps, id)
  if (!frozen) throw new Error('no receipt')
  return { id, code: await api.deps.signer.sign(frozen) }
}

const result = (name: string) => screen.findByRole('heading', { level: 2, name: new RegExp(name) })

it('shows a genuine receipt with its facts, and sends its number only', async () => {
  const site = await renderSite(api, `/receipt-check#${code}`)
  await result('This receipt is genuine')
  expect(screen.getByText('₹500 (five hundred rupees)')).toBeTruthy()
  await screen.findByText('It was not refunded, corrected or cancelled up to now.')
  expect(site.calls.filter((call) => call.includes('receipt-check'))).toHaveLength(1)
  expect(site.calls.join()).not.toContain(code.slice(0, 30))
})

it('compares the name on the paper on this device', async () => {
  await renderSite(api, `/receipt-check#${code}`)
  const name = await screen.findByLabelText('Name on the receipt')
  fireEvent.change(name, { target: { value: 'asha  RAWAT' } })
  fireEvent.click(screen.getByRole('button', { name: 'Compare' }))
  expect(await screen.findByText('The name is the one on the genuine receipt.')).toBeTruthy()
  fireEvent.change(name, { target: { value: 'Asha Rawal' } })
  fireEvent.click(screen.getByRole('button', { name: 'Compare' }))
  expect(await screen.findByText(/The name differs/)).toBeTruthy()
})

it('checks without a network what it can, and says what it cannot', async () => {
  const site = await renderSite(api, '/receipt-check')
  await waitFor(() => expect(site.calls.join()).toContain('receipt-keys'))
  site.fault = () => new TypeError('offline')
  const field = await screen.findByLabelText('Link or text of the QR code')
  fireEvent.change(field, { target: { value: `https://site.test/receipt-check#${code}` } })
  fireEvent.click(screen.getByRole('button', { name: 'Check' }))
  await result('This receipt is genuine')
  await screen.findByText(/Without a network/)
})

it('refuses a code with one changed character, and an empty one at its field', async () => {
  const at = code.length - 20
  const changed = code.slice(0, at) + (code[at] === 'A' ? 'B' : 'A') + code.slice(at + 1)
  await renderSite(api, `/receipt-check#${changed}`)
  await result('This is not a genuine receipt')
  fireEvent.click(screen.getByRole('button', { name: 'Check' }))
  expect(await screen.findByText('Enter the link or the text of the QR code.')).toBeTruthy()
})

it('says that the key is unknown, without blaming the receipt', async () => {
  await renderSite(api, `/receipt-check#${code.replace(/^r1\.[a-z0-9-]+/, 'r1.other')}`)
  await result('This page cannot check the receipt')
})

it('shows that the donation was refunded later', async () => {
  const { id, code } = await give()
  const at = api.deps.now()
  const fact = {
    donationId: id,
    event: 'refunded',
    amountPaise: 50_000,
    actor: 'provider',
    at,
    effectiveAt: at,
  } as const
  await recordFact(api.deps.db, fact)
  await renderSite(api, `/receipt-check#${code}`)
  await result('Genuine, but refunded')
  expect(screen.getByText(/whole amount later \(₹500\)/)).toBeTruthy()
})

it('shows that the trust cancelled the donation later', async () => {
  const { id, code } = await give()
  await api.deps.db.updateTable('donations').set({ state: 'voided' }).where('id', '=', id).execute()
  await renderSite(api, `/receipt-check#${code}`)
  await result('Genuine, but cancelled')
  expect(screen.getByText(/proves no donation any more/)).toBeTruthy()
})

it('shows that the bank has not paid the cheque', async () => {
  const { id, code } = await give()
  await api.deps.db.updateTable('donations').set({ mode: 'cheque' }).where('id', '=', id).execute()
  await renderSite(api, `/receipt-check#${code}`)
  await result('Genuine, subject to realisation')
})

it('says that the list may have lost a receipt from before a restore', async () => {
  const { id } = await give()
  const frozen = await readReceipt(api.deps, id)
  if (!frozen) throw new Error('no receipt')
  const lost = await api.deps.signer.sign({ ...frozen, number: 'KSN/2026-27/000900' })
  const at = api.deps.now()
  const gap = { financial_year: '2026-27', first: 800, last: 1800, backup_at: at, recorded_at: at }
  await api.deps.db.insertInto('receipt_gaps').values(gap).execute()
  await renderSite(api, `/receipt-check#${lost}`)
  await result('This receipt is genuine')
  await screen.findByText(/before it restored a backup/)
})
