import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { donationOutcomeSchema } from '../../shared/contract/donation/donation.ts'
import { staffDonationSchema } from '../../shared/contract/staff/donation.ts'
import { profileSchema } from '../../shared/contract/people/profile.ts'
import { receiptSchema } from '../../shared/contract/donation/receipt.ts'
import { issue, postReturn, record } from '../testing/donations.ts'
import { createTestApi, type TestApi } from '../testing/testApi.ts'

let api: TestApi
let token: string
beforeAll(async () => {
  api = await createTestApi()
  token = await api.signIn()
})
afterAll(() => api.close())

/** A confirmed donation of a meal, for a purpose of the open kitchen. */
async function give(purpose_id: number, paid = true): Promise<string> {
  const items = [{ id: 11, qty: 1 }]
  const { txn_id, fields } = await issue(api, token, { project_id: 1, amount: 60, purpose_id, items })
  const donation = { project_id: 1, purpose_id, purpose_text: '', items, donation_type: 'item', donation_amount: 60 }
  await record(api, token, { ...donation, txn_id })
  const success = { status: 'success', unmappedstatus: 'captured' }
  if (paid) await postReturn(api, txn_id, api.gateway.signedPost({ ...fields }, success))
  return txn_id
}
const name = (txn_id: string, text: string, by = token) =>
  api.send('donation/dedication', { json: { txn_id, name: text }, token: by })
const outcome = async (txn_id: string) =>
  (await api.send('donation/update-status', { json: { txn_id }, token })).data(donationOutcomeSchema)

const memory = 12
const mostNeeded = 11

describe('a dedication', () => {
  it('is offered if the purpose promises to write a name', async () => {
    expect((await outcome(await give(memory))).dedication).toEqual({ name: null })
    expect((await outcome(await give(mostNeeded))).dedication).toBeNull()
  })

  it('is stored, shown on the receipt, and mailed once to the trust and to the donor, who reads why', async () => {
    const txnId = await give(memory)
    const before = api.mails.length
    expect((await name(txnId, '  Devki Rawat ')).raw).toMatchObject({ data: { name: 'Devki Rawat' } })
    await name(txnId, 'Devki Rawat')
    expect((await outcome(txnId)).dedication).toEqual({ name: 'Devki Rawat' })
    const answer = await api.send('donation/receipt', { json: { txn_id: txnId }, token })
    expect(answer.data(receiptSchema).dedicated_to).toBe('Devki Rawat')
    const mailed = api.mails.slice(before)
    expect(mailed.map((mail) => [mail.to, mail.text.split('\n')[0]])).toEqual([
      ['namaste@example.org', 'Name to be written: Devki Rawat'],
      ['asha@example.org', 'Namaste Asha Rawat,'],
    ])
    expect(mailed[1]?.text).toMatch(/again because it now has the name[^]*In the name of: Devki Rawat/)
  })

  it('can be removed', async () => {
    const txnId = await give(memory)
    await name(txnId, 'Devki Rawat')
    await name(txnId, '')
    expect((await outcome(txnId)).dedication).toEqual({ name: null })
  })

  it.each([
    ['too long', 'x'.repeat(151), 'too_long'],
    ['with a line break', 'Devki\nSubject: x', 'control'],
    ['with a text-direction mark', 'Devki \u202Etxt', 'control'],
  ])('of %s is refused at its field', async (_what, text, code) => {
    expect((await name(await give(memory), text)).refusal?.fields).toEqual({ name: code })
  })

  it('is refused for other purposes, unpaid donations and other donors', async () => {
    const txnId = await give(memory)
    expect((await name(await give(mostNeeded), 'Devki')).refusal?.fields).toEqual({ name: 'unknown' })
    expect((await name(await give(memory, false), 'Devki')).status).toBe(404)
    expect((await name(txnId, 'Devki', await api.signIn('ravi@example.org'))).status).toBe(404)
  })

  it('is deleted with the account', async () => {
    const txnId = await give(memory)
    await name(txnId, 'Devki Rawat')
    const { id } = (await api.send('profile', { token })).data(profileSchema)
    await api.send('profile/delete_account', { json: id, token })
    const row = await api.deps.db.selectFrom('donations').selectAll().where('txn_id', '=', txnId).executeTakeFirst()
    expect(row).toMatchObject({ state: 'paid', dedicated_to: null })
    const mails = await api.deps.db.selectFrom('mails').select('body').execute()
    expect(mails.filter(({ body }) => body.includes('Devki'))).toEqual([])
  })

  it('is corrected by staff, who must have seen the newest name', async () => {
    const staff = await api.signIn('accounts@example.org')
    token = await api.signIn('ravi@example.org')
    const txn_id = await give(memory)
    const correct = (text: string, was: string) =>
      api.send('staff/dedication-name', { json: { txn_id, name: text, was }, token: staff })
    expect((await correct('Shanti Devi', '')).status).toBe(404)
    await name(txn_id, 'Shanti Debi')
    expect((await correct('Shanti Devi', 'Shanti Debi')).status).toBe(200)
    expect((await correct('Shantidevi', 'Shanti Debi')).refusal?.code).toBe('changed_meanwhile')
    expect((await correct('see pills.example', 'Shanti Devi')).refusal?.fields).toEqual({ name: 'link' })
    const shown = (await api.send(`staff/donation?txn_id=${txn_id}`, { token: staff })).data(staffDonationSchema)
    expect(shown.dedication).toMatchObject({ name: 'Shanti Devi', mailed: false })
    expect(shown.audit.map(({ action }) => action)).toContain('dedication.corrected')
  })
})
