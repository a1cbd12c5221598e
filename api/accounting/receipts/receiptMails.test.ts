import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { forgetDonor } from '../../payment/forgetDonor.ts'
import { donationOutcomeSchema } from '../../../shared/contract/donation/donation.ts'
import { giveRecorded, issue, postReturn, postWebhook, record, statusOf } from '../../testing/donations.ts'
import { createTestApi, type TestApi } from '../../testing/testApi.ts'
import { queueReceiptMail, sendReceiptMails } from './receiptMails.ts'

let api: TestApi
let token: string
beforeEach(async () => {
  api = await createTestApi()
  token = await api.signIn()
})
afterEach(() => api.close())

const success = { status: 'success', unmappedstatus: 'captured', error_Message: 'No Error' }
const pay = async () => {
  const form = await giveRecorded(api, token)
  await postReturn(api, form.txnid, api.gateway.signedPost(form, success))
  return form.txnid
}
const again = (txn_id: string, by = token) => api.send('donation/mail-receipt', { json: { txn_id }, token: by })

describe('the receipt by mail', () => {
  it('is sent once, in however many ways the payment is reported', async () => {
    const form = await giveRecorded(api, token)
    const posted = api.gateway.signedPost(form, success)
    await Promise.all([
      ...Array.from({ length: 5 }, () => postWebhook(api, posted)),
      postReturn(api, form.txnid, posted),
      statusOf(api, token, form.txnid),
    ])
    await postWebhook(api, posted)
    await sendReceiptMails(api.deps)
    expect(api.mails.map((mail) => mail.to)).toEqual(['asha@example.org'])
  })

  it('has amount, number, project, 80G and a link for its owner, and never the PAN', async () => {
    await api.send('profile/pan', { json: { pan: 'ABCPD1234E' }, token })
    const txnId = await pay()
    const [mail] = api.mails
    expect(mail?.subject).toBe('Receipt KSN/2026-27/000001 for your donation of ₹500')
    for (const part of [
      'Namaste Asha Rawat,',
      'Amount: ₹500 (five hundred rupees)',
      'Project: Medical camp',
      'Date: 21 November 2026',
      `http://site.test/donation?receipt=${txnId}`,
      'Our registration under 80G (s. 133 of the Income-tax Act, 2025): AAAAA0000AF20260',
    ])
      expect(mail?.text).toContain(part)
    expect(mail?.text).not.toMatch(/1234E|PAN/)
  })

  it('says where to add a missing PAN', async () => {
    await pay()
    expect(api.mails[0]?.text).toContain('http://site.test/profile#pan')
  })

  it('is in the language that the donor chose for mails, whatever reports the payment', async () => {
    await api.deps.db.updateTable('users').set({ language: 'hi' }).where('email', '=', 'asha@example.org').execute()
    await pay()
    expect(api.mails[0]?.subject).toBe('₹500 के आपके दान की रसीद KSN/2026-27/000001')
    expect(api.mails[0]?.text).toContain('राशि: ₹500 (पाँच सौ रुपये)')
  })

  it('is not sent for a failed payment', async () => {
    const form = await giveRecorded(api, token)
    const failure = { status: 'failure', unmappedstatus: 'failed', error_Message: 'Bank said no' }
    await postReturn(api, form.txnid, api.gateway.signedPost(form, failure))
    expect(api.mails).toEqual([])
  })

  it('blocks nothing if the mail server fails, and is sent later', async () => {
    const { send } = api.deps.mailer
    api.deps.mailer.send = () => Promise.reject(new Error('mail server down'))
    const txnId = await pay()
    expect((await statusOf(api, token, txnId)).payment_status).toBe('success')
    api.deps.mailer.send = send
    await sendReceiptMails(api.deps)
    expect(api.mails).toEqual([])
    api.advance(11 * 60)
    await sendReceiptMails(api.deps)
    await sendReceiptMails(api.deps)
    expect(api.mails).toHaveLength(1)
  })

  it('is not sent if the donor’s account is deleted meanwhile', async () => {
    const txnId = await pay()
    const { id, user_id } = await api.deps.db
      .selectFrom('donations')
      .selectAll()
      .where('txn_id', '=', txnId)
      .executeTakeFirstOrThrow()
    await api.deps.db.deleteFrom('receipt_mails').execute()
    await queueReceiptMail(api.deps, id, { waits: false })
    await forgetDonor(api.deps, user_id ?? 0)
    await sendReceiptMails(api.deps)
    expect(api.mails).toHaveLength(1)
  })
})

