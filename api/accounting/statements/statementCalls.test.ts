import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { receiptStatementSchema } from '../../../shared/contract/donation/receipt.ts'
import { statementYearSchema } from '../../../shared/contract/staff/statements.ts'
import { recordFact } from '../ledger/recordFact.ts'
import { createTestApi, type TestApi } from '../../testing/testApi.ts'
import { donorToken, giveAt, staffCalls, type StaffCalls } from '../testing/giveInYear.ts'
import { indianDay } from '../../../shared/date.ts'

const year = '2026-27'
let api: TestApi
let staff: StaffCalls
let reader: StaffCalls
let ids: Record<'first' | 'second' | 'ravi' | 'next', number>
beforeAll(async () => {
  api = await createTestApi()
  const asha = await donorToken(api, 'asha@example.org')
  ids = {
    first: await giveAt(api, asha, '2026-11-20T12:00:00Z'),
    second: await giveAt(api, asha, '2026-11-20T13:00:00Z'),
    ravi: await giveAt(api, await donorToken(api, 'ravi@example.org', false), '2026-11-20T14:00:00Z'),
    // In India it is 1 April.
    next: await giveAt(api, asha, '2027-03-31T18:30:00Z'),
  }
  staff = staffCalls(api, await api.signIn('accounts@example.org'))
  const token = await api.signIn('ravi@example.org')
  reader = staffCalls(api, token)
})
afterAll(() => api.close())

const show = async () => (await staff.call(`staff/statements?year=${year}`)).data(statementYearSchema)
/** @param original the filed one that is revised */
const download = (original?: number) => staff.file('staff/statement-file', { json: { year, original } })
/** What a revision of each original would contain, the oldest first. */
const changesNow = async () => (await show()).filed.flatMap(({ changes }) => changes ?? []).toReversed()
const markFiled = (id: number, acknowledgement: string) =>
  staff.call('staff/statement-filed', { json: { id, acknowledgement } })
const audited = (action: string) =>
  api.deps.db
    .selectFrom('audit_entries')
    .selectAll()
    .where('action', '=', action as never)
    .execute()

async function refund(donationId: number, rupees: number): Promise<void> {
  const at = api.deps.now()
  await recordFact(api.deps.db, {
    donationId,
    event: 'refunded',
    amountPaise: rupees * 100,
    actor: 'system',
    at,
    reference: `r${rupees}`,
  })
}

