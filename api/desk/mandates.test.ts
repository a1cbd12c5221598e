import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { staffMandateSchema, staffMandatesSchema } from '../../shared/contract/staff/mandates.ts'
import { staffCalls, type StaffCalls } from '../accounting/testing/giveInYear.ts'
import { runMandates } from '../mandates/runMandates.ts'
import { addFailedMonth, addMandate } from '../testing/mandates.ts'
import { createTestApi, type TestApi } from '../testing/testApi.ts'

let api: TestApi
let staff: StaffCalls
beforeEach(async () => {
  api = await createTestApi()
  staff = staffCalls(api, await api.signIn('accounts@example.org'))
})
afterEach(() => api.close())

const list = async (query = '', json: object = {}) =>
  (await staff.call(`staff/mandates${query}`, { json })).data(staffMandatesSchema)
const ids = async (query = '', json: object = {}) => (await list(query, json)).rows.map(({ id }) => id)
const one = async (id: number) => (await staff.call(`staff/mandate?id=${id}`)).data(staffMandateSchema)

describe('the list of monthly donations', () => {
  it('shows what is due in seven days as the job plans it, and counts each state', async () => {
    const [soon, next] = [await addMandate(api, { day: 25 }), await addMandate(api, { starts_on: '2026-11-05' })]
    const ended = await addMandate(api, { state: 'ended', ended_by: 'donor', next_on: '2026-11-25' })
    api.deps.provider = { ...api.deps.provider, mandates: activeMandates }
    await runMandates(api.deps)
    await addMandate(api, { state: 'registering' })
    const { rows, totals } = await list()
    expect(rows.map((row) => [row.id, row.next])).toEqual([
      [ended, null],
      [next, '2026-12-05'],
      [soon, '2026-11-25'],
    ])
    expect(rows[2]).toMatchObject({
      donor: { key: 'account-1', name: 'Asha Rawat' },
      project: 'Medical camp',
      amount: 500,
    })
    expect(totals).toEqual({
      due: 1,
      failed: 0,
      states: { registering: 1, active: 2, paused: 0, ending: 0, ended: 1 },
    })
    expect(await ids('?state=due')).toEqual([soon])
    // The month is over, and the job has not planned the next one yet.
    await addFailedMonth(api, soon, '2026-11-24', null)
    expect(await ids('?state=due')).toEqual([])
  })

  it('shows what a bank registers at ₹0 until tomorrow, and no form that nobody sent', async () => {
    const registration = { state: 'registering', first_donation_id: null } as const
    const atBank = await addMandate(api, { ...registration, registration_txn_id: 'R1' })
    await addMandate(api, { ...registration, registration_txn_id: 'R2', provider_id: null })
    expect((await list()).rows).toMatchObject([{ id: atBank, state: 'registering', next: null }])
  })

  it('shows what failed in the last seven days and why, by project, donor and search', async () => {
    const id = await addMandate(api)
    const old = await addMandate(api)
    await addFailedMonth(api, id, '2026-11-20', 'Insufficient balance')
    await addFailedMonth(api, old, '2026-10-05', null)
    expect(await ids('?state=failed')).toEqual([id])
    const { months, last } = await one(id)
    expect(months).toEqual([last])
    expect(last).toMatchObject({ day: '2026-11-20', state: 'failed', attempts: 4, reason: 'Insufficient balance' })
    expect(await ids('?project=4&state=failed')).toEqual([id])
    expect(await ids('?project=1')).toEqual([])
    expect(await ids('?key=account-1')).toEqual([old, id])
    expect(await ids('?key=donor-1')).toEqual([])
    expect(await ids('', { search: 'Asha' })).toEqual([old, id])
    expect(await ids('', { search: 'Nobody' })).toEqual([])
    expect((await staff.call('staff/mandate?id=999')).status).toBe(404)
  })
})

/** A provider whose mandates all run. */
const activeMandates = {
  readState: async () => 'active' as const,
  announce: async () => ({ accepted: true }) as const,
  debit: async () => ({ accepted: true }) as const,
  revoke: async () => ({ accepted: true }) as const,
  formOf: () => ({}),
  about: () => null,
}

describe('stopping on the donor’s word', () => {
  const word = { way: 'phone', day: '2026-11-20', note: 'Called from the number that we know' }

  it('debits nothing more, tells the donor at once and again after the end, and keeps the proof', async () => {
    const id = await addMandate(api, { next_on: '2026-11-25' })
    expect((await staff.call('staff/stop-mandate', { json: { id, ...word } })).status).toBe(200)
    expect(await one(id)).toMatchObject({
      state: 'ending',
      next: null,
      ended_by: 'staff',
      stop: { ...word, by: expect.any(String) },
    })
    expect(await ids('?state=due')).toEqual([])
    const subjects = () => api.mails.filter(({ kind }) => kind === 'monthly').map(({ subject }) => subject)
    expect(subjects()).toEqual(['We are stopping your monthly donation'])
    expect(api.mails.at(-1)?.text).toContain('by telephone on 20 November 2026')
    const entry = await api.deps.db
      .selectFrom('audit_entries')
      .select(['subject_id', 'details'])
      .where('action', '=', 'mandate.stopped')
      .executeTakeFirstOrThrow()
    expect(entry.subject_id).toBe(String(id))
    expect(entry.details).toContain('phone')
    api.deps.provider = {
      ...api.deps.provider,
      mandates: { ...activeMandates, readState: async () => 'ended' as const },
    }
    await runMandates(api.deps)
    expect((await one(id)).state).toBe('ended')
    expect(subjects().slice(1)).toEqual(['Your monthly donation has ended'])
    const again = await staff.call('staff/stop-mandate', { json: { id, ...word } })
    expect([again.status, again.refusal?.code]).toEqual([409, 'monthly_over'])
  })

  it.each([
    ['a day to come', { day: '2026-11-22' }, { day: 'future' }],
    ['no word about the donor', { note: '' }, { note: 'required' }],
    ['a phone number', { note: 'Called from 9876500001' }, { note: 'personal' }],
  ])('refuses %s', async (_, change, fields) => {
    const id = await addMandate(api)
    const answer = await staff.call('staff/stop-mandate', { json: { id, ...word, ...change } })
    expect([answer.status, answer.refusal?.fields]).toEqual([422, fields])
    expect((await one(id)).state).toBe('active')
  })
})
