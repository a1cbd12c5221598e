import type { Found } from '../../../shared/contract/content/search.ts'
import type { Language } from '../../../shared/languages.ts'
import { rank } from '../../../shared/rank.ts'
import { sitePaths } from '../../../shared/sitePaths.ts'
import type { PageWords } from '../../app/pageWords.ts'

const declared = import.meta.glob<readonly PageWords[]>('../*/search.ts', { eager: true, import: 'search' })

export const pageWords = Object.values(declared).flat()

const pages = pageWords.map(({ page, title, words }) => ({
  path: sitePaths[page],
  title,
  names: Object.values(title).join(' '),
  words: Object.values(words).join(' '),
}))

/** The site's own pages that have all these words in any language, best first, with titles in the reader's. The API finds the content. */
export const findPages = (question: string, lang: Language): Found[] =>
  rank(question, pages).map(({ path, title }) => ({ kind: 'page', title: title[lang], path }))
