/** Texts of rows: one row for each language, with the key of the row to which it belongs. */
import type { Language } from '../../../shared/languages.ts'
import type { AccountTables } from './accountTables.ts'
import type { ContentTables } from './contentTables.ts'
import type { GivingTables } from './givingTables.ts'

type Texts<Key, Name extends string> = Key & { language: Language } & Record<Name, string>

interface ById {
  id: number
}

export interface TextTables {
  project_texts: Texts<ById, 'title' | 'description'>
  purpose_texts: Texts<ById, 'title'>
  /** `unit`: what the price is for, e.g. `per meal`; '' if the title says it. */
  item_texts: Texts<ById, 'title' | 'unit'>
  suggestion_texts: Texts<{ project_id: number; amount: number }, 'label'>
  /** `story`: HTML. */
  project_page_texts: Texts<{ project_id: number }, 'summary' | 'alt' | 'story'>
  project_picture_texts: Texts<{ project_id: number; position: number }, 'alt'>
  gift_effect_texts: Texts<{ project_id: number; amount: number }, 'text'>
  volunteer_role_texts: Texts<ById, 'title' | 'text'>
  occasion_texts: Texts<ById, 'title'>
  notification_texts: Texts<ById, 'title' | 'description'>
  home_banner_texts: Texts<ById, 'alt' | 'title' | 'text'>
  page_banner_texts: Texts<{ page: string }, 'alt' | 'title' | 'text'>
  trustee_texts: Texts<ById, 'alt' | 'name' | 'role' | 'text'>
  quote_texts: Texts<ById, 'text' | 'by'>
  award_texts: Texts<ById, 'title' | 'by' | 'text'>
  companion_texts: Texts<{ kind: 'collaborator' | 'supporter'; id: number }, 'alt' | 'name' | 'text'>
  album_texts: Texts<ById, 'title' | 'text'>
  photo_texts: Texts<ById, 'alt' | 'caption'>
  video_texts: Texts<ById, 'alt' | 'title' | 'text'>
  tag_texts: Texts<{ key: string }, 'title'>
  /** Texts of a post in every language. The post's own text is in `post_texts`, in the languages that it has. */
  post_labels: Texts<ById, 'alt' | 'author'>
}

/** Tables whose texts are in another table, and the key columns of both. */
export const textsOf = {
  projects: { table: 'project_texts', key: ['id'] },
  purposes: { table: 'purpose_texts', key: ['id'] },
  items: { table: 'item_texts', key: ['id'] },
  suggestions: { table: 'suggestion_texts', key: ['project_id', 'amount'] },
  project_pages: { table: 'project_page_texts', key: ['project_id'] },
  project_pictures: { table: 'project_picture_texts', key: ['project_id', 'position'] },
  gift_effects: { table: 'gift_effect_texts', key: ['project_id', 'amount'] },
  volunteer_roles: { table: 'volunteer_role_texts', key: ['id'] },
  occasions: { table: 'occasion_texts', key: ['id'] },
  notifications: { table: 'notification_texts', key: ['id'] },
  home_banners: { table: 'home_banner_texts', key: ['id'] },
  page_banners: { table: 'page_banner_texts', key: ['page'] },
  trustees: { table: 'trustee_texts', key: ['id'] },
  quotes: { table: 'quote_texts', key: ['id'] },
  awards: { table: 'award_texts', key: ['id'] },
  companions: { table: 'companion_texts', key: ['kind', 'id'] },
  albums: { table: 'album_texts', key: ['id'] },
  photos: { table: 'photo_texts', key: ['id'] },
  videos: { table: 'video_texts', key: ['id'] },
  tags: { table: 'tag_texts', key: ['key'] },
  posts: { table: 'post_labels', key: ['id'] },
} as const satisfies Partial<
  Record<keyof (AccountTables & ContentTables & GivingTables), { table: keyof TextTables; key: readonly string[] }>
>

export type WithTexts = keyof typeof textsOf
