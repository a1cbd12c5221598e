import { type Selectable, sql } from 'kysely'
import type { DonationTable } from '../../storage/tables/tables.ts'
import {
  notificationKinds,
  type notificationSettingsRequestSchema,
  type readNotificationQuerySchema,
  readNotificationRequestSchema,
  type NotificationKind,
  type NotificationPage,
  type NotificationType,
} from '../../../shared/contract/people/notification.ts'
import type { pagingQuerySchema } from '../../../shared/contract/paging.ts'
import type { Answer, BeforeJson, Call, Session, Handler } from '../../call.ts'
import { type Language, languages, inEachLanguage } from '../../../shared/languages.ts'
import { checkPayload, readJsonOrNothing } from '../../base/http/readRequest.ts'
import { texts } from '../../texts/texts.ts'
import { invalid, notFound } from '../../base/http/refusal.ts'
import { countRows, readPage } from '../../storage/readPage.ts'
import type { Database, Recording } from '../../storage/database.ts'
import { inLanguage } from '../../storage/inLanguage.ts'
import { findTrustNames } from '../../storage/findTrust.ts'
import { formatRupees } from '../../../shared/money.ts'
import { projectTitles } from '../../projects/project.ts'
import { formatDayOfYear, indianDay } from '../../../shared/date.ts'
import { daysAhead, nextReturn } from '../profile/specialDates.ts'

/** `GET notification/notification-counter`. The number of unread notifications. */
export async function notificationCounter({ deps, session }: Call<Session>): Promise<Answer> {
  return { data: await countUnread(deps.db, session.userId) }
}

/** The payload may be empty. */
export const readRead = async ({ request }: Pick<Call, 'request'>) =>
  checkPayload(readNotificationRequestSchema, await readJsonOrNothing(request))

/**
 * `POST notification/read-notification?notificationId=5 { notificationId: 5, all? }`. Marks that one as read, with `all` every earlier one, too (View All
 * sends the newest). Answers the number of unread ones. The query's id counts if the body has none; 422 without either. 404 for somebody else's.
 */
export const readNotification: Handler<
  typeof readNotificationQuerySchema,
  typeof readNotificationRequestSchema
> = async ({ deps, session }, query, { notificationId, all = false }) => {
  const id = notificationId ?? Number(query.notificationId ?? NaN)
  if (!id) throw invalid({ notificationId: 'required' })
  const own = await deps.db
    .selectFrom('notifications')
    .select('id')
    .where('id', '=', id)
    .where('user_id', '=', session.userId)
    .executeTakeFirst()
  if (!own) throw notFound()
  await deps.db
    .updateTable('notifications')
    .set({ read_at: deps.now() })
    .where('user_id', '=', session.userId)
    .where('id', all ? '<=' : '=', id)
    .where('read_at', 'is', null)
    .execute()
  return { data: await countUnread(deps.db, session.userId), message: 'notifications_read' }
}

async function countUnread(db: Database, userId: number): Promise<{ notificationCount: number }> {
  const own = db.selectFrom('notifications').where('user_id', '=', userId)
  return { notificationCount: await countRows(own.where('read_at', 'is', null)) }
}

/** `GET notification?page=1&per_page=10`. The person's own notifications, newest first, in the reader's language. At most 50 a page; 422 for more. */
export const listNotifications: Handler<typeof pagingQuerySchema> = async ({ deps, session, language }, query) => {
  const own = deps.db.selectFrom(inLanguage('notifications', language)).where('user_id', '=', session.userId)
  const shown = own
    .select(['id', 'title', 'description', 'kind', 'link', 'created_at'])
    .select(sql<boolean>`read_at is not null`.as('read'))
    .orderBy('id', 'desc')
  return { data: (await readPage(own, shown, query)) satisfies BeforeJson<NotificationPage> }
}

/** Kinds that a person can switch off. The welcome is sent once, before anybody can switch. */
export const switchableKinds = notificationKinds.filter((kind) => kind !== 'welcome')

/** Every kind with a switch, and whether it is on for this person; on unless they switched it off. */
export async function readSettings(db: Database, userId: number): Promise<Map<string, boolean>> {
  const rows = await db
    .selectFrom('notification_settings')
    .select(['kind', 'is_on'])
    .where('user_id', '=', userId)
    .execute()
  const chosen = new Map(rows.map((row) => [row.kind, row.is_on]))
  return new Map(switchableKinds.map((kind) => [kind, chosen.get(kind) ?? true]))
}

/** Switches kinds on or off for a person, and keeps the others. */
export async function writeSettings(
  db: Database,
  userId: number,
  changes: Readonly<Partial<Record<NotificationKind, boolean>>>,
): Promise<void> {
  const rows = Object.entries(changes).map(([kind, is_on]) => ({ user_id: userId, kind, is_on }))
  if (rows.length === 0) return
  await db
    .insertInto('notification_settings')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'kind']).doUpdateSet((eb) => ({ is_on: eb.ref('excluded.is_on') })),
    )
    .execute()
}

/** `GET notification/get-notification-types`. The types of notification, and whether each is on. */
export async function notificationTypes({ deps, session, language }: Call<Session>): Promise<Answer> {
  return { data: await readTypes(deps.db, session.userId, language) }
}

/**
 * `POST notification/update-notification-settings { settings: { gift_failed: false } }`. Changes the given kinds and keeps the others; answers all types with
 * their current state. 422 `settings: unknown` for another kind, and then nothing changes.
 */
