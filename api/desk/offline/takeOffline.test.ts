import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { staffDonationSchema } from '../../../shared/contract/staff/donation.ts'
import { statementYearSchema } from '../../../shared/contract/staff/statements.ts'
import { offlineWarningsSchema, takenOfflineSchema } from '../../../shared/contract/staff/offlineDonation.ts'
import { receiptCheckSchema } from '../../../shared/contract/donation/receipt.ts'
import { describeReturns, readReturns } from '../../accounting/receipts/readReturns.ts'
import { createTestApi, siteOrigin, type TestApi } from '../../testing/testApi.ts'

let api: TestApi
let token: string
beforeAll(async () => {
  api = await createTestApi()
  await giveRole('accountant')
  token = await api.signIn('accounts@example.org')
})
afterAll(() => api.close())

const giveRole = (role: 'reader' | 'accountant') =>
  api.deps.db.updateTable('users').set({ role }).where('email', '=', 'accounts@example.org').execute()

const entry = {
  key: 'entry-0000000000000001',
  name: 'Kamla Namuna',
  email: 'kamla@example.org',
  phone: '',
  line: '4 Ghat Road',
  city: 'Devkinara',
  state: '',
  pin: '249201',
  pan: 'abcpd1234e',
  project_id: '4',
  amount: '₹2,500',
  mode: 'cheque',
  reference: '004217',
  day: '2026-11-20',
  declared: 'citizen',
  language: 'en',
  donor: 'new',
  purpose_id: '',
  note: '',
}
/** Another entry is another cheque. */
const take = (change: Partial<typeof entry> = {}) => {
  const reference = change.key ? change.key.slice(-5) : entry.reference
  return api.send('staff/offline-donation', { json: { ...entry, reference, ...change }, token, origin: siteOrigin })
}
const read = async (txnId: string) =>
  (await api.send(`staff/donation?txn_id=${txnId}`, { token, origin: siteOrigin })).data(staffDonationSchema)

it('takes a donation with its fact, its receipt and its mail, and a second press is the same donation', async () => {
  const answers = [await take(), await take()].map((answer) => answer.data(takenOfflineSchema))
  expect(answers[1]).toEqual(answers[0])
  const donation = await read(answers[0]?.txn_id ?? '')
  expect(donation).toMatchObject({
    state: 'paid',
    mode: 'cheque',
    amount: 2500,
    at: '2026-11-20T06:30:00.000Z',
    balance: { paid: 2500, net: 2500, settled: false },
    declared: 'citizen',
    donor: { kind: 'donor', name: 'Kamla Namuna', email: 'kamla@example.org', pan: '••••••234E' },
    receipts: [{ number: answers[0]?.receipt, version: 1 }],
  })
  expect(donation.entries.at(-1)).toMatchObject({
    event: 'taken_offline',
    reference: '004217',
    lines: [
      { account: 'cheques', amount_paise: 250_000 },
      { account: 'donations', amount_paise: -250_000 },
    ],
  })
  expect(donation.audit.map(({ action }) => action)).toContain('donation.taken_offline')
  expect(api.mails.filter(({ to }) => to === 'kamla@example.org')).toHaveLength(1)
  const stored = await api.deps.db.selectFrom('donors').selectAll().execute()
  expect(stored).toHaveLength(1)
  expect(stored[0]?.pan).not.toContain('ABCPD')
})

it('refuses another donation under the same key', async () => {
  expect((await take({ amount: '2501' })).status).toBe(409)
})

it('puts cash into the cash account, and mails nothing without an address', async () => {
  const before = api.mails.length
  const answer = await take({ key: 'entry-0000000000000002', mode: 'cash', reference: '', email: '' })
  const { entries } = await read(answer.data(takenOfflineSchema).txn_id)
  expect(entries.at(-1)?.lines[0]?.account).toBe('cash')
  expect(api.mails.length).toBe(before)
})

it('takes a donation of a known donor: nothing is typed again, and no second donor is stored', async () => {
  const { db } = api.deps
  const count = async () => (await db.selectFrom('donors').select('id').execute()).length
  const [first, before] = [await db.selectFrom('donors').select('id').executeTakeFirstOrThrow(), await count()]
  const nobody = { name: '', email: '', line: '', city: '', pin: '', pan: '' }
  const again = { ...nobody, key: 'entry-0000000000000005', donor: `donor-${first.id}` }
  expect(await donorOf(await take(again))).toMatchObject({ kind: 'donor', id: first.id, name: 'Kamla Namuna' })
  expect(await count()).toBe(before)
  // The donor is merged after the form was opened.
  const user = await db.selectFrom('users').select('id').where('email', '=', 'ravi@example.org').executeTakeFirst()
  await db
    .updateTable('donors')
    .set({ user_id: user?.id ?? null })
    .where('id', '=', first.id)
    .execute()
  api.mails.length = 0
  const answer = await take({ ...again, key: 'entry-0000000000000006' })
  expect(await donorOf(answer)).toMatchObject({ kind: 'account', id: user?.id, name: 'Ravi Negi' })
  expect(api.mails.map(({ to }) => to)).toEqual(['ravi@example.org'])
  expect(await count()).toBe(before)
})

