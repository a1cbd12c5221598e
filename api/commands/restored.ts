/** `npm run restored`: makes a restored database safe, so that the API may start on it (docs/going-live.md, step 9). */

import { hasUser } from '../accounts/users.ts'
import { parseArgs } from 'node:util'
import { consentPurposeSchema, type ConsentPurpose } from '../../shared/contract/people/myData.ts'
import { emailSchema } from '../../shared/contract/people/person.ts'
import { migrate } from '../storage/migrate.ts'
import { findRestoreMark, removeRestoreMark } from '../storage/restoreMark.ts'
import { CommandFailed, runCommand, withDatabase, WrongArguments } from './runCommand.ts'
import { audit } from '../audit/audit.ts'
import { readOpenDays } from '../desk/offline/openDays.ts'
import { withdrawals } from '../donors/privacy/myData.ts'
import { deleteUser } from '../donors/profile/deleteAccount.ts'
import { financialYear } from '../payment/financialYear.ts'
import { paymentAdapter } from '../server/environment.ts'
import type { Recording } from '../storage/database.ts'
import { type Selectable, sql } from 'kysely'
import type { Tables } from '../storage/tables/tables.ts'
import { secretKinds } from '../mail/sendMails.ts'
import { indianDay } from '../../shared/date.ts'

/** What a database needs after a restore. What happened since the backup is lost, but donors, banks and the tax office know of it. */
interface LastReceipt {
  year: string
  last: number
}

interface Given {
  /** The last numbers that the operator knows. */
  lastReceipts: readonly LastReceipt[]
  /** How many numbers to leave out; null: as `usualSkip` says. */
  skip: number | null
  /** Addresses of the staff who keep their role. */
  staff: readonly string[]
  /** Ids of accounts that were deleted since the backup. */
  deleted: readonly number[]
  withdrawn: readonly { userId: number; purpose: ConsentPurpose }[]
  /** For a database that restore.sh did not mark. */
  backupAt: Date | null
}

type Gap = Pick<Selectable<Tables['receipt_gaps']>, 'financial_year' | 'first' | 'last'>
type Restored = Record<'sessions' | 'mails' | 'pool' | 'deleted' | 'withdrawn', number> & {
  gaps: Gap[]
  staff: string[]
}

type RestoreReport = 'not_restored' | { unknownYear: string; years: readonly string[] } | Restored

/** Nothing was sent between the operator's look at the mails and the end of the old database, or only a little. */
const KNOWN_SKIP = 100
const LEAST_SKIP = 1000

/** Numbers cost nothing, and a number that two donors have costs trust. */
const usualSkip = (last: number, isKnown: boolean): number => (isKnown ? KNOWN_SKIP : Math.max(LEAST_SKIP, last))

/** Makes a restored database safe, in one transaction, and takes the mark away that keeps the API from starting. */
export async function afterRestore({ db, now }: Recording, given: Given): Promise<RestoreReport> {
  return db.transaction().execute(async (trx): Promise<RestoreReport> => {
    const deps = { db: trx, now }
    const mark = await findRestoreMark(trx)
    if (!mark && !given.backupAt) return 'not_restored'
    const backupAt = given.backupAt ?? mark?.backup_at ?? (await lastTrace(deps))
    const years = await openYears(deps, backupAt)
    const unknown = given.lastReceipts.find(({ year }) => !years.includes(year))
    if (unknown) return { unknownYear: unknown.year, years }
    const gaps: Gap[] = []
    for (const year of years) gaps.push(await skipNumbers(deps, year, backupAt, given))
    const withdrawn = await withdrawAgain(deps, given.withdrawn)
    const deleted = await deleteAgain(deps, given.deleted)
    const sessions = await endSignIns(deps)
    const staff = await endRoles(deps, given.staff)
    const mails = await holdMails(deps)
    // One that the trust gave since the backup would be given to a second receipt.
    const pool = await trx.deleteFrom('pre_acknowledgements').where('receipt', 'is', null).returning('number').execute()
    if (mark) await removeRestoreMark(trx)
    const details = { backup: indianDay(backupAt), sessions, mails, pool: pool.length, deleted, roles: staff.length }
    await audit(deps, 'command', 'database.restored', { details })
    return { gaps, staff, sessions, mails, pool: pool.length, deleted, withdrawn }
  })
}

/** The newest trace in the backup: it was made at this time or soon after it. */
async function lastTrace({ db, now }: Recording): Promise<Date> {
  const { rows } = await sql<{ at: Date | null }>`
    select greatest((select max(created_at) from receipts), (select max(at) from audit_entries)) as at`.execute(db)
  return rows[0]?.at ?? now()
}

