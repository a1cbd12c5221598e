/** The shapes of the posts' texts; those of everything else: `types.ts`. */
import type { Both, SeedPicture } from './types.ts'

export interface SeedTag {
  /** Stands in addresses: small Latin letters and hyphens. */
  readonly key: string
  readonly title: Both
}

export interface SeedPostText {
  readonly title: string
  /** Plain text, one or two sentences. */
  readonly summary: string
  /** HTML. */
  readonly body: string
}

/** A post in one language or both. In one only, it is shown in both with its `lang`. */
export interface SeedPost {
  /** Stands in addresses; never changes. */
  readonly id: number
  readonly text: { readonly en: SeedPostText; readonly hi?: SeedPostText } | { readonly hi: SeedPostText }
  readonly author: Both
  readonly picture: SeedPicture
  /** An instant with its zone, e.g. `2026-10-02T07:00:00+05:30`. */
  readonly publishedAt: string
  /** Keys of `tags`. */
  readonly tags: readonly string[]
}
