/** Tables of the site's content. Their texts are in `textTables.ts`; pictures are file names. */
import type { Generated } from 'kysely'
import type { Language } from '../../../shared/languages.ts'

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
