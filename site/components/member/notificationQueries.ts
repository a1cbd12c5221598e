/** The header's two queries. Both keys begin with `notifications`, so that one invalidation reaches them and the page's lists. */
import { notificationCounter, notifications } from '../../../shared/contract/people/notification.ts'
import { useLanguage } from '../../app/language/language.ts'
import { useApiQuery } from '../../framework/firstLoad/queryClient.ts'

/** Page and size of the dropdown (specification, section 9). */
const [page, perPage] = [1, 6]

export const counterKey = ['notifications', 'counter']

export const useCounter = (options?: { refetchInterval: number }) =>
  useApiQuery(counterKey, notificationCounter, options)

export const useLatest = (options: { enabled: boolean; staleTime: number }) =>
  useApiQuery(['notifications', 'latest', useLanguage()], (api) => notifications(api, page, perPage), options)
