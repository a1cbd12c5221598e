import { readWaiting } from '../../../../shared/contract/staff/overview.ts'
import { useApiQuery } from '../../../framework/firstLoad/queryClient.ts'

/** First part of the key of the query about what waits. Acts that change it name it in `refreshes`. */
export const waitingKey = 'staff-waiting'

/** What waits for somebody: the navigation and the first page show it. Colleagues work meanwhile, so it is asked again each minute. */
export const useWaiting = () => {
  return useApiQuery([waitingKey], readWaiting, { staleTime: 10_000, refetchInterval: 60_000 })
}
