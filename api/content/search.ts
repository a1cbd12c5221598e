import { type Found, searchQuerySchema } from '../../shared/contract/content/search.ts'
import type { Call, DataAnswer } from '../platform/http/call.ts'
import { readQuery } from '../platform/http/readQuery.ts'
import { rank } from '../../shared/rank.ts'
import { listSearchable } from './searchable.ts'

const MOST = 12

/**
 * `GET search?q=` (ours). At most 12 pages with a banner, projects, posts, albums and films that have all words of `q` in either language. Those with the words in the
 * title are first. 422 for no words and for more than 80 characters.
 */
export async function search({ deps, url, language }: Call): Promise<DataAnswer> {
  const { q } = readQuery(url, searchQuerySchema)
  const all = await listSearchable(deps, language)
  const data: Found[] = rank(q, all)
    .slice(0, MOST)
    .map(({ kind, title, path }) => ({ kind, title, path }))
  return { data }
}
