import { sql } from 'kysely'
import {
  type ConsentPurpose,
  declarationQuestionSchema,
  type MyData,
  noticeSchema,
  type withdrawRequestSchema,
} from '../../../shared/contract/people/myData.ts'
import type { Language } from '../../../shared/languages.ts'
import { audit } from '../../audit/audit.ts'
import { readRules } from '../../content/readRules.ts'
import { ownDonations } from '../../donation/ownDonations.ts'
import { isOwn } from '../../donation/findDonation.ts'
import type { Answer, BeforeJson, Call, Session, Handler } from '../../call.ts'
import { countRows } from '../../storage/readPage.ts'
import { readSettings, switchableKinds, writeSettings } from '../notification/notifications.ts'
import { findPledge } from '../pledge.ts'
import { readProfile } from '../profile/profile.ts'
import { readSpecialDates } from '../profile/specialDates.ts'
import { noticeIn } from './declaration.ts'
import type { Database, Sealing } from '../../storage/database.ts'
import type { WithConfig } from '../../base/config.ts'

// What the page "My data" and the export both tell of a person, oldest first.

export async function readDeclared(db: Database, userId: number) {
  const rows = await db
    .selectFrom('declarations')
    .innerJoin('wordings', 'wordings.id', 'wording_id')
    .select(['at', 'answer', 'body', 'language'])
    .where('user_id', '=', userId)
    .orderBy('declarations.id')
    .execute()
  return rows.map(({ at, answer, body, language }) => {
    const question = declarationQuestionSchema.parse(JSON.parse(body))
    return { at, answer, text: question[answer], question, language }
  })
}

export async function readNotices(db: Database, userId: number) {
  const rows = await db
    .selectFrom('notices_seen')
    .innerJoin('wordings', 'wordings.id', 'wording_id')
    .select(['at', 'body', 'language'])
    .where('user_id', '=', userId)
    .orderBy('notices_seen.id')
    .execute()
  return rows.map(({ body, ...row }) => ({ ...row, notice: noticeSchema.parse(JSON.parse(body)) }))
}

type Withdraw = (db: Database, userId: number) => Promise<unknown>

/** What withdrawing consent to each purpose deletes or ends. A new purpose does not compile without an entry. */
export const withdrawals: Record<ConsentPurpose, Withdraw> = {
  // Receipts that are issued keep their own copy, as the tax law demands.
  tax: (db, userId) =>
    db
      .updateTable('users')
      .set({ pan: null, address_line: '', address_city: '', address_state: '', address_pin: '' })
      .where('id', '=', userId)
      .execute(),
  dates: (db, userId) => db.deleteFrom('special_dates').where('user_id', '=', userId).execute(),
  pledge: (db, userId) => db.deleteFrom('pledges').where('user_id', '=', userId).execute(),
  picture: (db, userId) => db.deleteFrom('portraits').where('user_id', '=', userId).execute(),
  birthday: (db, userId) => db.updateTable('users').set({ birthday: null }).where('id', '=', userId).execute(),
  notifications: async (db, userId) => {
    await writeSettings(db, userId, Object.fromEntries(switchableKinds.map((kind) => [kind, false])))
    await db.deleteFrom('notifications').where('user_id', '=', userId).execute()
  },
}

/** `GET my-data` (our addition). What the trust keeps about the caller, with the PAN masked. */
export async function myData({ deps, session, language }: Call<Session>): Promise<Answer> {
  return { data: await readMyData(deps, session.userId, language) }
}

/**
 * `POST my-data/withdraw { purpose }` (our addition). Deletes what was entered for a purpose. To consent again, the person enters it again. It succeeds, too,
 * if there is nothing, so sending it twice is safe.
 */
export const withdrawConsent: Handler<typeof withdrawRequestSchema> = async ({ deps, session, language }, sent) => {
  const { purpose } = sent
  await deps.db.transaction().execute(async (db) => {
    await withdrawals[purpose](db, session.userId)
    await audit({ db, now: deps.now }, session.userId, 'consent.withdrawn', { details: { purpose } })
  })
  // Outside the database: after a restore, the operator withdraws it again (docs/going-live.md, step 9).
  deps.log.info('consent withdrawn', { rowId: session.userId, code: purpose })
  return { data: await readMyData(deps, session.userId, language), message: 'withdrawn' }
}

