import type { ProjectSearchTexts } from '../../pages/projects/search/en.ts'
import type { MenuList } from './useProjects.ts'

/** How many projects there are, and how many the menu lists. */
export const countText = (texts: ProjectSearchTexts, { projects, total, words }: MenuList): string => {
  const listed = projects.length
  if (words === '') return texts.firstOf(listed, total)
  const found = texts.found(total, words)
  return listed < total ? `${found} ${texts.firstListed(listed)}` : found
}
