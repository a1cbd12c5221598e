import type { NotificationKind } from '../../shared/contract/people/notification.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Language } from '../../shared/languages.ts'

export interface NewsText {
  title: string
  description: string
}

export interface News {
  userId: number
  kind: NotificationKind
  texts: Record<Language, NewsText>
  /** Path of the site that it leads to. */
  link: string
  donationId?: number
  /** What it is about: said again, it is not told again. */
  saidOnce: string
}

/** Tells a person something, in every language, unless they switched that kind off. Within the transaction of what it tells, where there is one. */
export async function notify(db: Dependencies['db'], now: Date, news: News): Promise<void> {
  const setting = await db
    .selectFrom('notification_settings')
    .select('is_on')
    .where('user_id', '=', news.userId)
    .where('kind', '=', news.kind)
    .executeTakeFirst()
  if (setting?.is_on === false) return
  await db
    .insertInto('notifications')
    .values({
      user_id: news.userId,
      donation_id: news.donationId ?? null,
      kind: news.kind,
      title_en: news.texts.en.title,
      title_hi: news.texts.hi.title,
      description_en: news.texts.en.description,
      description_hi: news.texts.hi.description,
      link: news.link,
      said_once: news.saidOnce,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('said_once').doNothing())
    .execute()
}
