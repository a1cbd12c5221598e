import { expect, it } from 'vitest'
import { bannerPath } from '../../api/content/search.ts'
import { bannerPageSchema } from '../../shared/contract/content/pages.ts'
import { sitePaths } from '../../shared/sitePaths.ts'
import { findPages, namedPages } from '../pages/notFound/findPages.ts'
import { pages } from './pages.ts'

it('has words for the search of every public page at a fixed address', () => {
  const found = [...bannerPageSchema.options.map(bannerPath), ...namedPages.map((page) => sitePaths[page])]
  const fixed = pages.filter(({ path, access }) => access === 'public' && !path.includes(':'))
  const missing = fixed.map(({ path }) => path).filter((path) => !found.includes(path))
  expect(missing).toEqual([sitePaths.notFound])
})

it.each([
  ['cheque', 'en', 'Donate', '/donate'],
  ['कुकी', 'en', 'Privacy policy', '/privacy-and-policy'],
  ['register', 'hi', 'अपना पेज पंजीकृत कराएँ', '/partner-registration'],
] as const)('finds %s in any language, and names the page in the reader’s (%s)', (words, lang, title, path) => {
  expect(findPages(words, lang)[0]).toEqual({ kind: 'page', title, path })
})
