/** A restored backup does not give numbers to a second donor, and does not open what was closed since. */
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { startOptions } from '../server/startOptions.ts'
import { readEnvironment } from '../server/environment.ts'
import { noLog } from '../base/logging/log.ts'
import { openPostgres } from '../storage/openDatabase.ts'
import { giveRecorded, postReturn } from '../testing/donations.ts'
import { createDatabase } from '../testing/createDatabase.ts'
import { runCommandFile } from '../testing/runTrust.ts'
import { createTestApi, type TestApi, toRequest } from '../testing/testApi.ts'
import { afterRestore } from './restored.ts'
import { indianDay } from '../../shared/date.ts'

let databaseUrl: string
let api: TestApi
beforeEach(async () => {
  databaseUrl = await createDatabase('content')
  api = await createTestApi({}, openPostgres(databaseUrl, noLog, 5))
})
afterEach(() => api.close())

/** What deploy/restore.sh does at its end. */
async function mark(numbers = ''): Promise<void> {
  await sql`create schema restore`.execute(api.deps.db)
  const columns = sql`backup_at timestamptz, restored_at timestamptz not null, last_receipts text not null`
  await sql`create table restore.pending (${columns})`.execute(api.deps.db)
  const at = api.deps.now()
  await sql`insert into restore.pending values (${at}, ${at}, ${numbers})`.execute(api.deps.db)
}

const nothing = { lastReceipts: [], skip: null, staff: [], deleted: [], withdrawn: [], backupAt: null }

async function pay(): Promise<string> {
  const form = await giveRecorded(api, await api.signIn())
  await postReturn(api, form.txnid, api.gateway.signedPost(form, { status: 'success', unmappedstatus: 'captured' }))
  const { number } = await api.deps.db
    .selectFrom('receipts')
    .innerJoin('donations', 'donations.id', 'receipts.donation_id')
    .select('number')
    .where('txn_id', '=', form.txnid)
    .executeTakeFirstOrThrow()
  return number
}
const serialOf = (number: string) => Number(number.slice(-6))
const check = (number: string) => api.send(`receipt-check?number=${encodeURIComponent(number)}`)

it('goes on above the last number that was mailed, and explains the numbers between', async () => {
  const before = serialOf(await pay())
  await mark()
  const lost = `KSN/2026-27/${String(before + 40).padStart(6, '0')}`
  expect((await check(lost)).status).toBe(404)
  await afterRestore(api.deps, {
    ...nothing,
    lastReceipts: [{ year: '2026-27', last: before + 40 }],
    staff: ['accounts@example.org'],
  })

  const next = await pay()
  expect(serialOf(next)).toBe(before + 40 + 100 + 1)
  expect((await check(lost)).refusal?.code).toBe('receipt_restored')
  expect((await check(next)).status).toBe(200)
  expect((await check(lost.replace('KSN', 'OTHER'))).status).toBe(404)
  const day = indianDay(api.deps.now())
  api.advance(4 * 24 * 60 * 60)
  const head = await api.signIn('accounts@example.org')
  const path = `staff/journal?period=${day}&format=register`
  const file = await (await api.fetch(toRequest(path, { token: head }))).text()
  const first = `2026-27/${String(before + 1).padStart(6, '0')}`
  expect(file).toContain(`${first} to 2026-27/${String(before + 140).padStart(6, '0')}`)
  expect(file).toContain('may have been given before the restore of the backup of')
})

it('leaves a large gap in each open year if nobody knows the last number', async () => {
  const before = serialOf(await pay())
  await mark()
  const report = await afterRestore(api.deps, nothing)
  expect(report).toMatchObject({
    gaps: [
      { financial_year: '2025-26', last: expect.toSatisfy((last: number) => last >= 1000) },
      { financial_year: '2026-27', first: before + 1, last: before + Math.max(1000, before) },
    ],
  })
  await expect(api.deps.db.deleteFrom('receipt_gaps').execute()).rejects.toThrow('cannot be changed')
})

