import type { Found } from '../../../shared/contract/content/pages.ts'
import { inEachLanguage, type Language, languages } from '../../../shared/languages.ts'
import { rank } from '../../../shared/rank.ts'
import { sitePaths } from '../../../shared/sitePaths.ts'
import type { pageWords as english } from '../../texts/en/pageWords.ts'

type NamedPage = keyof typeof english

const folders = import.meta.glob<typeof english>('../../texts/*/pageWords.ts', { eager: true, import: 'pageWords' })

/** The words of each language's folder of texts. */
const wordsIn = inEachLanguage((language) => {
  const words = folders[`../../texts/${language}/pageWords.ts`]
  if (!words) throw new Error(`no words of pages in ${language}`)
  return words
})

export const namedPages = Object.keys(wordsIn.en) as NamedPage[] // keys of a constant

const pages = namedPages.map((page) => ({
  path: sitePaths[page],
  title: inEachLanguage((language) => wordsIn[language][page].title),
  names: languages.map((language) => wordsIn[language][page].title).join(' '),
  words: languages.map((language) => wordsIn[language][page].words).join(' '),
}))

/** The site's own pages that have all these words in any language, best first, with titles in the reader's. The API finds the content. */
export const findPages = (question: string, lang: Language): Found[] =>
  rank(question, pages).map(({ path, title }) => ({ kind: 'page', title: title[lang], path }))
