import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Card, cardSchema } from '../../shared/contract/donation/dedication.ts'
import { issue, postReturn, record } from '../testing/donations.ts'
import { createTestApi, type TestApi } from '../testing/testApi.ts'
import { isTimeToRemind, sendCards } from './sendCards.ts'

let api: TestApi
let token: string
beforeEach(async () => {
  // 21 November 2026, 9:30 in India.
  api = await createTestApi()
  token = await api.signIn()
  await api.deps.db.updateTable('users').set({ email_proven_at: api.deps.now() }).execute()
})
afterEach(() => api.close())

const HOUR = 3600
const DAY = 24 * HOUR

async function give(dedication?: object, paid = true): Promise<string> {
  const items = [{ id: 11, qty: 1 }]
  const wanted = { project_id: 1, amount: 60, purpose_id: 12, items, ...(dedication && { dedication }) }
  const { txn_id, fields } = await issue(api, token, wanted)
  const donation = {
    project_id: 1,
    purpose_id: 12,
    purpose_text: '',
    items,
    donation_type: 'item',
    donation_amount: 60,
  }
  await record(api, token, { ...donation, txn_id })
  const success = { status: 'success', unmappedstatus: 'captured' }
  if (paid) await postReturn(api, txn_id, api.gateway.signedPost({ ...fields }, success))
  return txn_id
}

const start = {
  occasion: 'birthday',
  name: 'Shanti Devi',
  message: 'A long life.\nAnd a calm one.',
  signature: '',
  recipient: { name: 'Meera Negi', email: 'meera@example.org' },
  day: '2026-11-24',
  language: 'en',
  remind: true,
  again: false,
}
const save = (txn_id: string, change: object = {}, by = token) =>
  api.send('donation/save-card', { json: { ...start, txn_id, ...change }, token: by })
const read = async (txn_id: string): Promise<Card> =>
  (await api.send('donation/card', { json: { txn_id }, token })).data(cardSchema)
const cards = () => api.mails.filter(({ cardOf }) => cardOf !== undefined)
const reminders = () => api.mails.filter(({ kind, cardOf }) => kind === 'card' && cardOf === undefined)

describe('before the payment', () => {
  it('keeps in whose name a donation is given, and mails the name to the trust once it is paid', async () => {
    const named = { occasion: 'memory', name: 'शांति देवी' }
    const open = await give(named, false)
    const txnId = await give(named)
    await sendCards(api.deps)
    await sendCards(api.deps)
    const toTrust = api.mails.filter(({ kind }) => kind === 'to_trust')
    expect(toTrust.map(({ text }) => text.split('\n')[0])).toEqual(['Name to be written: शांति देवी'])
    expect(toTrust[0]?.text).toContain(txnId)
    expect(toTrust[0]?.text).not.toContain(open)
    expect(await read(txnId)).toMatchObject({ ...named, state: 'none', recipient: null })
  })

  it.each([
    [{ occasion: 'memory', name: '' }, { 'dedication.name': 'required' }],
    [{ occasion: 'memory', name: 'Buy at pills.example' }, { 'dedication.name': 'link' }],
    [{ occasion: 'memory', name: 'x'.repeat(151) }, { 'dedication.name': 'too_long' }],
  ])('refuses %o at its field', async (dedication, fields) => {
    const json = { project_id: 4, amount: 500, purpose_id: 41, items: [], dedication }
    expect((await api.send('donation/payment-detail', { json, token })).refusal?.fields).toEqual(fields)
  })
})