it('ends sessions and roles, holds waiting mails, and deletes accounts again', async () => {
  const token = await api.signIn()
  const donor = await api.deps.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'ravi@example.org')
    .executeTakeFirstOrThrow()
  await api.send('forgot-password', { json: { email: 'ravi@example.org' } })
  await mark()
  const report = await afterRestore(api.deps, {
    ...nothing,
    staff: ['accounts@example.org'],
    deleted: [donor.id, 999_999],
  })
  expect(report).toMatchObject({ deleted: 1 })
  expect((await api.send('donation', { token })).status).toBe(401)
  const users = await api.deps.db.selectFrom('users').select(['email', 'role']).execute()
  expect(users.filter(({ role }) => role !== null).map(({ email }) => email)).toEqual(['accounts@example.org'])
  expect(users.some(({ email }) => email === 'ravi@example.org')).toBe(false)
  const waiting = await api.deps.db.selectFrom('mails').select('id').where('state', '=', 'queued').execute()
  expect(waiting).toEqual([])
})

it('keeps the API from starting until the command has run', async () => {
  const read = readEnvironment({ NODE_ENV: 'development' })
  if (!read.ok) throw new Error(read.problems.join('\n'))
  const { admit } = startOptions(read.values)
  await admit?.(api.deps.db)
  await mark()
  await expect(admit?.(api.deps.db)).rejects.toThrow('Run "npm run restored" first')

  const run = (...args: string[]) => runCommandFile('api/commands/restored.ts', args, { DATABASE_URL: databaseUrl })
  expect(await run('--last-receipt', 'KSN')).toMatchObject({
    code: 2,
    output: expect.stringContaining('is no receipt number'),
  })
  expect(await run('--last-receipt', 'KSN/2019-20/000001')).toMatchObject({ code: 2 })
  await expect(admit?.(api.deps.db)).rejects.toThrow('not finished')
  const done = await run('--last-receipt', 'KSN/2026-27/000500', '--skip', '10', '--staff', 'accounts@example.org')
  expect(done).toMatchObject({ code: 0, output: expect.stringContaining('The next one is 511.') })
  await admit?.(api.deps.db)
  expect(await run()).toMatchObject({ code: 1, output: expect.stringContaining('has run already') })
}, 60_000)

it('withdraws consents again, and takes the receipt numbers that restore.sh got', async () => {
  const ravi = await api.deps.db
    .updateTable('users')
    .set({ address_city: 'Pune', birthday: '1990-03-14' })
    .where('email', '=', 'ravi@example.org')
    .returning('id')
    .executeTakeFirstOrThrow()
  const token = await api.signIn('ravi@example.org')
  expect((await api.send('profile/pan', { token, json: { pan: 'ABCPD1234E' } })).status).toBe(200)
  await mark(' KSN/2025-26/000040 KSN/2026-27/000500')
  const run = (...args: string[]) => runCommandFile('api/commands/restored.ts', args, { DATABASE_URL: databaseUrl })
  expect(await run('--withdrawn', `${ravi.id}:taxes`)).toMatchObject({
    code: 2,
    output: expect.stringContaining('does not say which consent'),
  })
  const done = await run('--withdrawn', `${ravi.id}:tax`, '--withdrawn', '999999:dates')
  expect(done.output).toContain('Receipts of 2025-26: the numbers 1 to 140 are not given.')
  expect(done.output).toContain('The next one is 601.')
  expect(done.output).toContain('1 consents withdrawn again.')
  expect(done.code).toBe(0)
  const left = await api.deps.db
    .selectFrom('users')
    .select(['pan', 'address_city', 'birthday'])
    .where('id', '=', ravi.id)
    .executeTakeFirst()
  expect(left).toEqual({ pan: null, address_city: '', birthday: '1990-03-14' })
  const entry = { action: 'consent.withdrawn', actor_kind: 'command', subject_id: String(ravi.id) }
  const entries = await api.deps.db.selectFrom('audit_entries').selectAll().execute()
  expect(entries).toContainEqual(expect.objectContaining(entry))
}, 60_000)

it('also makes a database safe that restore.sh has not marked', async () => {
  const before = serialOf(await pay())
  const backupAt = api.deps.now()
  const report = await afterRestore(api.deps, {
    ...nothing,
    backupAt,
    lastReceipts: [{ year: '2026-27', last: before }],
  })
  expect(report).toMatchObject({ gaps: expect.arrayContaining([expect.objectContaining({ last: before + 100 })]) })
})