/** The financial years in which receipts may have been issued since the backup. Payments are reported late. Staff enter donations of earlier days. */
async function openYears({ db, now }: Recording, backupAt: Date): Promise<string[]> {
  const { from } = await readOpenDays({ db, now: () => backupAt })
  const first = Number(financialYear(backupAt).slice(0, 4)) - 1
  const start = Math.min(first, Number(financialYear(new Date(`${from}T12:00:00+05:30`)).slice(0, 4)))
  const end = Number(financialYear(now()).slice(0, 4))
  return Array.from({ length: end - start + 1 }, (_, index) =>
    financialYear(new Date(`${start + index}-06-01T00:00:00Z`)),
  )
}

/** Lets the year's numbers go on above all that may have been given, and records those between. */
async function skipNumbers({ db, now }: Recording, year: string, backupAt: Date, given: Given): Promise<Gap> {
  const counter = await db
    .selectFrom('receipt_counters')
    .select('last')
    .where('financial_year', '=', year)
    .forUpdate()
    .executeTakeFirst()
  const before = counter?.last ?? 0
  const known = given.lastReceipts.filter((receipt) => receipt.year === year).map(({ last }) => last)
  const last = Math.max(before, ...known) + (given.skip ?? usualSkip(before, known.length > 0))
  await db
    .insertInto('receipt_counters')
    .values({ financial_year: year, last })
    .onConflict((conflict) => conflict.column('financial_year').doUpdateSet({ last }))
    .execute()
  const gap = { financial_year: year, first: before + 1, last }
  await db
    .insertInto('receipt_gaps')
    .values({ ...gap, backup_at: backupAt, recorded_at: now() })
    .execute()
  return gap
}

async function withdrawAgain(deps: Recording, consents: Given['withdrawn']): Promise<number> {
  let count = 0
  for (const { userId, purpose } of consents) {
    if (!(await hasUser(deps, userId))) continue
    await withdrawals[purpose](deps.db, userId)
    await audit(deps, 'command', 'consent.withdrawn', { subject: { kind: 'user', id: userId }, details: { purpose } })
    count += 1
  }
  return count
}

/** An account that was opened after the backup is not there. */
async function deleteAgain(deps: Recording, ids: readonly number[]): Promise<number> {
  const provider = paymentAdapter.withoutAccount()
  let count = 0
  for (const id of ids) {
    if (!(await hasUser(deps, id))) continue
    await deleteUser({ ...deps, provider }, id)
    await audit(deps, 'command', 'account.deleted', { subject: { kind: 'user', id } })
    count += 1
  }
  return count
}

/** Sessions that were ended, links that were used and codes that were spent since the backup would work again. So would devices that were forgotten. */
async function endSignIns({ db, now }: Recording): Promise<number> {
  const sessions = await db
    .updateTable('sessions')
    .set({ revoked_at: now() })
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now())
    .returning('id')
    .execute()
  const tables = [
    'reset_tokens',
    'email_codes',
    'sign_in_codes',
    'recovery_codes',
    'pending_sign_ins',
    'handovers',
    'phone_codes',
    'known_devices',
  ] as const
  for (const table of tables) await db.deleteFrom(table).execute()
  return sessions.length
}

/** Somebody who was staff at the time of the backup may have left since then. @returns who has no role any more */
async function endRoles(deps: Recording, kept: readonly string[]): Promise<string[]> {
  const ended = await deps.db
    .updateTable('users')
    .set({ role: null })
    .where('role', 'is not', null)
    .$if(kept.length > 0, (query) => query.where('email', 'not in', [...kept]))
    .returning(['id', 'email'])
    .execute()
  for (const { id } of ended) {
    await audit(deps, 'command', 'role.changed', { subject: { kind: 'user', id }, details: { role: null } })
  }
  return ended.map(({ email }) => email).sort()
}

/** They were probably sent already. Staff see them among the mails that did not arrive. */
async function holdMails({ db, now }: Recording): Promise<number> {
  const held = await db
    .updateTable('mails')
    .set({ state: 'failed', due_at: null, settled_at: now(), error_code: 'restore' })
    .set({ error_text: 'It waited in a backup that was restored, so it may have been sent already.' })
    .where('state', '=', 'queued')
    .returning('id')
    .execute()
  // Its link does not work any more.
  await db
    .updateTable('mails')
    .set({ body: '', action_url: null, action_label: null })
    .where('kind', 'in', secretKinds)
    .where('error_code', '=', 'restore')
    .execute()
  return held.length
}

