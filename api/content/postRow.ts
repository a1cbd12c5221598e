import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { PostRow } from '../../shared/contract/content/blog.ts'
import type { Language } from '../../shared/languages.ts'
import { withPicture } from '../pictures/picture.ts'
import { plainText } from '../projects/plainText.ts'
import { inLanguage, wantedFirst } from '../storage/inLanguage.ts'
import type { Database } from '../storage/database.ts'
import type { WithConfig } from '../base/config.ts'

/** How many words a person reads in a minute, where that is measured; otherwise `usualWords`. */
const wordsPerMinute: Partial<Record<Language, number>> = { en: 220, hi: 180 }
const usualWords = 180

/** Posts with their tags. A post without the reader's language is in another one. */
export const selectPosts = (db: Database, language: Language) =>
  db
    .selectFrom(inLanguage('posts', language))
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('post_texts')
          .select(['title', 'summary', 'body', 'language as lang'])
          .whereRef('post_id', '=', 'posts.id')
          .orderBy(wantedFirst(language))
          .limit(1)
          .as('texts'),
      (join) => join.onTrue(),
    )
    .select((eb) => [
      'id',
      'title',
      'summary',
      'picture',
      'alt',
      'author',
      'published_at',
      jsonArrayFrom(
        eb
          .selectFrom('post_tags')
          .innerJoin(inLanguage('tags', language), 'tags.key', 'post_tags.tag_key')
          .select(['tags.key', 'tags.title'])
          .whereRef('post_tags.post_id', '=', 'posts.id')
          .orderBy('tags.position'),
      ).as('tags'),
      'lang',
      'body',
    ])

export type FoundPost = Awaited<ReturnType<ReturnType<typeof selectPosts>['execute']>>[number]

/** A post as the site shows it in lists. */
export function toPostRow({ config }: WithConfig, { body, ...post }: FoundPost): PostRow {
  const words = plainText(body).split(' ').length
  return {
    ...withPicture(config, post, 'raster'),
    published_at: post.published_at.toISOString(),
    minutes: Math.max(1, Math.round(words / (wordsPerMinute[post.lang] ?? usualWords))),
  }
}
