import type { MenuList } from './useProjects.ts'
import type { SiteTexts } from '../../texts/useTexts.ts'

/** How many projects there are, and how many the menu lists. */
export const countText = (texts: SiteTexts['projects']['search'], { projects, total, words }: MenuList): string => {
  const listed = projects.length
  if (words === '') return texts.firstOf(listed, total)
  const found = texts.found(total, words)
  return listed < total ? `${found} ${texts.firstListed(listed)}` : found
}
