import { type Kysely, sql } from 'kysely'

interface Move {
  from: string
  to: string
  /** The key columns, the same in both tables. */
  key: readonly [column: string, type: string][]
  texts: readonly string[]
}

const id: Move['key'] = [['id', 'bigint']]
const projectId: Move['key'] = [['project_id', 'bigint']]
const move = (from: string, to: string, key: Move['key'], ...texts: string[]): Move => ({ from, to, key, texts })

const moves: readonly Move[] = [
  move('projects', 'project_texts', id, 'title', 'description'),
  move('purposes', 'purpose_texts', id, 'title'),
  move('items', 'item_texts', id, 'title', 'unit'),
  move('suggestions', 'suggestion_texts', [...projectId, ['amount', 'integer']], 'label'),
  move('project_pages', 'project_page_texts', projectId, 'summary', 'alt', 'story'),
  move('project_pictures', 'project_picture_texts', [...projectId, ['position', 'integer']], 'alt'),
  move('gift_effects', 'gift_effect_texts', [...projectId, ['amount', 'integer']], 'text'),
  move('volunteer_roles', 'volunteer_role_texts', id, 'title', 'text'),
  move('occasions', 'occasion_texts', id, 'title'),
  move('notifications', 'notification_texts', id, 'title', 'description'),
  move('home_banners', 'home_banner_texts', id, 'alt', 'title', 'text'),
  move('page_banners', 'page_banner_texts', [['page', 'text']], 'alt', 'title', 'text'),
  move('trustees', 'trustee_texts', id, 'alt', 'name', 'role', 'text'),
  move('quotes', 'quote_texts', id, 'text', 'by'),
  move('awards', 'award_texts', id, 'title', 'by', 'text'),
  move(
    'companions',
    'companion_texts',
    [
      ['kind', 'text'],
      ['id', 'bigint'],
    ],
    'alt',
    'name',
    'text',
  ),
  move('albums', 'album_texts', id, 'title', 'text'),
  move('photos', 'photo_texts', id, 'alt', 'caption'),
  move('videos', 'video_texts', id, 'alt', 'title', 'text'),
  move('tags', 'tag_texts', [['key', 'text']], 'title'),
  // A post's text is in `post_texts` already, in the languages that it has. These columns exist in every language.
  move('posts', 'post_labels', id, 'alt', 'author'),
]

/** Tables whose column `language` accepts only these two. */
const checked = [
  'users',
  'donations',
  'contacts',
  'documents',
  'post_texts',
  'volunteers',
  'messages',
  'partner_requests',
]

/** Moves texts from a column for each language to a row for each language, so another language changes no table. */
export const textRowsMigration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const { from, to, key, texts } of moves) {
      const names = key.map(([name]) => name)
      const columns = [
        ...key.map(([name, type]) => `${name} ${type} not null`),
        'language text not null',
        ...texts.map((name) => `${name} text not null`),
        `primary key (${names.join(', ')}, language)`,
        `foreign key (${names.join(', ')}) references ${from} on delete cascade`,
      ]
      await sql.raw(`create table ${to} (${columns.join(', ')})`).execute(db)
      for (const language of ['en', 'hi']) {
        const old = texts.map((name) => `${name}_${language}`)
        await sql
          .raw(`insert into ${to} select ${names.join(', ')}, '${language}', ${old.join(', ')} from ${from}`)
          .execute(db)
        await sql.raw(`alter table ${from} ${old.map((name) => `drop column ${name}`).join(', ')}`).execute(db)
      }
    }
    for (const table of checked) {
      await sql.raw(`alter table ${table} drop constraint ${table}_language_check`).execute(db)
    }
  },
}