const donorOf = async (answer: Awaited<ReturnType<typeof take>>) =>
  (await read(answer.data(takenOfflineSchema).txn_id)).donor

it('keeps the purpose of the project and a note in the ledger', async () => {
  const answer = await take({ key: 'entry-0000000000000007', purpose_id: '41', note: 'Brought to the ashram' })
  const { purpose, entries } = await read(answer.data(takenOfflineSchema).txn_id)
  const { title } = await api.deps.db
    .selectFrom('purpose_texts')
    .select('title')
    .where('id', '=', 41)
    .where('language', '=', 'en')
    .executeTakeFirstOrThrow()
  expect([purpose, entries.map(({ note }) => note)]).toEqual([title, [null, 'Brought to the ashram']])
  // The donor prepared nothing.
  expect(entries.map(({ actor }) => actor)).toEqual(['system', 'Kamala Bisht'])
})

it.each([
  [{ day: '2027-01-01' }, 'day', 'future'],
  [{ day: '2026-02-30' }, 'day', 'date'],
  [{ pan: 'ABCXD1234E' }, 'pan', 'pan_kind'],
  [{ pan: 'AAAAA0000A' }, 'pan', 'pan_own'],
  [{ amount: '0' }, 'amount', 'amount'],
  [{ amount: '1500.50' }, 'amount', 'amount'],
  [{ project_id: '99' }, 'project_id', 'unknown'],
  [{ email: 'kamla' }, 'email', 'email'],
  [{ name: '' }, 'name', 'required'],
  [{ name: '-Kamla' }, 'name', 'formula'],
  [{ line: '@4 Ghat Road' }, 'line', 'formula'],
  [{ city: '+Devkinara' }, 'city', 'formula'],
  [{ line: '' }, 'line', 'required'],
  [{ city: '' }, 'city', 'required'],
  [{ declared: '' }, 'declared', 'required'],
  [{ declared: 'neither', mode: 'cash' }, 'mode', 'foreign_account'],
  [{ declared: 'neither', mode: 'upi' }, 'mode', 'foreign_account'],
  [{ declared: 'neither', project_id: '2' }, 'project_id', 'outside_certificate'],
  [{ donor: 'donor-999' }, 'donor', 'unknown'],
  [{ donor: 'account-999' }, 'donor', 'unknown'],
  [{ purpose_id: '11' }, 'purpose_id', 'unknown'],
  [{ day: '2025-03-31' }, 'day', 'closed'],
  [{ note: 'Ask ravi@example.org' }, 'note', 'personal'],
  [{ note: 'Call 98765 or 9876543210' }, 'note', 'personal'],
  [{ note: 'x'.repeat(201) }, 'note', 'too_long'],
] as const)('refuses %o at the field %s', async (change, field, code) => {
  const answer = await take({ key: 'entry-0000000000000003', ...change })
  expect([answer.status, answer.refusal?.fields]).toMatchObject([422, { [field]: code }])
})

it('lets no reader enter one', async () => {
  await giveRole('reader')
  expect((await take({ key: 'entry-0000000000000004' })).status).toBe(403)
  await giveRole('accountant')
})

it('takes the money of a hundi without a name, which the law counts as anonymous', async () => {
  const unrecorded = async () =>
    (await api.send('staff/statements?year=2026-27', { token, origin: siteOrigin })).data(statementYearSchema)
      .unrecorded
  const before = await unrecorded()
  const nobody = { name: '', email: '', line: '', city: '', pin: '', pan: '', declared: '' }
  const answer = await take({ ...nobody, key: 'entry-0000000000000031', mode: 'cash', reference: '', donor: 'none' })
  const { txn_id, receipt } = answer.data(takenOfflineSchema)
  expect(receipt).toMatch(/\/\d{6}$/)
  expect(await read(txn_id)).toMatchObject({ donor: null, declared: null, state: 'paid', mail: null })
  const after = await unrecorded()
  expect([after.donations, after.rupees]).toEqual([before.donations + 1, before.rupees + 2500])
  expect(after.allowance).toEqual({ rupees: 100_000, percent: 5, least: 100_000, taxed: 0 })
})