const usage = `Usage:
  npm run restored -- --last-receipt NUMBER --staff EMAIL [...]    finishes a restore; the API does not start before

Every option but --skip and --backup-at may be repeated.
  --last-receipt NUMBER    the last number that was mailed, of each financial year that you know. Without it, the answers that
                           deploy/restore.sh got
  --skip COUNT             how many numbers to leave out above that, or above the backup's last one. By default 100 above a number
                           that you name; else as many as the year has, and at least 1000
  --staff EMAIL            keeps the role; everybody else loses it
  --deleted ID             deletes an account again, of the log's line "account deleted"
  --withdrawn ID:PURPOSE   withdraws a consent again, of the log's line "consent withdrawn"
  --backup-at TIME         when the backup was made, if deploy/restore.sh did not restore it, e.g. 2026-11-26T21:00:00Z

Example:
  npm run restored -- --last-receipt KSN/2026-27/000123 --staff meera@your-trust.in`

await runCommand(usage, async (args) => {
  const many = { type: 'string', multiple: true, default: [] as string[] } as const
  const options = { 'last-receipt': many, staff: many, deleted: many, withdrawn: many } as const
  const { values } = parseArgs({
    args,
    options: { ...options, skip: { type: 'string' }, 'backup-at': { type: 'string' } },
  })
  const given = {
    lastReceipts: values['last-receipt'].map(readNumber),
    skip: values.skip === undefined ? null : readCount(values.skip),
    staff: values.staff.map(readEmail),
    deleted: values.deleted.map(readCount),
    withdrawn: values.withdrawn.map(readWithdrawn),
    backupAt: values['backup-at'] === undefined ? null : readTime(values['backup-at']),
  }
  const report = await withDatabase(async (deps) => {
    await migrate(deps.db)
    if (given.lastReceipts.length > 0) return afterRestore(deps, given)
    const answers = (await findRestoreMark(deps.db))?.last_receipts ?? []
    return afterRestore(deps, { ...given, lastReceipts: answers.map(readNumber) })
  })
  if (report === 'not_restored')
    throw new CommandFailed(
      'deploy/restore.sh did not restore this database, or this command has run already. Nothing was changed. If you restored it in another way, say --backup-at.',
    )
  if ('unknownYear' in report)
    throw new WrongArguments(
      `No receipt of ${report.unknownYear} can have been issued since the backup: only of ${report.years.join(', ')}.`,
    )
  print(report)
})

function print({ gaps, staff, sessions, mails, pool, deleted, withdrawn }: Restored) {
  for (const { financial_year, first, last } of gaps)
    console.log(
      `Receipts of ${financial_year}: the numbers ${first} to ${last} are not given. The next one is ${last + 1}.`,
    )
  console.log(`${sessions} sessions ended. Links and codes that were mailed before do not work any more.`)
  console.log(`${mails} waiting mails are not sent: see the desk's page of mails, which can send each again.`)
  console.log(`${pool} unused pre-acknowledgement numbers were removed. Add those that the tax office has not seen.`)
  console.log(`${deleted} accounts deleted again, ${withdrawn} consents withdrawn again.`)
  for (const email of staff) console.log(`no role any more\t${email}`)
  console.log('The API may start.')
}

function readNumber(text: string): LastReceipt {
  const [, year = '', serial = ''] = /^(?:.+\/)?(\d{4}-\d{2})\/(\d{6,8})$/.exec(text) ?? []
  if (!year) throw new WrongArguments(`"${text}" is no receipt number. Write it as KSN/2026-27/000123.`)
  return { year, last: Number(serial) }
}

function readCount(text: string): number {
  if (!/^[1-9]\d{0,7}$/.test(text)) throw new WrongArguments(`"${text}" is no whole number above 0.`)
  return Number(text)
}

function readEmail(text: string): string {
  const email = emailSchema.safeParse(text)
  if (!email.success) throw new WrongArguments(`"${text}" is no e-mail address.`)
  return email.data
}

function readWithdrawn(text: string) {
  const [id = '', purpose] = text.split(':')
  const read = consentPurposeSchema.safeParse(purpose)
  if (!read.success) throw new WrongArguments(`"${text}" does not say which consent. Write it as 17:tax.`)
  return { userId: readCount(id), purpose: read.data }
}

function readTime(text: string): Date {
  const time = new Date(text)
  if (Number.isNaN(time.getTime()) || time > new Date()) throw new WrongArguments(`"${text}" is no time in the past.`)
  return time
}
