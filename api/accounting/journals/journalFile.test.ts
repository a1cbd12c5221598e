import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { takenOfflineSchema } from '../../../shared/contract/staff/offlineDonation.ts'
import { createTestApi, type TestApi } from '../../testing/testApi.ts'
import { settlementLines } from '../ledger/accounts.ts'
import { recordFact } from '../ledger/recordFact.ts'
import { donorToken, giveAt, staffCalls, type StaffCalls } from '../testing/giveInYear.ts'
import { readErpnext, readTable, readTally, readZoho } from '../testing/journalReaders.ts'

let api: TestApi
let staff: StaffCalls
let online: number
let cheque: string

/** To noon of an Indian day. */
const moveTo = (day: string) => api.advance((Date.parse(`${day}T12:00:00+05:30`) - api.deps.now().getTime()) / 1000)
const signIn = async () => {
  staff = staffCalls(api, await api.signIn('accounts@example.org'))
}
let entries = 0
const offline = async (change: object): Promise<string> => {
  const json = {
    amount: '2500',
    mode: 'cheque',
    reference: '004217',
    day: '2026-11-24',
    purpose_id: '',
    name: 'Kamla & Sons "Namuna"',
    email: '',
    note: '',
    key: `entry-000000000000000${++entries}`,
    project_id: '4',
    declared: 'citizen',
    language: 'en',
    ...change,
  }
  return (await staff.call('staff/offline-donation', { json })).data(takenOfflineSchema).txn_id
}
const fact = () => ({ donationId: online, actor: 'provider', at: api.deps.now() }) as const
/** Part of a payout of 25 November. */
const payOut = (reference: string, grossPaise: number) =>
  recordFact(api.deps.db, {
    ...fact(),
    event: 'settled',
    reference,
    effectiveAt: new Date('2026-11-25T00:00:00+05:30'),
    lines: settlementLines({ grossPaise, feePaise: 1050, taxPaise: 0 }),
  })
const file = async (period: string, format: string) =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(
    await (await staff.file(`staff/journal?period=${period}&format=${format}`)).arrayBuffer(),
  )
const register = async (period: string) => readTable((await file(period, 'register')).slice(1))

beforeAll(async () => {
  api = await createTestApi()
  await sql`update rules set value = jsonb_set(jsonb_set(value::jsonb, '{accounts,fees}', '"Bank charges & <GST>"'), '{projects}',
    '{"medical-camp": {"donations": "Medical camp, donations", "project": "Camp 2026"}}')::text where key = 'journal.accounts'`.execute(
    api.deps.db,
  )
  await signIn()
  moveTo('2026-11-24')
  const token = await donorToken(api, 'asha@example.org')
  online = await giveAt(api, token, '2026-11-24T04:00:00Z')
  await signIn()
  cheque = await offline({})
  await offline({ mode: 'cash', reference: '', amount: '700' })
  moveTo('2026-11-26')
  await payOut('UTR0001:capture:1', 50_000)
  await payOut('UTR0002:capture:2', 100)
  // Entered six days after the money came.
  moveTo('2026-11-30')
  await signIn()
  await offline({ mode: 'transfer', reference: 'N-77', amount: '1000' })
})
afterAll(() => api.close())

