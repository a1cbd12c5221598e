/** The header's two queries. Both keys begin with `notifications`, so that one invalidation reaches them and the page's lists. */
import type { Language } from '../../../shared/languages.ts'
import { notificationCounter, notifications } from '../../../shared/contract/people/notification.ts'
import type { Transport } from '../../../shared/contract/transport.ts'

/** Page and size of the dropdown (specification, section 9). */
const [page, perPage] = [1, 6]

export const counterQuery = (api: Transport) => ({
  queryKey: ['notifications', 'counter'],
  queryFn: () => notificationCounter(api),
})

export const latestQuery = (api: Transport, lang: Language) => ({
  queryKey: ['notifications', 'latest', lang],
  queryFn: () => notifications(api, page, perPage),
})
