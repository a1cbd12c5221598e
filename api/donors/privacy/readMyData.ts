import { sql } from 'kysely'
import { declarationQuestionSchema, noticeSchema } from '../../../shared/contract/people/declaration.ts'
import type { MyData, ConsentPurpose } from '../../../shared/contract/people/myData.ts'
import type { Language } from '../../../shared/languages.ts'
import { readRules } from '../../content/readRules.ts'
import type { Dependencies } from '../../dependencies.ts'
import { isOwn } from '../../donation/isOwn.ts'
import { ownDonations } from '../../donation/history/listDonations.ts'
import { readSettings } from '../notification/settings.ts'
import { readProfile } from '../profile/readProfile.ts'
import { countRows } from '../../storage/countRows.ts'
import { inLanguage } from '../../storage/inLanguage.ts'
import { noticeIn } from './shownTexts.ts'

type Needs = Pick<Dependencies, 'db' | 'config' | 'vault' | 'now'>

/** All that the trust keeps about a person, in groups, as the page "My data" shows it. */
export async function readMyData(deps: Needs, userId: number, language: Language): Promise<MyData> {
  const { db } = deps
  const [profile, dates, pledge, settings, rules, counts] = await Promise.all([
    readProfile(deps, userId),
    readDates(db, userId, language),
    readPledge(db, userId, language),
    readSettings(db, userId),
    readRules(db),
    readCounts(db, userId),
  ])
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
    dates,
    pledge,
    ...counts,
    written: await readWritten(db, userId),
    declarations: await readDeclarations(db, userId),
    notices: await readNotices(db, userId),
    notice: noticeIn(rules, deps.now(), language),
    given: (Object.keys(given) as ConsentPurpose[]).filter((purpose) => given[purpose]),
    deletion: await readDeletion(db, userId),
  }
}

type Database = Dependencies['db']

const readDates = async (db: Database, userId: number, language: Language) =>
  (
    await db
      .selectFrom('special_dates')
      .innerJoin(inLanguage('occasions', language), 'occasions.id', 'occasion_id')
      .select(['name', 'day', 'title'])
      .where('user_id', '=', userId)
      .orderBy('special_dates.id')
      .execute()
  ).map(({ name, day, title }) => ({ name, day, occasion: title }))

const readPledge = async (db: Database, userId: number, language: Language) => {
  const row = await db
    .selectFrom('pledges')
    .innerJoin(inLanguage('projects', language), 'projects.id', 'project_id')
    .select(['title', 'amount', 'every'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row ? { project: row.title, amount: row.amount, every: row.every } : null
}

async function readSigningIn({ db, now }: Needs, userId: number) {
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
      sql<number>`coalesce(sum(net_rupees), 0)`.as('total'),
      eb.fn.min('donations.created_at').as('first'),
    ])
    .executeTakeFirstOrThrow()
  return {
    counts: { notifications: await count('notifications'), mails: await count('mails') },
    donations: { count: paid, total: Number(total), first: first?.toISOString() ?? null },
  }
}

async function readWritten(db: Database, userId: number): Promise<MyData['written']> {
  const tables = [
    ['messages', 'message'],
    ['volunteers', 'offer'],
    ['partner_requests', 'partner_request'],
  ] as const
  const all: MyData['written'] = []
  for (const [table, kind] of tables) {
    const rows = await db.selectFrom(table).select(['created_at', 'message']).where('user_id', '=', userId).execute()
    all.push(...rows.map(({ created_at, message }) => ({ at: created_at.toISOString(), kind, text: message })))
  }
  return all.toSorted((a, b) => b.at.localeCompare(a.at))
}

async function readDeclarations(db: Database, userId: number): Promise<MyData['declarations']> {
  const rows = await db
    .selectFrom('declarations')
    .innerJoin('wordings', 'wordings.id', 'wording_id')
    .select(['at', 'answer', 'body'])
    .where('user_id', '=', userId)
    .orderBy('declarations.id', 'desc')
    .execute()
  return rows.map(({ at, answer, body }) => {
    const question = declarationQuestionSchema.parse(JSON.parse(body))
    return { at: at.toISOString(), answer, question: question.title, text: question[answer] }
  })
}

async function readNotices(db: Database, userId: number): Promise<MyData['notices']> {
  const rows = await db
    .selectFrom('notices_seen')
    .innerJoin('wordings', 'wordings.id', 'wording_id')
    .select(['at', 'body', 'language'])
    .where('user_id', '=', userId)
    .orderBy('notices_seen.id', 'desc')
    .execute()
  return rows.map(({ at, body, language }) => ({
    at: at.toISOString(),
    language,
    notice: noticeSchema.parse(JSON.parse(body)),
  }))
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
