import type { NotificationKind } from '../../../shared/contract/people/notification.ts'
import { type Language, languages } from '../../../shared/languages.ts'
import { readSettings } from './settings.ts'
import type { Database } from '../../storage/database.ts'

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
