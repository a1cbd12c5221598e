import type { NotificationKind } from '../../../shared/contract/people/notification.ts'
import { type Language, languages, inEachLanguage } from '../../../shared/languages.ts'
import { readSettings } from './notifications.ts'
import type { Database, Recording } from '../../storage/database.ts'
import { findTrustNames } from '../../storage/findTrust.ts'
import { texts } from '../../texts/texts.ts'
import { formatRupees } from '../../../shared/money.ts'
import { projectTitles } from '../../projects/project.ts'
import { formatDayOfYear, indianDay } from '../../../shared/date.ts'
import { daysAhead, nextReturn } from '../profile/specialDates.ts'
import { inLanguage } from '../../storage/inLanguage.ts'

export interface NewsText {
  title: string
  description: string
}

export interface News {
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

interface SettledDonation {
  id: number
  txn_id: string
  /** Null after the donor's account is deleted. Then nobody is notified. */
  user_id: number | null
  /** Rupees. */
  amount: number
  project_id: number
}

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