describe('the statement of a year', () => {
  it('is for staff only, and its acts are for accountants', async () => {
    expect((await reader.call('staff/statements')).status).toBe(403)
    await api.deps.db.updateTable('users').set({ role: 'reader' }).where('email', '=', 'ravi@example.org').execute()
    expect((await reader.call('staff/statements')).status).toBe(200)
    expect((await reader.call('staff/statement-file', { json: { year } })).refusal?.code).toBe('role')
    expect((await reader.call('staff/journal?period=2026-11&format=tally')).refusal?.code).toBe('role')
    await api.deps.db.updateTable('users').set({ role: null }).where('email', '=', 'ravi@example.org').execute()
  })

  it('counts what it contains and what it leaves out', async () => {
    const shown = await show()
    expect(shown).toMatchObject({ rows: 1, rupees: 1000, due: '2027-05-31', error_total: 0, filed: [] })
    expect(shown.form).toEqual({ name: '113', certificate: '114', formerly: '10BD' })
    expect(shown.tallies.reported).toEqual({ donations: 2, rupees: 1000 })
    expect(shown.tallies.without_id).toEqual({ donations: 1, rupees: 500 })
    expect(shown.problems.map(({ code }) => code)).toEqual(['year_open'])
    expect((await staff.call('staff/statements?year=1990-91')).status).toBe(404)
  })

  it('keeps foreign contributions apart, also offline ones of the same person, and asks about an answer of later', async () => {
    const { deps } = api
    const { id: user_id } = await deps.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', 'asha@example.org')
      .executeTakeFirstOrThrow()
    const { wording_id } = await deps.db.selectFrom('declarations').select('wording_id').executeTakeFirstOrThrow()
    const declare = (at: string) =>
      deps.db
        .insertInto('declarations')
        .values({ user_id, answer: 'neither', wording_id, at: new Date(at) })
        .returning('id')
        .executeTakeFirstOrThrow()
    // She was a citizen before the first donation, and is none before the second.
    const first = new Date('2026-11-20T11:00:00Z')
    await deps.db.updateTable('declarations').set({ at: first }).where('user_id', '=', user_id).execute()
    const { id } = await declare('2026-11-20T12:30:00Z')
    const shown = await show()
    expect(shown.tallies).toMatchObject({
      reported: { donations: 1, rupees: 500 },
      foreign: { donations: 1, rupees: 500 },
    })
    expect(shown.problems.map(({ code }) => code)).toEqual(['year_open', 'foreign_later'])
    await deps.db.updateTable('donations').set({ user_id: null }).where('id', '=', ids.second).execute()
    const donor = await deps.db
      .insertInto('donors')
      .values({ full_name: 'Asha', email: null, contact_no: null, user_id, created_at: deps.now() })
      .returning('id')
      .executeTakeFirstOrThrow()
    await deps.db.updateTable('donations').set({ donor_id: donor.id }).where('id', '=', ids.second).execute()
    expect((await show()).tallies.foreign).toEqual({ donations: 1, rupees: 500 })
    await deps.db.updateTable('donations').set({ declared: 'citizen' }).where('id', '=', ids.second).execute()
    expect((await show()).tallies.foreign).toEqual({ donations: 0, rupees: 0 })
    await deps.db
      .updateTable('donations')
      .set({ user_id, donor_id: null, declared: null })
      .where('id', '=', ids.second)
      .execute()
    await deps.db.deleteFrom('donors').where('id', '=', donor.id).execute()
    await deps.db.deleteFrom('declarations').where('id', '=', id).execute()
  })

  it('uses the form of its first day', async () => {
    const before = (await staff.call('staff/statements?year=2025-26')).data(statementYearSchema)
    expect(before.form).toEqual({ name: '10BD', certificate: '10BE', formerly: null })
  })

  it('is not a file while the check finds errors', async () => {
    await api.deps.db.deleteFrom('rules').where('key', '=', 'receipt.trustPan').execute()
    await sql`update rules set value = replace(value, '"valid_from":"2026-04-01"', '"valid_from":"2027-01-01"')
      where key = 'statement.form'`.execute(api.deps.db)
    const shown = await show()
    expect(shown.problems[0]).toMatchObject({
      code: 'registration_missing',
      row: 1,
      column: 'registration',
      name: 'Asha Rawat',
      receipts: [{ number: 'KSN/2026-27/000001' }, { number: 'KSN/2026-27/000002' }],
    })
    const refused = await download()
    expect([refused.status, await refused.json()]).toMatchObject([409, { error: { code: 'statement_errors' } }])
    await sql`update rules set value = replace(value, '"valid_from":"2027-01-01"', '"valid_from":"2026-04-01"')
      where key = 'statement.form'`.execute(api.deps.db)
  })

  it('is frozen when it is downloaded, and filed with its acknowledgement number', async () => {
    const file = await download()
    expect(file.headers.get('Content-Disposition')).toBe('attachment; filename="form-113_2026-27_statement.csv"')
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await file.arrayBuffer())
    expect(text.split('\r\n')[1]).toBe(
      '1,"","1","ABCPD1234E","Section 133","AAAAA0000AF20260","20-Mar-2026","Asha Rawat","12 Ghat Road, Devkinara, Uttarakhand, 249201","Others","Electronic modes including account payee cheque/draft",1000',
    )
    // The same file again is the same download.
    await download()
    expect(await api.deps.db.selectFrom('statements').selectAll().execute()).toHaveLength(1)
    const [prepared] = (await show()).prepared
    expect(prepared).toMatchObject({ rows: 1, rupees: 1000, version: null })
    expect((await markFiled(prepared?.id ?? 0, 'x')).refusal?.fields).toEqual({ acknowledgement: 'acknowledgement' })
    const ask = async () => {
      const json = await api.deps.db
        .selectFrom('donations')
        .select('txn_id')
        .where('id', '=', ids.first)
        .executeTakeFirstOrThrow()
      return (await api.send('donation/receipt-statement', { token: await api.signIn(), json })).data(
        receiptStatementSchema,
      )
    }
    expect(await ask()).toBeNull()
    expect((await markFiled(prepared?.id ?? 0, 'ACK0001')).status).toBe(200)
    expect(await ask()).toBe(indianDay(api.deps.now()))
    expect((await markFiled(prepared?.id ?? 0, 'ACK0001')).refusal?.code).toBe('statement_filed')
    expect(await show()).toMatchObject({
      prepared: [],
      filed: [{ version: 1, revises: null, acknowledgement: 'ACK0001', changes: { added: 0, changed: 0, deleted: 0 } }],
      next: { rows: 0, rupees: 0 },
    })
    expect((await download()).status).toBe(409)
    expect((await download(prepared?.id)).status).toBe(409)
    expect((await download(999)).status).toBe(404)
  })

  it('has no personal data in clear in the database, and cannot be changed', async () => {
    const rows = await sql`select t::text from statement_rows t`.execute(api.deps.db)
    expect(rows.rows).toHaveLength(1)
    expect(JSON.stringify(rows.rows)).not.toMatch(/ABCPD1234E|Asha|Ghat/)
    for (const change of [
      sql`update statement_rows set amount = 1`,
      sql`delete from statement_rows`,
      sql`update statements set acknowledgement = 'ACK0002'`,
      sql`delete from statements`,
    ])
      await expect(change.execute(api.deps.db)).rejects.toThrow('cannot be changed')
  })

  it('is revised with what changed, which names the original', async () => {
    await refund(ids.second, 200)
    expect(await changesNow()).toEqual([{ added: 0, changed: 1, deleted: 0 }])
    const original = (await show()).filed[0]?.id
    const text = await (await download(original)).text()
    expect(text.split('\r\n')[1]).toMatch(/^"ACK0001","Modify",1,.*,800$/)
    const [prepared] = (await show()).prepared
    // More changes after the download: the downloaded file is filed, and the rest belongs to the next revision.
    await refund(ids.first, 500)
    expect((await markFiled(prepared?.id ?? 0, 'ACK0002')).status).toBe(200)
    const shown = await show()
    expect(shown.filed).toMatchObject([{ version: 2, revises: 'ACK0001', acknowledgement: 'ACK0002' }, { version: 1 }])
    expect(await changesNow()).toEqual([{ added: 0, changed: 1, deleted: 0 }])
    await refund(ids.second, 300)
    expect(await changesNow()).toEqual([{ added: 0, changed: 0, deleted: 1 }])
    expect((await (await download(original)).text()).split('\r\n')[1]).toMatch(/^"ACK0001","Delete",1,.*,800$/)
  })

  it('refuses a file that another filing has overtaken', async () => {
    const { prepared: waiting, filed } = await show()
    const [prepared] = waiting
    await refund(ids.ravi, 500)
    await api.send('profile/pan', { token: await api.signIn('ravi@example.org'), json: { pan: 'AAACR5678F' } })
    const { db } = api.deps
    const { id } = await db
      .insertInto('statements')
      .values((eb) => ({
        year,
        version: null,
        // The original that the first revision has replaced.
        revises: filed.at(-1)?.id ?? null,
        form: '{}',
        digest: eb.val('other'),
        prepared_at: api.deps.now(),
        prepared_by: null,
        filed_at: null,
        filed_by: null,
        acknowledgement: null,
      }))
      .returning('id')
      .executeTakeFirstOrThrow()
    expect((await markFiled(id, 'ACK0009')).refusal?.code).toBe('statement_overtaken')
    expect((await markFiled(prepared?.id ?? 0, 'ACK0003')).status).toBe(200)
    expect((await markFiled(id, 'ACK0009')).refusal?.code).toBe('statement_overtaken')
    await db.deleteFrom('statements').where('id', '=', id).execute()
  })

  it('has several originals: a donation is in one of them, and a revision names its own', async () => {
    const asha = await api.signIn('asha@example.org')
    const third = await giveAt(api, asha, '2026-12-01T12:00:00Z')
    expect(await show()).toMatchObject({ next: { rows: 1, rupees: 500 }, filed: [{}, {}, {}] })
    expect(await changesNow()).toEqual([{ added: 0, changed: 0, deleted: 0 }])
    const file = await download()
    expect(file.headers.get('Content-Disposition')).toContain('"form-113_2026-27_statement-2.csv"')
    expect((await file.text()).split('\r\n')[1]).toMatch(/^1,"","1","ABCPD1234E",.*,500$/)
    const [prepared] = (await show()).prepared
    // A later download has the same donation, so it cannot be filed after this one.
    const fourth = await giveAt(api, asha, '2026-12-02T12:00:00Z')
    await download()
    const [overtaken] = (await show()).prepared
    expect(overtaken?.rupees).toBe(1000)
    const { db } = api.deps
    const kept = await db
      .selectFrom('statement_rows')
      .selectAll()
      .where('statement_id', '=', overtaken?.id ?? 0)
      .execute()
    expect((await markFiled(prepared?.id ?? 0, 'ACK0010')).status).toBe(200)
    const { id: again } = await db
      .insertInto('statements')
      .values({
        year,
        version: null,
        revises: null,
        form: '{}',
        digest: 'overtaken',
        prepared_at: api.deps.now(),
        prepared_by: null,
        filed_at: null,
        filed_by: null,
        acknowledgement: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('statement_rows')
      .values(kept.map((row) => ({ ...row, statement_id: again })))
      .execute()
    expect((await markFiled(again, 'ACK0011')).refusal?.code).toBe('statement_overtaken')
    await db.deleteFrom('statements').where('id', '=', again).execute()
    expect(await show()).toMatchObject({
      next: { rows: 1, rupees: 500 },
      filed: [{ version: 4, revises: null, acknowledgement: 'ACK0010', rows: 1, rupees: 500 }, {}, {}, {}],
    })
    await refund(third, 100)
    expect(await changesNow()).toEqual([
      { added: 0, changed: 0, deleted: 0 },
      { added: 0, changed: 1, deleted: 0 },
    ])
    const revision = await download((await show()).filed[0]?.id)
    expect(revision.headers.get('Content-Disposition')).toContain('"form-113_2026-27_statement-2-revision-1.csv"')
    expect((await revision.text()).split('\r\n')[1]).toMatch(/^"ACK0010","Modify",1,.*,400$/)
    // Filing the revision leaves the download of the next original.
    await download()
    const waits = (await show()).prepared
    expect(waits.map(({ revises }) => revises).toSorted()).toEqual(['ACK0010', null])
    const revised = waits.find(({ revises }) => revises !== null)
    expect((await markFiled(revised?.id ?? 0, 'ACK0012')).status).toBe(200)
    expect((await show()).prepared).toMatchObject([{ revises: null, rupees: 500 }])
    await refund(fourth, 500)
    expect((await show()).next).toEqual({ rows: 0, rupees: 0 })
  })

  it('contains donors whose account is deleted', async () => {
    const { id } = await api.deps.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', 'asha@example.org')
      .executeTakeFirstOrThrow()
    const token = await api.signIn()
    expect((await api.send('profile/delete_account', { token, json: id })).status).toBe(200)
    const next = (await staff.call('staff/statements?year=2027-28')).data(statementYearSchema)
    expect(next.tallies.reported).toEqual({ donations: 1, rupees: 500 })
  })

  it('asks for a proof and logs each act without personal data', async () => {
    expect(await audited('statement.filed')).toHaveLength(5)
    expect((await audited('statement.downloaded')).length).toBeGreaterThanOrEqual(3)
    expect(JSON.stringify(await audited('statement.filed'))).not.toMatch(/Asha|ABCPD/)
    api.advance(11 * 60)
    for (const path of ['staff/statement-file', 'staff/statement-filed'])
      expect((await staff.call(path, { json: { year, id: 1, acknowledgement: 'ACK1' } })).refusal?.code).toBe(
        'reauthenticate',
      )
    expect((await staff.call('staff/journal?period=2026-11&format=tally')).refusal?.code).toBe('reauthenticate')
  })
})