describe('a foreign donation', () => {
  it('goes to its own bank account, and the same donor is asked once', async () => {
    const answer = await take({
      key: 'entry-0000000000000011',
      mode: 'transfer',
      declared: 'neither',
      name: 'Ana Sample',
      pan: '',
    })
    const { txn_id } = answer.data(takenOfflineSchema)
    const { entries, declared, donor } = await read(txn_id)
    expect([declared, entries.at(-1)?.lines[0]?.account]).toEqual(['neither', 'foreign_bank'])
    const kept = await api.deps.db
      .selectFrom('donations')
      .innerJoin('wordings', 'wordings.id', 'declared_wording_id')
      .select(['kind', 'body'])
      .where('txn_id', '=', txn_id)
      .executeTakeFirst()
    expect(kept?.kind).toBe('declaration')
    expect(kept?.body).toContain('OCI')
    const again = { key: 'entry-0000000000000012', donor: `donor-${donor?.id}`, declared: '' }
    expect((await take({ ...again, mode: 'cash' })).refusal?.fields).toEqual({ mode: 'foreign_account' })
    expect((await take({ ...again, mode: 'transfer' })).status).toBe(200)
  })

  it('is refused by a trust without the account', async () => {
    await sql`update rules set value = jsonb_set(value::jsonb, '{account}', '[]')::text where key = 'declaration.foreign'`.execute(
      api.deps.db,
    )
    const answer = await take({ key: 'entry-0000000000000013', mode: 'transfer', declared: 'neither' })
    expect(answer.refusal?.fields).toEqual({ declared: 'no_foreign_account' })
  })
})

describe('a cheque', () => {
  const clear = (txn_id: string, day: string) =>
    api.send('staff/clear-cheque', { json: { txn_id, day }, token, origin: siteOrigin })

  it('is in hand until staff enter the day on which the bank paid it, once', async () => {
    const { txn_id, receipt } = (await take({ key: 'entry-0000000000000021' })).data(takenOfflineSchema)
    const isInHand = async () =>
      (await api.send(`receipt-check?number=${encodeURIComponent(receipt)}`)).data(receiptCheckSchema).in_hand
    expect(await isInHand()).toBe(true)
    const { id } = await api.deps.db
      .selectFrom('donations')
      .select('id')
      .where('txn_id', '=', txn_id)
      .executeTakeFirstOrThrow()
    const notice = async () =>
      describeReturns(await readReturns(api.deps, id), { amount: 2500, language: 'en' })?.heading ?? null
    expect(await notice()).toBe('Subject to realisation of the cheque')
    expect((await clear(txn_id, '2026-11-19')).refusal?.fields).toEqual({ day: 'before' })
    expect((await clear(txn_id, '2026-11-21')).status).toBe(200)
    expect(await notice()).toBeNull()
    expect(await isInHand()).toBe(false)
    const { entries, balance } = await read(txn_id)
    expect(balance).toMatchObject({ net: 2500, settled: true })
    expect(entries.at(-1)).toMatchObject({
      event: 'cleared',
      lines: [
        { account: 'bank', amount_paise: 250_000 },
        { account: 'cheques', amount_paise: -250_000 },
      ],
    })
    expect((await clear(txn_id, '2026-11-21')).refusal?.code).toBe('not_clearable')
  })

  it('is what only a cheque can be', async () => {
    const { txn_id } = (await take({ key: 'entry-0000000000000022', mode: 'transfer' })).data(takenOfflineSchema)
    expect((await clear(txn_id, '2026-11-21')).refusal?.code).toBe('not_clearable')
  })
})

