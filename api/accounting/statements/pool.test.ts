import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addedNumbersSchema, pooledNumberSchema, poolPageSchema } from '../../../shared/contract/staff/statements.ts'
import { noLog } from '../../base/logging/log.ts'
import { openPostgres } from '../../storage/openDatabase.ts'
import { createDatabase } from '../../testing/createDatabase.ts'
import { createTestApi, type TestApi } from '../../testing/testApi.ts'
import { donorToken, giveAt, staffCalls, type StaffCalls } from '../testing/giveInYear.ts'
import { giveNumber } from './pool.ts'

describe('the pool of pre-acknowledgement numbers', () => {
  let api: TestApi
  let staff: StaffCalls
  beforeAll(async () => {
    api = await createTestApi()
    const asha = await donorToken(api, 'asha@example.org')
    for (let count = 0; count < 2; count += 1) await giveAt(api, asha, '2026-11-20T12:00:00Z')
    staff = staffCalls(api, await api.signIn('accounts@example.org'))
  })
  afterAll(() => api.close())

  const add = (numbers: string) => staff.call('staff/pre-acknowledgement-add', { json: { numbers } })
  const give = (receipt: string) => staff.call('staff/pre-acknowledgement-give', { json: { receipt } })
  const receipt = 'KSN/2026-27/000001'
  const year = '2026-27'

  it('takes pasted numbers, each once, up to 1,000 at a time', async () => {
    expect((await give(receipt)).refusal?.code).toBe('pool_empty')
    expect((await add('PRE0001, PRE0002\nPRE0002')).data(addedNumbersSchema)).toEqual({ added: 2, known: 0 })
    expect((await add('PRE0002;PRE0003')).data(addedNumbersSchema)).toEqual({ added: 1, known: 1 })
    expect((await add('PRE 0001')).refusal?.fields).toEqual({ numbers: 'pre_acknowledgement' })
    const many = Array.from({ length: 1001 }, (_, index) => `MANY${index}`).join(' ')
    expect((await add(many)).refusal?.fields).toEqual({ numbers: 'too_many' })
    // Three wait for a filing already.
    expect((await add(many.replace(/ \S+$/, ''))).refusal?.code).toBe('pool_blocked')
    expect((await add(many.replace(/( \S+){4}$/, ''))).data(addedNumbersSchema).added).toBe(997)
  })

  it('gives a receipt one number, and that number to no other', async () => {
    const given = (await give(receipt)).data(pooledNumberSchema)
    expect(given).toMatchObject({ state: 'used', receipt })
    expect((await give(receipt)).data(pooledNumberSchema)).toEqual(given)
    expect((await give('KSN/2026-27/000009')).refusal?.fields).toEqual({ receipt: 'unknown' })
    const used = (await staff.call('staff/pre-acknowledgements?state=used')).data(poolPageSchema)
    expect(used.rows).toEqual([given])
  })

  it('puts the number into its own row, and counts it as filed with the statement', async () => {
    const file = await staff.file('staff/statement-file', { json: { year } })
    const [, first, second] = (await file.text()).split('\r\n')
    expect(first).toMatch(/^1,"MANY0","1",.*,500$/)
    expect(second).toMatch(/^2,"","1",.*,500$/)
    const { id } = await api.deps.db.selectFrom('statements').select('id').executeTakeFirstOrThrow()
    expect((await staff.call('staff/statement-filed', { json: { id, acknowledgement: 'ACK1' } })).status).toBe(200)
    const filed = (await staff.call('staff/pre-acknowledgements?state=filed')).data(poolPageSchema)
    expect(filed.rows).toEqual([{ number: 'MANY0', state: 'filed', receipt }])
  })

  it('is off if the form says so', async () => {
    const { db } = api.deps
    const { value } = await db
      .selectFrom('rules')
      .select('value')
      .where('key', '=', 'statement.form')
      .where('from_day', '=', '2026-04-01')
      .executeTakeFirstOrThrow()
    await db
      .updateTable('rules')
      .set({ value: value.replace('"used":true', '"used":false') })
      .where('key', '=', 'statement.form')
      .where('from_day', '=', '2026-04-01')
      .execute()
    expect((await add('PRE0009')).refusal?.code).toBe('pool_off')
    expect((await give(receipt)).refusal?.code).toBe('pool_off')
  })
})

it('never gives a number twice, from two instances on PostgreSQL', { timeout: 180_000 }, async () => {
  const databaseUrl = await createDatabase('content')
  const databases = [openPostgres(databaseUrl, noLog), openPostgres(databaseUrl, noLog)]
  const api = await createTestApi({}, databases[0])
  try {
    const asha = await donorToken(api, 'asha@example.org')
    const receipts: string[] = []
    for (let count = 1; count <= 12; count += 1) {
      await giveAt(api, asha, '2026-11-20T12:00:00Z')
      receipts.push(`KSN/2026-27/${String(count).padStart(6, '0')}`)
    }
    const rows = receipts.map((_, index) => ({ number: `PRE${index}`, added_at: api.deps.now() }))
    await api.deps.db
      .insertInto('pre_acknowledgements')
      .values(rows.map((row) => ({ ...row, receipt: null, given_at: null, filed_with: null })))
      .execute()
    // Each receipt is asked for on both instances at the same time.
    const given = await Promise.all(
      [...receipts, ...receipts].map((receipt, index) => {
        const { db } = databases[index % 2] ?? api.deps
        return db.transaction().execute(async (trx) => (await giveNumber({ ...api.deps, db: trx }, receipt)).given)
      }),
    )
    const pairs = new Set(given.map((number, index) => `${receipts[index % receipts.length]} ${number}`))
    expect(pairs.size).toBe(receipts.length)
    expect(new Set(given).size).toBe(receipts.length)
  } finally {
    await api.close()
    await databases[1]?.close()
  }
})
