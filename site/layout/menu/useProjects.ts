import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { projects } from '../../../shared/api/project.ts'
import type { Language } from '../../../shared/languages.ts'
import { useLanguage } from '../../app/language/language.ts'
import { contentMeta, queryClientOf } from '../../app/firstLoad/queryClient.ts'
import { type Services, useServices } from '../../app/services.ts'

const query = (services: Services, lang: Language) => ({
  queryKey: ['menuProjects', lang],
  queryFn: () => projects(services.api),
  meta: contentMeta,
})

/** Loads the list. @returns whether there is anything to show. @throws ApiError */
export const prepareProjects = async (services: Services, lang: Language): Promise<boolean> =>
  (await queryClientOf(services).ensureQueryData(query(services, lang))).length > 0

/** The projects of the menus. A failure is logged only (specification, section 8). */
export const useProjects = () => {
  const services = useServices()
  const lang = useLanguage()
  const { data } = useQuery({ ...query(services, lang), placeholderData: keepPreviousData }, queryClientOf(services))
  return data ?? []
}