export const updateNotificationSettings: Handler<typeof notificationSettingsRequestSchema> = async (call, sent) => {
  const { deps, session, language } = call
  const { settings } = sent
  const known: readonly string[] = switchableKinds
  if (Object.keys(settings).some((kind) => !known.includes(kind))) throw invalid({ settings: 'unknown' })
  await writeSettings(deps.db, session.userId, settings)
  return { data: await readTypes(deps.db, session.userId, language), message: 'saved' }
}

async function readTypes(db: Database, userId: number, language: Language): Promise<NotificationType[]> {
  const settings = await readSettings(db, userId)
  const { types } = texts[language].notifications
  return switchableKinds.map((key) => ({ key, ...types[key], on: settings.get(key) ?? true }))
}

interface NewsText {
  title: string
  description: string
}

interface News {
  userId: number
  kind: NotificationKind
  texts: Record<Language, NewsText>
  /** Path of the site that it opens. */
  link: string
  donationId?: number
  /** Key of the subject. A second notification with the same key is not sent. */
  onceKey: string
}

/** Notifies a person in every language, unless they switched that kind off. If the news has a transaction, call it within that. */
export async function notify(db: Database, now: Date, news: News): Promise<void> {
  if ((await readSettings(db, news.userId)).get(news.kind) === false) return
  if (db.isTransaction) await store(db, now, news)
  else await db.transaction().execute((own) => store(own, now, news))
}

async function store(db: Database, now: Date, { texts, ...news }: News): Promise<void> {
  const stored = await db
    .insertInto('notifications')
    .values({
      user_id: news.userId,
      donation_id: news.donationId ?? null,
      kind: news.kind,
      link: news.link,
      said_once: news.onceKey,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('said_once').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!stored) return
  const rows = languages.map((language) => ({ id: stored.id, language, ...texts[language] }))
  await db.insertInto('notification_texts').values(rows).execute()
}

/** Sends the first notification of a new account. */
export async function welcomeUser(deps: Recording, user: { id: number }): Promise<void> {
  const names = await findTrustNames(deps)
  await notify(deps.db, deps.now(), {
    userId: user.id,
    kind: 'welcome',
    texts: inEachLanguage((language) => texts[language].notifications.welcome(names[language])),
    link: '/profile',
    onceKey: `welcome:${user.id}`,
  })
}

/** Nobody is notified after the donor's account is deleted. */
type SettledDonation = Pick<Selectable<DonationTable>, 'id' | 'txn_id' | 'user_id' | 'amount' | 'project_id'>

/** Notifies the donor that a donation is confirmed. Call it in the transaction that makes the donation paid. */
export const notifyConfirmed = (db: Database, now: Date, donation: SettledDonation, receipt: string): Promise<void> =>
  tell(db, now, donation, 'gift_confirmed', '/payment-success', (language, amount, project) =>
    texts[language].notifications.donationConfirmed(amount, project, receipt),
  )

/** Notifies the donor that a payment failed, with a link to try again. */
export const notifyFailed = (db: Database, now: Date, donation: SettledDonation): Promise<void> =>
  tell(db, now, donation, 'gift_failed', '/payment-failure', (language, amount, project) =>
    texts[language].notifications.donationFailed(amount, project),
  )

async function tell(
  db: Database,
  now: Date,
  { id, txn_id, user_id, amount, project_id }: SettledDonation,
  kind: NotificationKind,
  page: string,
  write: (language: Language, amount: string, project: string) => NewsText,
): Promise<void> {
  if (user_id === null) return
  const projects = await projectTitles(db, project_id)
  await notify(db, now, {
    userId: user_id,
    kind,
    donationId: id,
    texts: inEachLanguage((language) => write(language, formatRupees(amount), projects[language])),
    link: `${page}?txnid=${txn_id}`,
    onceKey: `${kind}:${id}`,
  })
}

/** How many days before the day people are notified. */
const DAYS_BEFORE = 7

/** Notifies about every special date that is at most a week away (Indian days), once for each anniversary. */
export async function notifySpecialDates(deps: Recording): Promise<void> {
  const now = deps.now()
  const today = indianDay(now)
  const monthDays = daysAhead(today, DAYS_BEFORE).map((day) => day.slice(5))
  // In a common year 29 February becomes the 28th. `nextReturn` decides; this only finds candidates.
  if (monthDays.includes('02-28')) monthDays.push('02-29')
  const dates = await deps.db
    .selectFrom('special_dates')
    .selectAll()
    .where((eb) => eb(eb.fn('substr', ['day', eb.val(6)]), 'in', monthDays))
    .execute()
  if (dates.length === 0) return
  const occasions = inEachLanguage(() => new Map<number, string>())
  for (const language of languages) {
    const titles = await deps.db.selectFrom(inLanguage('occasions', language)).selectAll().execute()
    occasions[language] = new Map(titles.map(({ id, title }) => [id, title]))
  }
  for (const date of dates) {
    const { next, days } = nextReturn(date.day, today)
    if (days > DAYS_BEFORE) continue
    await notify(deps.db, now, {
      userId: date.user_id,
      kind: 'special_date',
      texts: inEachLanguage((language) => {
        const { specialDate } = texts[language].notifications
        return specialDate(occasions[language].get(date.occasion_id) ?? '', date.name, formatDayOfYear(next, language))
      }),
      link: date.project_id === null ? '/profile' : `/project-details/${date.project_id}`,
      onceKey: `special_date:${date.id}:${next}`,
    })
  }
}
