/** Tables of the site's content. Their texts are in `TextTables`; pictures are file names. */

import type { Generated } from 'kysely'
import type { Language } from '../../../shared/languages.ts'
import type { AccountTables } from './accountTables.ts'
import type { DeedTables, GivingTables } from './givingTables.ts'

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
  /** Pages and lists that are shown as they were written (content/documents.ts). */
  documents: {
    name: string
    language: Language
    /** JSON text: the contract's form, with names of drawings as pictures. */
    body: string
  }
  /** Files and entries that are still the sample's (content/import/report.ts). */
  sample_content: { place: string }
  /** One row in a database that the demo has filled. */
  demo_database: { marked_at: Date }
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
  volunteer_roles: { id: number; project_id: number }
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
  /** `story`: HTML. */
  project_page_texts: Texts<{ project_id: number }, 'summary' | 'alt' | 'story'>
  volunteer_role_texts: Texts<ById, 'title' | 'text'>
  deed_texts: Texts<ById, 'title' | 'text' | 'alt'>
  occasion_texts: Texts<ById, 'title'>
  notification_texts: Texts<ById, 'title' | 'description'>
  tag_texts: Texts<{ key: string }, 'title'>
  /** Texts of a post in every language. The post's own text is in `post_texts`, in the languages that it has. */
  post_labels: Texts<ById, 'alt' | 'author'>
}

/** Tables whose texts are in another table, and the key column of both. */
export const textsOf = {
  projects: { table: 'project_texts', key: 'id' },
  purposes: { table: 'purpose_texts', key: 'id' },
  items: { table: 'item_texts', key: 'id' },
  project_pages: { table: 'project_page_texts', key: 'project_id' },
  deeds: { table: 'deed_texts', key: 'id' },
  volunteer_roles: { table: 'volunteer_role_texts', key: 'id' },
  occasions: { table: 'occasion_texts', key: 'id' },
  notifications: { table: 'notification_texts', key: 'id' },
  tags: { table: 'tag_texts', key: 'key' },
  posts: { table: 'post_labels', key: 'id' },
} as const satisfies Partial<
  Record<keyof (AccountTables & ContentTables & DeedTables & GivingTables), { table: keyof TextTables; key: string }>
>

export type WithTexts = keyof typeof textsOf
