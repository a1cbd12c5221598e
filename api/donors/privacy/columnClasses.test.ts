import { afterAll, beforeAll, expect, it } from 'vitest'
import { tidy } from '../../storage/tidy.ts'
import { giveRecorded, issue, postReturn, postWebhook } from '../../testing/donations.ts'
import { openDonateToken } from '../../testing/openDonateToken.ts'
import { createTestApi, type TestApi } from '../../testing/testApi.ts'
import { classOf, columnClasses } from './columnClasses.testdata.ts'
import { columnsOfDatabase, newRows, newValues, readAll } from '../../testing/databaseRows.ts'
import { account, livingAccount, traces, fillTheRest } from '../../testing/livingAccount.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

it('knows every column of the database, and names none that is gone', async () => {
  const columns = await columnsOfDatabase(api)
  expect(columns.filter(({ table, column }) => classOf(table, column) === null)).toEqual([])
  const inDatabase = new Set(columns.map(({ table, column }) => `${table}.${column}`))
  const listed = Object.entries(columnClasses).flatMap(([table, classes]) =>
    typeof classes === 'string' ? [] : Object.keys(classes).map((column) => `${table}.${column}`),
  )
  expect(listed.filter((name) => !inDatabase.has(name))).toEqual([])
  const tables = new Set(columns.map(({ table }) => table))
  expect(Object.keys(columnClasses).filter((table) => !tables.has(table))).toEqual([])
})

it('does with each column what its class says, when the person deletes the account', async () => {
  const before = await readAll(api)
  const { token, user } = await livingAccount(api)
  await openDonateToken(api, token)
  const paid = await giveRecorded(api, token)
  await postReturn(api, paid.txnid, api.gateway.signedPost(paid, { status: 'success', unmappedstatus: 'captured' }))
  await giveRecorded(api, token)
  await issue(api, token, { project_id: 4, amount: 500, idempotency_key: 'intent-of-this-test' })
  const monthly = { day: 5, until: '2027-12-31', most: 1000 }
  await issue(api, token, { project_id: 4, amount: 600, monthly })
  await postWebhook(api, { txnid: paid.txnid, email: account.email, firstname: 'Gomti' })
  await fillTheRest(api, user.id)
  const during = await readAll(api)
  expect((await api.send('profile/delete_account', { json: user.id, token })).status).toBe(200)
  const after = await readAll(api)
  await tidy({ db: api.deps.db, now: () => new Date(api.deps.now().getTime() + 90 * 24 * 3600_000) })
  const tidied = await readAll(api)

  const wrong: string[] = []
  for (const { table, column } of await columnsOfDatabase(api)) {
    const claim = (holds: boolean, what: string) => holds || wrong.push(`${table}.${column}: ${what}`)
    const written = newValues(before, during, table, column)
    const left = newValues(before, after, table, column)
    const named = (texts: readonly string[]) => texts.filter((text) => traces.some((trace) => text.includes(trace)))
    const kind = classOf(table, column)
    if (columnClasses[table as keyof typeof columnClasses] === 'erase') {
      const rows = newRows(before, during, table)
      claim(
        rows.some((row) => row[column] !== null && row[column] !== undefined),
        'this test does not fill it',
      )
      claim(newRows(before, after, table).length === 0, 'its row is still there')
    } else if (kind === 'erase') {
      claim(written.length > 0, 'this test does not fill it')
      claim(
        left.every((text) => !written.includes(text)),
        'its value is still there',
      )
    } else if (kind === 'erase_person') {
      claim(named(written).length > 0, 'this test does not fill it')
      claim(left.length > 0, 'the evidence is gone')
      claim(named(left).length === 0, `it still names the person: ${named(left)[0]}`)
    } else if (kind === 'keep_until_expiry') {
      claim(newValues(before, tidied, table, column).length === 0, 'it is still there after its time')
    } else {
      claim(named(written).length === 0, `it names the person: ${named(written)[0]}`)
    }
  }
  expect(wrong).toEqual([])
})
