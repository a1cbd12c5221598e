/** The tables of what the site's pages tell. Texts in both languages; pictures by the name of their file. */
import type { Language } from '../../shared/languages.ts'
import type { ProjectPageTables } from './projectPageTables.ts'

type Nullable<T> = T | null

export interface HomeBannerTable {
  id: number
  picture: string
  alt_en: string
  alt_hi: string
  link: Nullable<string>
  title_en: string
  title_hi: string
  text_en: string
  text_hi: string
}

export interface PageBannerTable {
  page: string
  picture: string
  alt_en: string
  alt_hi: string
  title_en: string
  title_hi: string
  text_en: string
  text_hi: string
}

/** Pages that are written as a whole: about, dashboard, legal, and the pages of `get-page`. */
export interface DocumentTable {
  name: string
  language: Language
  /** JSON text that reads as the stored form of the page (content/documents.ts). */
  body: string
}

export interface TrusteeTable {
  id: number
  picture: string
  alt_en: string
  alt_hi: string
  name_en: string
  name_hi: string
  role_en: string
  role_hi: string
  text_en: string
  text_hi: string
}

export interface QuoteTable {
  id: number
  text_en: string
  text_hi: string
  by_en: string
  by_hi: string
}

export interface AwardTable {
  id: number
  year: number
  title_en: string
  title_hi: string
  by_en: string
  by_hi: string
  text_en: string
  text_hi: string
}

export interface CompanionTable {
  kind: 'collaborator' | 'supporter'
  id: number
  since: Nullable<number>
  logo: Nullable<string>
  alt_en: string
  alt_hi: string
  name_en: string
  name_hi: string
  text_en: string
  text_hi: string
}

export interface AlbumTable {
  id: number
  title_en: string
  title_hi: string
  text_en: string
  text_hi: string
}

export interface PhotoTable {
  id: number
  album_id: number
  picture: string
  alt_en: string
  alt_hi: string
  caption_en: string
  caption_hi: string
}

export interface VideoTable {
  id: number
  /** `media/<name>.mp4` and its companions. */
  name: string
  seconds: number
  alt_en: string
  alt_hi: string
  title_en: string
  title_hi: string
  text_en: string
  text_hi: string
}

export interface TagTable {
  key: string
  position: number
  title_en: string
  title_hi: string
}

export interface PostTable {
  id: number
  picture: string
  alt_en: string
  alt_hi: string
  author_en: string
  author_hi: string
  published_at: Date
}

/** A post in one language; it has one of these or two. */
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

export interface ContentTables extends ProjectPageTables {
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