describe('the first mail with a receipt', () => {
  const subjects = () => api.mails.filter(({ kind }) => kind === 'receipt').map(({ text }) => text)
  const outcomeOf = async (txn_id: string) =>
    (await api.send('donation/update-status', { json: { txn_id }, token })).data(donationOutcomeSchema).receipt_mail
  beforeEach(() => {
    api.deps.config.receiptWaitMinutes = 10
  })
  const wait = async (seconds: number) => {
    api.advance(seconds)
    await sendReceiptMails(api.deps)
  }
  /** A paid meal in memory of somebody. */
  async function payInMemory(): Promise<string> {
    const items = [{ id: 11, qty: 1 }]
    const { txn_id, fields } = await issue(api, token, { project_id: 1, amount: 60, purpose_id: 12, items })
    const donation = { project_id: 1, purpose_id: 12, purpose_text: '', items, donation_type: 'item' }
    await record(api, token, { ...donation, donation_amount: 60, txn_id })
    await postReturn(api, txn_id, api.gateway.signedPost({ ...fields }, success))
    return txn_id
  }
  const addPan = async (txn_id: string) => {
    await api.send('profile/pan', { json: { pan: 'ABCPD1234E' }, token })
    expect((await api.send('donation/receipt-pan', { json: { txn_id }, token })).status).toBe(200)
  }
  const addName = (txn_id: string) => api.send('donation/dedication', { json: { txn_id, name: 'Devki Rawat' }, token })

  it('waits ten minutes for answers, and the outcome says until when', async () => {
    const txnId = await pay()
    const due = new Date(api.deps.now().getTime() + 10 * 60_000).toISOString()
    expect(await outcomeOf(txnId)).toEqual({ due_at: due, sent: false })
    await wait(599)
    expect(subjects()).toEqual([])
    await wait(1)
    await wait(600)
    expect(subjects()).toHaveLength(1)
    expect(await outcomeOf(txnId)).toEqual({ due_at: due, sent: true })
  })

  it('waits for nothing if nothing is asked', async () => {
    await api.send('profile/pan', { json: { pan: 'ABCPD1234E' }, token })
    await pay()
    expect(subjects()).toHaveLength(1)
  })

  it('goes with the last answer, says nothing of a mail before, and is the only one', async () => {
    const txnId = await payInMemory()
    await addName(txnId)
    expect(subjects()).toEqual([])
    await addPan(txnId)
    await wait(3600)
    const [text] = subjects()
    expect(subjects()).toHaveLength(1)
    expect(text).toContain('In the name of: Devki Rawat')
    expect(text).not.toMatch(/profile#pan|replaces|again/)
  })

  it('is followed by the new version, with one line, if the donor answers after it', async () => {
    const txnId = await pay()
    await wait(600)
    await addPan(txnId)
    expect(subjects()).toHaveLength(2)
    expect(subjects()[1]).toContain('This is version 2 of your receipt. It replaces the one that we mailed before')
  })

  it('goes at once if the donor asks for it, and not again when it was due', async () => {
    const txnId = await pay()
    expect((await again(txnId)).status).toBe(200)
    await wait(3600)
    expect(subjects()).toHaveLength(1)
  })
})

describe('the receipt by mail, on request', () => {
  it('is sent to the account’s own address, at most five times within an hour', async () => {
    const txnId = await pay()
    const answers = []
    for (let count = 0; count < 6; count++) answers.push((await again(txnId)).status)
    expect(answers).toEqual([200, 200, 200, 200, 200, 429])
    expect(api.mails.map((mail) => mail.to)).toEqual(Array(6).fill('asha@example.org'))
  })

  it('is refused for other donors and unconfirmed donations', async () => {
    const txnId = await pay()
    const open = await giveRecorded(api, token)
    expect((await again(txnId, await api.signIn('ravi@example.org'))).status).toBe(404)
    expect((await again(open.txnid)).status).toBe(404)
    expect(api.mails).toHaveLength(1)
  })
})
