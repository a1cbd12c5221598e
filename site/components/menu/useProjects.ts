import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Project, projectPage } from '../../../shared/contract/project.ts'
import type { Language } from '../../../shared/languages.ts'
import { useLanguage } from '../../app/language/language.ts'
import { contentMeta, queryClientOf } from '../../framework/firstLoad/queryClient.ts'
import { type Services, useServices } from '../../app/services.ts'

/** Maximum number of projects in a menu. If there are more, it also has a search; the page of all projects lists the rest. */
const mostListed = 30

/** What a menu lists: the first projects, or the first with certain words in their titles. */
export interface MenuList {
  projects: readonly Project[]
  /** How many there are with these words, listed or not. */
  total: number
  /** Empty: all projects. */
  words: string
}

const none: MenuList = { projects: [], total: 0, words: '' }

const query = (services: Services, lang: Language, words: string) => ({
  queryKey: ['menuProjects', words, lang],
  queryFn: async (): Promise<MenuList> => {
    const request = { page: 1, perPage: mostListed, search: words }
    const { rows, total } = await projectPage(services.api, request)
    return { projects: rows, total, words }
  },
  meta: contentMeta,
})

/** Loads the list. @returns whether there is anything to show. @throws ApiError */
export const prepareProjects = async (services: Services, lang: Language): Promise<boolean> =>
  (await queryClientOf(services).ensureQueryData(query(services, lang, ''))).total > 0

/**
 * The projects of the menus, in the trust's order. The former list stays until the new one has arrived. A failure of the whole list is only logged
 * (specification, section 8).
 *
 * @param words of the search; empty: all projects
 */
export const useProjects = (words: string): { list: MenuList; error: Error | null } => {
  const services = useServices()
  const lang = useLanguage()
  const options = { ...query(services, lang, words), placeholderData: keepPreviousData }
  const { data, error } = useQuery(options, queryClientOf(services))
  return { list: data ?? none, error }
}

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