describe('something unusual', () => {
  let keys = 0
  const other = (change: object = {}) => ({
    ...entry,
    key: `unusual-000000000000${++keys}`,
    name: 'Bina Udaharan',
    email: `bina-${keys}@example.org`,
    pan: '',
    reference: `77${keys}00`,
    put_away: {},
    ...change,
  })
  const send = (json: object, path = 'offline-donation') =>
    api.send(`staff/${path}`, { json, token, origin: siteOrigin })
  const enter = async (change: object) => (await send(other(change))).data(takenOfflineSchema)

  it('is refused until it has a reason, which stays with the donation and is in the log', async () => {
    const first = await enter({ mode: 'transfer', reference: 'SBIN0 99' })
    const twin = other({ mode: 'upi', reference: 'sbin099' })
    const refused = await send(twin)
    expect([refused.status, refused.refusal?.code, refused.refusal?.fields]).toEqual([
      409,
      'warned',
      { 'put_away.known_reference': 'warned' },
    ])
    const found = (await send(twin, 'offline-warnings')).data(offlineWarningsSchema).warnings
    expect(found).toEqual([
      {
        code: 'known_reference',
        donations: [{ txn_id: first.txn_id, receipt: first.receipt }],
        sum: null,
        law: null,
        names: [],
      },
    ])
    for (const [reason, field] of [
      ['no', 'warned'],
      ['Ask 9876543210', 'personal'],
    ])
      expect((await send({ ...twin, put_away: { known_reference: reason } })).refusal?.fields).toEqual({
        'put_away.known_reference': field,
      })
    const put_away = { known_reference: 'One transfer for two donors', cash_day: 'Not asked' }
    const taken = await send({ ...twin, put_away })
    const { txn_id } = taken.data(takenOfflineSchema)
    const donation = await read(txn_id)
    expect(donation.put_away).toEqual([
      {
        warning: 'known_reference',
        reason: 'One transfer for two donors',
        actor: expect.any(String),
        donations: [{ txn_id: first.txn_id, receipt: first.receipt }],
        sum: null,
      },
    ])
    expect(donation.audit.map(({ action }) => action)).toContain('donation.warning_put_away')
    // A second press is the same donation, and asks nothing.
    expect((await send(twin)).data(takenOfflineSchema).txn_id).toBe(txn_id)
  })

  it('is no longer so once the other donation is cancelled', async () => {
    const first = await enter({ mode: 'transfer', reference: 'UTR 5150' })
    const json = { txn_id: first.txn_id, version: 1, reason: 'twice', note: 'Entered twice' }
    expect((await send(json, 'cancel-offline')).status).toBe(200)
    await enter({ mode: 'transfer', reference: 'UTR 5150' })
  })

  it.each([
    ['e-mail', { email: 'Chitra@example.org' }, { email: 'chitra@example.org' }],
    ['phone', { phone: '+91 90000 00031' }, { phone: '9000000031' }],
    ['PAN', { pan: 'BCDPE2345F' }, { pan: 'BCDPE2345F' }],
  ])('adds up cash of a day by the same %s', async (_title, one, two) => {
    const cash = { mode: 'cash', reference: '', amount: '100000' }
    await enter({ ...cash, ...one })
    const answer = await send(other({ ...cash, ...two }), 'offline-warnings')
    const { warnings } = answer.data(offlineWarningsSchema)
    expect(warnings).toMatchObject([{ code: 'cash_day', sum: 200_000, law: expect.stringContaining('₹2,00,000') }])
    expect((await send(other({ ...cash, ...two, day: '2026-11-19' }))).status).toBe(200)
  })

  it('adds up cash of an account and of a donor who was merged into it', async () => {
    const { db } = api.deps
    const cash = { mode: 'cash', reference: '', amount: '1500', day: '2026-10-05' }
    const first = await enter(cash)
    const row = await db
      .selectFrom('donations')
      .select('donor_id')
      .where('txn_id', '=', first.txn_id)
      .executeTakeFirstOrThrow()
    const user = await db
      .selectFrom('users')
      .select('id')
      .where('email', '=', 'asha@example.org')
      .executeTakeFirstOrThrow()
    await db.updateTable('donors').set({ user_id: user.id }).where('id', '=', row.donor_id).execute()
    const again = other({ ...cash, donor: `account-${user.id}`, day: '2026-10-09' })
    expect((await send(again)).refusal?.fields).toEqual({ 'put_away.split_cash': 'warned' })
    expect((await send({ ...again, put_away: { split_cash: 'Two festivals' } })).status).toBe(200)
  })

  it('names whose PAN it is', async () => {
    await enter({ pan: 'CDEPF3456G', name: 'Deepa Misaal' })
    const son = other({ pan: 'CDEPF3456G', name: 'Eshan Misaal' })
    const answer = await send(son, 'offline-warnings')
    expect(answer.data(offlineWarningsSchema).warnings).toMatchObject([{ code: 'pan_name', names: ['Deepa Misaal'] }])
    expect((await send(son)).refusal?.fields).toEqual({ 'put_away.pan_name': 'warned' })
    expect((await send({ ...son, put_away: { pan_name: 'The card shows it' } })).status).toBe(200)
  })

  it('asks about a hundi that is entered twice, not about a person with nothing but a name', async () => {
    const cash = { mode: 'cash', reference: '', amount: '1750', email: '' }
    const hundi = { ...cash, donor: 'none', declared: '', name: '', line: '', city: '' }
    const { txn_id } = await enter(hundi)
    expect((await send(other(hundi))).refusal?.fields).toEqual({ 'put_away.same_hundi': 'warned' })
    const answer = await send(other(hundi), 'offline-warnings')
    expect(answer.data(offlineWarningsSchema).warnings).toMatchObject([{ code: 'same_hundi', donations: [{ txn_id }] }])
    await enter({ ...hundi, put_away: { same_hundi: 'The box at the gate' } })
    await enter({ ...cash, name: 'Kamla Namuna' })
  })
})
