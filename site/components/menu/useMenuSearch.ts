import { useState } from 'react'
import { type MenuList, mostListed, useProjects } from './useProjects.ts'

export interface MenuSearchState {
  list: MenuList
  /** The search failed. */
  error: Error | null
  /** There are more projects than the menu lists, so it has a search. */
  isLong: boolean
  search(words: string): void
}

/** The projects that a menu lists, and the search in all of them. */
export const useMenuSearch = (): MenuSearchState => {
  const [words, search] = useState('')
  const all = useProjects('')
  const { list, error } = useProjects(words)
  return { list, error: words === '' ? null : error, isLong: all.list.total > mostListed, search }
}
