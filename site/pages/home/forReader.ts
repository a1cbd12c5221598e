import type { PostRow } from '../../../shared/contract/content/blog.ts'

/** The newest posts for a reader: those in the reader's language first, then the others. @param rows newest first */
export const forReader = (rows: readonly PostRow[], lang: PostRow['lang'], count: number): PostRow[] =>
  [...rows.filter((row) => row.lang === lang), ...rows.filter((row) => row.lang !== lang)].slice(0, count)