describe('the journal', () => {
  it('is refused, as its link, until three days after the period', async () => {
    moveTo('2026-12-03')
    await signIn()
    const path = 'staff/journal?period=2026-11&format=tally'
    expect((await staff.call(path)).refusal?.code).toBe('journal_open')
    expect((await staff.call('file-link', { json: { path } })).refusal?.code).toBe('journal_open')
    expect((await staff.call('staff/journal?period=2026-11-31&format=tally')).status).toBe(422)
    moveTo('2026-12-04')
    await signIn()
    expect((await staff.call('file-link', { json: { path } })).status).toBe(200)
  })

  it('has one voucher for each payout, and one a day for other money, under the trust’s names', async () => {
    const { company, vouchers } = readTally(await file('2026-11', 'tally'))
    expect(company).toBe('Kinara Seva Nyas')
    expect(vouchers.map(({ number, day, reference }) => [number, day, reference])).toEqual([
      ['OFF-20261124', '2026-11-24', 'OFF-20261124'],
      ['ONL-20261124', '2026-11-24', 'ONL-20261124'],
      ['PAY-2026112501', '2026-11-25', 'UTR0001'],
      ['PAY-2026112502', '2026-11-25', 'UTR0002'],
      ['OFF-20261130', '2026-11-30', 'OFF-20261130'],
    ])
    expect(vouchers[0]?.lines).toEqual([
      { account: 'Cash', project: '', paise: 70_000 },
      { account: 'Cheques in hand', project: '', paise: 250_000 },
      { account: 'Medical camp, donations', project: 'Camp 2026', paise: -320_000 },
    ])
    expect(vouchers[1]?.lines).toContainEqual({
      account: 'Medical camp, donations',
      project: 'Camp 2026',
      paise: -50_000,
    })
    expect(vouchers[2]?.lines).toContainEqual({ account: 'Bank charges & <GST>', project: '', paise: 1050 })
    expect(vouchers[4]?.narration).toContain('The earliest happened on 2026-11-24.')
  })

  it('says the same in each format, and sums to the ledger', async () => {
    const { vouchers } = readTally(await file('2026-11', 'tally'))
    expect(readZoho(await file('2026-11', 'zoho'))).toEqual(vouchers)
    expect(readErpnext(await file('2026-11', 'erpnext'))).toEqual(vouchers)
    const { rows } = await sql<{ debits: number }>`
      select sum(greatest(amount_paise, 0))::bigint as debits from ledger_lines`.execute(api.deps.db)
    const debits = vouchers.flatMap(({ lines }) => lines).reduce((sum, { paise }) => sum + Math.max(0, paise), 0)
    expect(debits).toBe(rows[0]?.debits)
  })

  it('of a month is that of its days', async () => {
    const days = await Promise.all(['24', '25', '30'].map((day) => file(`2026-11-${day}`, 'zoho')))
    expect(days.flatMap(readZoho)).toEqual(readZoho(await file('2026-11', 'zoho')))
  })

  it('never changes: a refund, a correction and a cancellation are entries on their own day', async () => {
    const formats = ['tally', 'zoho', 'erpnext', 'register']
    const read = (period: string) => Promise.all(formats.map((format) => file(period, format)))
    const before = await read('2026-11')
    moveTo('2026-12-10')
    await signIn()
    await recordFact(api.deps.db, { ...fact(), event: 'refunded', reference: 'R1', amountPaise: 20_000 })
    const correct = { amount: '2600', mode: 'cheque', reference: '004218', day: '2026-11-24', purpose_id: '41' }
    const shown = { txn_id: cheque, version: 1, note: 'Read wrongly' }
    expect((await staff.call('staff/correct-offline', { json: { ...correct, ...shown } })).status).toBe(200)
    moveTo('2026-12-11')
    await signIn()
    const cancel = { txn_id: cheque, version: 2, reason: 'not_arrived', note: 'Lost' }
    expect((await staff.call('staff/cancel-offline', { json: cancel })).status).toBe(200)
    moveTo('2027-01-05')
    await signIn()
    expect(await read('2026-11')).toEqual(before)
    const december = readZoho(await file('2026-12', 'zoho'))
    expect(december.map(({ number }) => number)).toEqual(['OFF-20261210', 'ONL-20261210', 'OFF-20261211'])
    expect(december[1]?.lines).toContainEqual({ account: 'Donations returned', project: 'Camp 2026', paise: 20_000 })
  })

  it('is refused for a day without account names', async () => {
    await sql`update rules set from_day = '2026-12-01' where key = 'journal.accounts'`.execute(api.deps.db)
    expect((await staff.call('staff/journal?period=2026-11&format=zoho')).refusal?.code).toBe('journal_accounts')
    await sql`update rules set from_day = '2020-04-01' where key = 'journal.accounts'`.execute(api.deps.db)
  })
})

describe('the register', () => {
  it('has each receipt with its references, project and purpose, and the voucher of its money', async () => {
    const rows = await register('2026-11')
    expect(rows.map(({ voucher, entry, reference }) => [voucher, entry, reference])).toEqual([
      ['OFF-20261124', 'taken_offline', '004217'],
      ['OFF-20261124', 'taken_offline', ''],
      ['ONL-20261124', 'paid', '1'],
      ['PAY-2026112501', 'settled', 'UTR0001'],
      ['PAY-2026112502', 'settled', 'UTR0002'],
      ['OFF-20261130', 'taken_offline', 'N-77'],
    ])
    expect(rows[0]).toMatchObject({ donor: 'Kamla & Sons "Namuna"', mode: 'cheque', donated_inr: '2500', version: '1' })
    expect(rows[2]).toMatchObject({ donor: 'Asha Rawat', project: 'Medical camp', donated_inr: '500' })
    expect(rows[3]).toMatchObject({ fees_inr: '10.5', paid_out_inr: '489.5' })
  })

  it('names corrected and cancelled numbers', async () => {
    const rows = await register('2026-12')
    expect(
      rows.map(({ entry, receipt, version, donated_inr, reference }) => [
        entry,
        receipt,
        version,
        donated_inr,
        reference,
      ]),
    ).toEqual([
      ['corrected', 'KSN/2026-27/000002', '2', '100', '004218'],
      ['refunded', 'KSN/2026-27/000001', '1', '0', 'R1'],
      ['voided', 'KSN/2026-27/000002', '2', '-2600', '004218'],
    ])
    expect(rows[0]?.['purpose']).not.toBe('')
    expect(rows[1]?.['returned_inr']).toBe('200')
  })

  it('has corrections that move no money', async () => {
    const number = 'KSN/2026-27/000003'
    const json = { number, name: 'Kamla Devi', note: 'Wrong name', version: 1 }
    expect((await staff.call('staff/correct-receipt', { json })).status).toBe(200)
    moveTo('2027-01-10')
    await signIn()
    expect(await register('2027-01-05')).toMatchObject([
      { voucher: '', entry: 'receipt_corrected', receipt: number, version: '2', donor: 'Kamla Devi', note: 'name' },
    ])
  })
})

it('gives a number of its own to each of more than 99 payouts that were learned on one day', async () => {
  moveTo('2027-01-20')
  const references = Array.from({ length: 101 }, (_, index) => `UTR9${index}`)
  for (const reference of references) await payOut(`${reference}:capture:${reference}`, 50_000)
  moveTo('2027-01-24')
  await signIn()
  const { vouchers } = readTally(await file('2027-01-20', 'tally'))
  expect(vouchers.map(({ reference }) => reference).toSorted()).toEqual(references.toSorted())
  expect(new Set(vouchers.map(({ number }) => number)).size).toBe(101)
  expect(vouchers.map(({ number }) => number)).toContain('PAY-20270120101')
})
