/** Tables of the site's content. Their texts are in `TextTables`; pictures are file names. */

import type { Generated } from 'kysely'
import type { Language } from '../../../shared/languages.ts'
import type { AccountTables } from './accountTables.ts'
import type { DeedTables, GivingTables } from './givingTables.ts'

export interface CompanionTable {
  kind: 'collaborator' | 'supporter'
  id: number
  since: number | null
  logo: string | null
}

export interface VideoTable {
  id: number
  /** `media/<name>.mp4` and its companions. */
  name: string
  seconds: number
}

export interface PostTable {
  id: number
  picture: string
  published_at: Date
}

/** A post in one language; each post has one or two languages. */
export interface PostTextTable {
  post_id: number
  language: Language
  title: string
  summary: string
  /** HTML. */
  body: string
}

export interface ContentTables extends ProjectPageTables {
  /** One row. The number rises with every change of content (migrations/025_content_version.sql). */
  content_version: { version: number }
  home_banners: {
    id: number
    picture: string
    link: string | null
  }
  page_banners: { page: string; picture: string }
  /** Pages with one file each: about, dashboard, legal, and the pages of `get-page`. */
  documents: {
    name: string
    language: Language
    /** JSON text in the stored form of the page (content/documents.ts). */
    body: string
  }
  /** Files and entries that are still the sample's (content/import/report.ts). */
  sample_content: { place: string }
  /** One row in a database that the demo has filled. */
  demo_database: { marked_at: Date }
  trustees: { id: number; picture: string }
  quotes: { id: number }
  awards: { id: number; year: number }
  companions: CompanionTable
  albums: { id: number }
  photos: {
    id: number
    album_id: number
    picture: string
  }
  videos: VideoTable
  tags: { key: string; position: number }
  posts: PostTable
  post_texts: PostTextTable
  post_tags: { post_id: number; tag_key: string }
}

/** Tables of the projects' pages, and of messages to the trust. */
interface ProjectPageTables {
  /** Content of a project's page besides `projects`. Money in whole rupees. */
  project_pages: {
    project_id: number
    goal: number | null
    /** Rupees donated before the first donation on this site. */
    opening_raised: number
    opening_donors: number
    featured: boolean
    /** The last day of the appeal, yyyy-MM-dd; null if it has none. */
    ends_on: string | null
  }
  project_pictures: {
    project_id: number
    position: number
    picture: string
  }
  gift_effects: { project_id: number; amount: number }
  volunteer_roles: { id: number; project_id: number }
  related_projects: {
    project_id: number
    related_id: number
    position: number
  }
  /** An offer to help. */
  volunteers: {
    id: Generated<number>
    role_id: number
    name: string
    email: string
    phone: string
    message: string
    /** yyyy-MM-dd; null if they left it open. */
    from_day: string | null
    language: Language
    /** The account that wrote it; null for a visitor. */
    user_id: number | null
    created_at: Date
  }
  /** A message from the contact form. */
  messages: {
    id: Generated<number>
    name: string
    email: string
    phone: string
    subject: string
    message: string
    language: Language
    /** The account that wrote it; null for a visitor. */
    user_id: number | null
    created_at: Date
  }
}

/** Texts of rows: one row for each language, with the key of the row to which it belongs. */
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
  deed_texts: Texts<ById, 'title' | 'text' | 'alt'>
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
  deeds: { table: 'deed_texts', key: ['id'] },
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
  Record<
    keyof (AccountTables & ContentTables & DeedTables & GivingTables),
    { table: keyof TextTables; key: readonly string[] }
  >
>

export type WithTexts = keyof typeof textsOf