type Shown = BeforeJson<MyData>

/** All that the trust keeps about a person, in groups, as the page "My data" shows it. */
async function readMyData(deps: Sealing & WithConfig, userId: number, language: Language): Promise<Shown> {
  const { db } = deps
  const [profile, dates, pledge, settings, rules, counts] = await Promise.all([
    readProfile(deps, userId),
    readSpecialDates(deps, userId, language),
    findPledge(deps, userId, language),
    readSettings(db, userId),
    readRules(db),
    readCounts(db, userId),
  ])
  const declared = (await readDeclared(db, userId)).toReversed()
  const { fullName, email, contactNo, address, pan, birthday, picture, member_since } = profile
  const given: Record<ConsentPurpose, boolean> = {
    tax: Boolean(pan) || Object.values(address).some(Boolean),
    dates: dates.length > 0,
    pledge: pledge !== null,
    picture: Boolean(picture),
    birthday: Boolean(birthday),
    notifications: [...settings].some(([, isOn]) => isOn),
  }
  return {
    person: {
      fullName,
      email,
      address,
      member_since,
      contactNo: contactNo ?? null,
      pan: pan ?? null,
      birthday: birthday ?? null,
      has_picture: given.picture,
      language: profile.language,
    },
    signing_in: { has_password: profile.has_password, ...(await readSigningIn(deps, userId)) },
    dates: dates.map(({ name, date, occasion }) => ({ name, day: date, occasion })),
    pledge: pledge && { project: pledge.project.title, amount: pledge.amount, every: pledge.every },
    ...counts,
    written: await readWritten(db, userId),
    declarations: declared.map(({ at, answer, text, question }) => ({ at, answer, question: question.title, text })),
    notices: (await readNotices(db, userId)).toReversed(),
    notice: noticeIn(rules, deps.now(), language),
    given: (Object.keys(given) as ConsentPurpose[]).filter((purpose) => given[purpose]),
    deletion: await readDeletion(db, userId),
  }
}

async function readSigningIn({ db, now }: Sealing & WithConfig, userId: number) {
  const identities = await db.selectFrom('identities').select('provider').where('user_id', '=', userId).execute()
  const open = db.selectFrom('sessions').where('revoked_at', 'is', null).where('expires_at', '>', now())
  const sessions = await countRows(open.where('user_id', '=', userId))
  return { providers: identities.map(({ provider }) => provider), sessions }
}

async function readCounts(db: Database, userId: number): Promise<Pick<MyData, 'counts' | 'donations'>> {
  const count = (table: 'notifications' | 'mails') => countRows(db.selectFrom(table).where('user_id', '=', userId))
  const { paid, total, first } = await ownDonations({ db }, userId)
    .innerJoin('donation_balances', 'donation_balances.donation_id', 'donations.id')
    .where('net_rupees', '>', 0)
    .select((eb) => [
      eb.fn.countAll<number>().as('paid'),
      sql<number>`coalesce(round(sum(net_rupees)::numeric, 2), 0)`.as('total'),
      eb.fn.min('donations.created_at').as('first'),
    ])
    .executeTakeFirstOrThrow()
  return {
    counts: { notifications: await count('notifications'), mails: await count('mails') },
    donations: { count: paid, total: Number(total), first: first?.toISOString() ?? null },
  }
}

async function readWritten(db: Database, userId: number): Promise<Shown['written']> {
  const { rows } = await sql<BeforeJson<MyData['written'][number]>>`
    select created_at as at, 'message' as kind, message as text from messages where user_id = ${userId}
    union all select created_at, 'offer', message from volunteers where user_id = ${userId}
    union all select created_at, 'partner_request', message from partner_requests where user_id = ${userId}
    order by at desc`.execute(db)
  return rows
}

/** What stays after a deletion, because the law asks for it. */
async function readDeletion(db: Database, userId: number): Promise<MyData['deletion']> {
  const { receipts, until } = await db
    .selectFrom('receipt_versions')
    .innerJoin('donations', 'donations.id', 'donation_id')
    .select((eb) => [eb.fn.count<number>('donation_id').distinct().as('receipts'), eb.fn.max('keep_until').as('until')])
    .where(isOwn(userId))
    .where('donor_sealed', 'is not', null)
    .executeTakeFirstOrThrow()
  return { receipts, until }
}