describe('the mail', () => {
  it('leaves on the morning of its day in India, once, without amount and without the donor', async () => {
    const txnId = await give()
    expect((await save(txnId)).status).toBe(200)
    // 24 November, 7:30 in India, and still the 23rd in much of the world.
    api.advance(2 * DAY + 22 * HOUR)
    await sendCards(api.deps)
    expect(cards()).toEqual([])
    expect((await read(txnId)).state).toBe('waiting')
    api.advance(HOUR)
    await Promise.all([sendCards(api.deps), sendCards(api.deps)])
    await sendCards(api.deps)
    const [mail, ...more] = cards()
    expect(more).toEqual([])
    expect(mail).toMatchObject({ to: 'meera@example.org', subject: 'For the birthday of Shanti Devi' })
    expect(mail?.text).toContain('A long life.\nAnd a calm one.')
    expect(mail?.text).not.toMatch(/Asha|Rawat|₹|60|https?:/)
    expect(await read(txnId)).toMatchObject({ state: 'sent', resendable: true })
  })

  it('names the donor as the donor signs', async () => {
    const txnId = await give()
    await save(txnId, { signature: 'आशा और परिवार', day: '2026-11-21' })
    await sendCards(api.deps)
    expect(cards()[0]?.text).toMatch(/^Namaste Meera Negi,\n\nआशा और परिवार has given a donation/)
  })

  it('is not sent if the donation went back before, or is going back', async () => {
    const [returned, asked, kept] = [await give(), await give(), await give()]
    for (const txnId of [returned, asked, kept]) await save(txnId, { day: '2026-11-21' })
    const idOf = async (txnId: string) =>
      (await api.deps.db.selectFrom('donations').select('id').where('txn_id', '=', txnId).executeTakeFirstOrThrow()).id
    await api.deps.db.updateTable('donations').set({ state: 'refunded' }).where('txn_id', '=', returned).execute()
    const staff = await api.signIn('accounts@example.org')
    const refund = { txn_id: asked, amount: 60, reason: 'Paid twice' }
    expect((await api.send('staff/request-refund', { json: refund, token: staff })).status).toBe(200)
    await sendCards(api.deps)
    expect(cards().map(({ cardOf }) => cardOf)).toEqual([await idOf(kept)])
    expect((await read(returned)).state).toBe('cancelled')
  })

  it('goes again after a correction, if the donor wants it, to the same person', async () => {
    const txnId = await give()
    await save(txnId, { day: '2026-11-21' })
    await sendCards(api.deps)
    const other = { name: 'Somebody Else', email: 'else@example.org' }
    await save(txnId, { name: 'Shanti Devi Rawat' })
    expect(cards()).toHaveLength(1)
    await save(txnId, { name: 'Shanti Devi Rawat', recipient: other, day: '2026-12-24', again: true })
    expect(cards()[1]).toMatchObject({ to: 'meera@example.org', subject: 'For the birthday of Shanti Devi Rawat' })
    expect(cards()[1]?.text).toContain('replaces the one that we sent you before')
    expect(await read(txnId)).toMatchObject({ day: '2026-11-21', resendable: false })
    expect((await save(txnId, { again: true })).refusal?.code).toBe('card_sent')
    expect(cards()).toHaveLength(2)
  })
})

