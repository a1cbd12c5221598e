/** What a database needs after a restore. What happened since the backup is lost, but donors, banks and the tax office know of it. */
import type { ConsentPurpose } from '../../shared/contract/people/myData.ts'
import { audit } from '../audit/audit.ts'
import { readOpenDays } from '../desk/offline/openDays.ts'
import { withdrawals } from '../donors/privacy/withdrawals.ts'
import { deleteUser } from '../donors/profile/deleteAccount.ts'
import { financialYear, indianDate } from '../payment/financialYear.ts'
import { paymentAdapter } from '../server/configuration/environment.ts'
import { findRestoreMark, removeRestoreMark } from '../storage/restoreMark.ts'
import type { Recording } from '../storage/database.ts'

export interface LastReceipt {
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

interface Gap {
  financial_year: string
  first: number
  last: number
}

export type RestoreReport =
  | 'not_restored'
  | { unknownYear: string; years: readonly string[] }
  | { gaps: Gap[]; staff: string[]; sessions: number; mails: number; pool: number; deleted: number; withdrawn: number }

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
    const details = { backup: indianDate(backupAt), sessions, mails, pool: pool.length, deleted, roles: staff.length }
    await audit(deps, { actor: 'command', action: 'database.restored', details })
    return { gaps, staff, sessions, mails, pool: pool.length, deleted, withdrawn }
  })
}

/** The newest trace in the backup: it was made at this time or soon after it. */
async function lastTrace({ db, now }: Recording): Promise<Date> {
  const receipt = await db
    .selectFrom('receipts')
    .select('created_at as at')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  const entry = await db.selectFrom('audit_entries').select('at').orderBy('at', 'desc').limit(1).executeTakeFirst()
  const times = [receipt?.at, entry?.at].filter((at) => at !== undefined).map((at) => at.getTime())
  return times.length > 0 ? new Date(Math.max(...times)) : now()
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

const exists = async ({ db }: Recording, id: number): Promise<boolean> =>
  (await db.selectFrom('users').select('id').where('id', '=', id).executeTakeFirst()) !== undefined

async function withdrawAgain(deps: Recording, consents: Given['withdrawn']): Promise<number> {
  let count = 0
  for (const { userId, purpose } of consents) {
    if (!(await exists(deps, userId))) continue
    await withdrawals[purpose](deps.db, userId)
    const subject = { kind: 'user', id: userId } as const
    await audit(deps, { actor: 'command', action: 'consent.withdrawn', subject, details: { purpose } })
    count += 1
  }
  return count
}

/** An account that was opened after the backup is not there. */
async function deleteAgain(deps: Recording, ids: readonly number[]): Promise<number> {
  const provider = paymentAdapter.withoutAccount()
  let count = 0
  for (const id of ids) {
    if (!(await exists(deps, id))) continue
    await deleteUser({ ...deps, provider }, id)
    const subject = { kind: 'user', id } as const
    await audit(deps, { actor: 'command', action: 'account.deleted', subject })
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
    'recovery_codes',
    'pending_sign_ins',
    'handovers',
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
    const subject = { kind: 'user', id } as const
    await audit(deps, { actor: 'command', action: 'role.changed', subject, details: { role: null } })
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
    .where('kind', '=', 'new_password')
    .where('error_code', '=', 'restore')
    .execute()
  return held.length
}
