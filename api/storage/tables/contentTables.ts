/** Tables of the site's content. Their texts are in `textTables.ts`; pictures are file names. */
import type { Language } from '../../../shared/languages.ts'
import type { ProjectPageTables } from './projectPageTables.ts'

type Nullable<T> = T | null

export interface HomeBannerTable {
  id: number
  picture: string
  link: Nullable<string>
}

export interface PageBannerTable {
  page: string
  picture: string
}

/** Pages with one file each: about, dashboard, legal, and the pages of `get-page`. */
export interface DocumentTable {
  name: string
  language: Language
  /** JSON text in the stored form of the page (content/documents.ts). */
  body: string
}

export interface TrusteeTable {
  id: number
  picture: string
}

export interface QuoteTable {
  id: number
}

export interface AwardTable {
  id: number
  year: number
}

export interface CompanionTable {
  kind: 'collaborator' | 'supporter'
  id: number
  since: Nullable<number>
  logo: Nullable<string>
}

export interface AlbumTable {
  id: number
}

export interface PhotoTable {
  id: number
  album_id: number
  picture: string
}

export interface VideoTable {
  id: number
  /** `media/<name>.mp4` and its companions. */
  name: string
  seconds: number
}

export interface TagTable {
  key: string
  position: number
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

export interface PostTagTable {
  post_id: number
  tag_key: string
}

/** One row. The number rises with every change of content (migrations/025ContentVersion.ts). */
export interface ContentVersionTable {
  version: number
}

export interface ContentTables extends ProjectPageTables {
  content_version: ContentVersionTable
  home_banners: HomeBannerTable
  page_banners: PageBannerTable
  documents: DocumentTable
  trustees: TrusteeTable
  quotes: QuoteTable
  awards: AwardTable
  companions: CompanionTable
  albums: AlbumTable
  photos: PhotoTable
  videos: VideoTable
  tags: TagTable
  posts: PostTable
  post_texts: PostTextTable
  post_tags: PostTagTable
}
