import { useNavigate } from 'react-router-dom'
import { readNotificationsUpTo } from '../../../shared/api/people/notifications.ts'
import type { Notification, NotificationPage } from '../../../shared/contract/people/notification.ts'
import { notify } from '../../app/notify.ts'
import { paths } from '../../app/paths.ts'
import { queryClientOf } from '../../app/firstLoad/queryClient.ts'
import { useServices } from '../../app/services.ts'
import { counterQuery } from './notificationQueries.ts'
import { useTexts } from '../../texts/useTexts.ts'

/**
 * View All (specification, section 4): marks the newest and so all before it read, clears the counter and the list, opens /notifications and shows
 * the success message. Without an id nothing is sent; a refusal is only logged. The page opens in either case.
 */
export const useViewAll = () => {
  const texts = useTexts('member').menus
  const services = useServices()
  const navigate = useNavigate()
  const client = queryClientOf(services)
  return async (latest: readonly Notification[]) => {
    const id = latest[0]?.id
    if (id !== undefined) {
      try {
        const left = await readNotificationsUpTo(services.api, id)
        client.setQueryData(counterQuery(services.api).queryKey, left)
        client.setQueriesData<NotificationPage>(
          { queryKey: ['notifications', 'latest'] },
          (page) => page && { ...page, rows: [], total: 0 },
        )
        notify({ kind: 'success', title: texts.read })
      } catch (error) {
        console.warn('could not mark the notifications read', error)
      }
    }
    // A 401 has opened /login by now.
    if (services.session.getState().token !== null) void navigate(paths.notifications)
  }
}