describe('saving', () => {
  it.each([
    [{ day: null }, { day: 'required' }],
    [{ day: '2026-11-20' }, { day: 'past' }],
    [{ day: '2027-11-22' }, { day: 'too_far' }],
    [{ recipient: null, day: null }, { day: 'required' }],
    [{ message: 'See www.pills.example' }, { message: 'link' }],
    [{ message: 'Write to me@pills.example' }, { message: 'link' }],
    [{ signature: 'pills.example' }, { signature: 'link' }],
    [{ message: 'a\nb\nc\nd\ne' }, { message: 'lines' }],
    [{ name: 'Devki \u202Etxt' }, { name: 'control' }],
  ])('refuses %o at its field', async (change, fields) => {
    expect((await save(await give(), change)).refusal?.fields).toEqual(fields)
  })

  it.each(['Dr.Sharma', 'Smt. Shanti Devi', 'শান্তি দেবী', 'சாந்தி', 'شانتی'])('takes the name %s', async (name) => {
    expect((await save(await give(), { name })).status).toBe(200)
  })

  it('takes a day of the last year for a card to print, and the last day that can be', async () => {
    const printed = { recipient: null, day: '2026-03-01' }
    expect((await save(await give(), printed)).status).toBe(200)
    expect((await save(await give(), { day: '2027-11-21' })).status).toBe(200)
  })

  it('mails nobody for a donor whose own address is not proven', async () => {
    await api.deps.db.updateTable('users').set({ email_proven_at: null }).execute()
    const txnId = await give()
    expect((await save(txnId)).refusal?.code).toBe('prove_email')
    expect((await save(txnId, { recipient: null })).status).toBe(200)
  })

  it('lets nobody have many cards sent to one person', async () => {
    for (let n = 0; n < 3; n += 1) expect((await save(await give())).status).toBe(200)
    expect((await save(await give())).status).toBe(429)
    const other = { name: 'Ravi', email: 'somebody@example.org' }
    expect((await save(await give(), { recipient: other })).status).toBe(200)
  })

  it('is for the own confirmed donation', async () => {
    expect((await save(await give(undefined, false))).status).toBe(404)
    expect((await save(await give(), {}, await api.signIn('ravi@example.org'))).status).toBe(404)
  })

  it('keeps message, signature and recipient only encrypted', async () => {
    await save(await give(), { signature: 'Asha and family' })
    const rows = JSON.stringify(await api.deps.db.selectFrom('dedications').selectAll().execute())
    expect(rows).not.toMatch(/Meera|meera|calm|family/)
  })
})

describe('the reminder', () => {
  it('is mailed once in the week before next year’s day, and one press ends all', async () => {
    const [first, second] = [await give(), await give()]
    await save(first, { recipient: null, day: '2026-11-21' })
    await save(second, { recipient: null, day: '2026-11-22' })
    api.advance(357 * DAY)
    await sendCards(api.deps)
    expect(reminders()).toEqual([])
    api.advance(DAY)
    await sendCards(api.deps)
    await sendCards(api.deps)
    const [mail, ...more] = reminders()
    expect(more).toEqual([])
    expect(mail).toMatchObject({ to: 'asha@example.org', subject: 'For the birthday of Shanti Devi: 21 November' })
    const link = /\/reminder#(\S+)/.exec(mail?.text ?? '')?.[1]
    expect((await api.send('reminder/stop', { json: { link } })).status).toBe(200)
    api.advance(DAY)
    await sendCards(api.deps)
    expect(reminders()).toHaveLength(1)
  })

  it('is not for a donor who did not ask for it', async () => {
    await save(await give(), { recipient: null, day: '2026-11-21', remind: false })
    api.advance(360 * DAY)
    await sendCards(api.deps)
    expect(reminders()).toEqual([])
  })

  it('has no link that somebody could make', async () => {
    expect((await api.send('reminder/stop', { json: { link: 's1.test.of-nobody-of-nobody' } })).status).toBe(404)
  })

  it.each([
    ['2028-02-29', '2029-02-20', false],
    ['2028-02-29', '2029-02-21', true],
    ['2028-02-29', '2029-02-27', true],
    ['2028-02-29', '2029-02-28', false],
    ['2027-02-28', '2028-02-21', true],
    ['2026-12-31', '2027-12-24', true],
    ['2026-12-31', '2026-12-31', false],
  ])('for the day %s is due on %s: %s', (day, today, due) => {
    expect(isTimeToRemind(day, today)).toBe(due)
  })
})

it('answers the card as PDF, in its language and with the corrected name', async () => {
  const txnId = await give()
  const file = `donation/card-pdf?txn_id=${txnId}`
  expect((await api.send(file, { token })).status).toBe(404)
  await save(txnId)
  const response = await api.fetch(
    new Request(`${api.deps.config.apiRoot}/${file}`, { headers: { Authorization: `Bearer ${token}` } }),
  )
  expect(response.headers.get('Content-Type')).toBe('application/pdf')
  expect(
    Buffer.from(await response.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
})
