/**
 * The shapes of the seed's texts. Each file of this folder exports what is named here, typed with these. Every text is in both languages. HTML may use p, h2, h3, ul, ol,
 * li, strong, em, a (href to a path of the site, `/projects`), blockquote, figure, figcaption, table; no scripts, styles, classes or pictures.
 *
 * | file | exports |
 * |---|---|
 * | `banners.ts` | `homeBanners: readonly SeedHomeBanner[]`, `pageBanners: readonly SeedPageBanner[]` |
 * | `about.ts` | `about: SeedAbout` |
 * | `trustees.ts` | `trustees: readonly SeedTrustee[]` |
 * | `dashboard.ts` | `dashboard: SeedDashboard` |
 * | `voices.ts` | `quotes: readonly SeedQuote[]`, `awards: readonly SeedAward[]` |
 * | `companions.ts` | `collaborators: readonly SeedCompanion[]`, `supportPartners: readonly SeedCompanion[]` |
 * | `contentPages.ts` | `contentPages: readonly SeedContentPage[]` (may import from `contentPages/*.ts`) |
 * | `projectPages.ts` | `projectPages: readonly SeedProjectPage[]` (may import from `projectPages/*.ts`) |
 * | `gallery.ts` | `albums: readonly SeedAlbum[]`, `videos: readonly SeedVideo[]` |
 * | `posts.ts` | `tags: readonly SeedTag[]`, `posts: readonly SeedPost[]` of `postTypes.ts` (may import from `posts/*.ts`) |
 * | `legal.ts` | `legal: SeedLegal` |
 *
 * Where a shape has no `id`, the place in its list, counted from 1, is the id.
 */
import type { BannerPage } from '../../../../shared/contract/banner.ts'
import type { ContentPageName } from '../../../../shared/contract/contentPage.ts'

/** A text in both languages. */
export interface Both {
  readonly en: string
  readonly hi: string
}

/** A picture by the name of its file, `demo/api/media/<name>.svg`, and what it shows; empty where it only adorns. */
export interface SeedPicture {
  readonly name: string
  readonly alt: Both
}

export interface SeedHomeBanner {
  readonly title: Both
  readonly text: Both
  readonly picture: SeedPicture
  /** Path of the site, e.g. `/project-details/1`. */
  readonly link?: string
}

export interface SeedPageBanner {
  readonly page: BannerPage
  readonly title: Both
  readonly text: Both
  readonly picture: SeedPicture
}

export interface SeedAbout {
  readonly title: Both
  /** HTML. */
  readonly body: Both
  readonly values: readonly { readonly title: Both; readonly text: Both }[]
  readonly timeline: readonly { readonly year: number; readonly text: Both }[]
  readonly picture: SeedPicture
}

export interface SeedTrustee {
  readonly name: Both
  readonly role: Both
  readonly text: Both
  readonly picture: SeedPicture
}

export interface SeedDashboard {
  /** yyyy-MM-dd */
  readonly asOf: string
  /** Indian financial year, e.g. `2025-26`. */
  readonly year: string
  /** `value` a whole number; `key` in small Latin letters and hyphens. */
  readonly impact: readonly {
    readonly key: string
    readonly value: number
    readonly label: Both
    readonly unit?: Both
  }[]
  /** Whole percent, together 100; rupees. */
  readonly spending: readonly {
    readonly key: string
    readonly label: Both
    readonly percent: number
    readonly amount: number
  }[]
  readonly source: Both
}

export interface SeedQuote {
  readonly text: Both
  /** Who said it, and what they are: "Kamla, cook". */
  readonly by: Both
}

export interface SeedAward {
  readonly title: Both
  readonly by: Both
  readonly year: number
  readonly text: Both
}

/** A collaborator or a support partner; the logo is decorative beside its name, so `alt` may be empty. */
export interface SeedCompanion {
  readonly name: Both
  readonly text: Both
  readonly logo?: SeedPicture
  /** Year. */
  readonly since?: number
}

export interface SeedContentPage {
  readonly page: ContentPageName
  readonly title: Both
  readonly lead: Both
  /** `id` serves as the anchor: small Latin letters and hyphens. `body` is HTML. */
  readonly sections: readonly {
    readonly id: string
    readonly title: Both
    readonly body: Both
    readonly picture?: SeedPicture
  }[]
  readonly facts: readonly { readonly label: Both; readonly value: Both }[]
  /** The project that a gift from this page is for (demo/api/seed/projects). */
  readonly projectId?: number
  /** Plain text. */
  readonly questions: readonly { readonly question: Both; readonly answer: Both }[]
}

/** What the project pages tell beyond demo/api/seed/projects; one for each of the ten. */
export interface SeedProjectPage {
  readonly projectId: number
  /** Plain text, one or two sentences. */
  readonly summary: Both
  /** Of the picture named like the project's slug. */
  readonly pictureAlt: Both
  /** HTML: at least four paragraphs with two h2. */
  readonly story: Both
  /** Rupees; left out where there is no end to reach. */
  readonly goal?: number
  /** What the books held before the first gift of this site: rupees and givers. */
  readonly opening: { readonly raised: number; readonly donors: number }
  /** At most one project is featured. */
  readonly featured?: boolean
  /** Two to six pictures. */
  readonly gallery: readonly SeedPicture[]
  /** What a gift does; amounts in rupees, those of the project's items or suggestions. */
  readonly gives: readonly { readonly amount: number; readonly text: Both }[]
  /** What volunteers can do; their ids are `projectId * 10 + position`. None where nobody is looked for. */
  readonly volunteer: readonly { readonly title: Both; readonly text: Both }[]
  /** Ids of two or three other projects. */
  readonly related: readonly number[]
}

export interface SeedAlbum {
  readonly title: Both
  readonly text: Both
  /** The pictures' ids are `album id * 100 + position`. */
  readonly photos: readonly { readonly caption: Both; readonly picture: SeedPicture }[]
}

export interface SeedVideo {
  /** `demo/api/media/<name>.mp4`, `.webm`, `.en.vtt`, `.hi.vtt`, poster `<name>.svg`. */
  readonly name: string
  readonly title: Both
  readonly text: Both
  readonly posterAlt: Both
  /** Playing time. */
  readonly seconds: number
}

export interface SeedLegal {
  /** HTML, with h2 for each point. */
  readonly privacy: { readonly title: Both; readonly body: Both }
  readonly terms: { readonly title: Both; readonly body: Both }
  /** yyyy-MM-dd */
  readonly updatedAt: string
}
