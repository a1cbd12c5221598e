import { useState } from 'react'
import { notifications, readNotificationsUpTo } from '../../../shared/api/people/notifications.ts'
import { notify } from '../../app/notify.ts'
import { queryClientOf } from '../../app/firstLoad/queryClient.ts'
import { useServices } from '../../app/services.ts'
import { failureText } from '../../forms/failureText.ts'
import { useTexts } from '../../texts/useTexts.ts'

/** Marks the newest, and so all before it, as read; the bell's count and every list follow. */
export const useMarkAll = () => {
  const texts = useTexts('common')
  const own = useTexts('member').notifications
  const services = useServices()
  const [busy, setBusy] = useState(false)
  const markAll = async () => {
    setBusy(true)
    try {
      // The server's newest, which may be newer than the newest on screen.
      const newest = (await notifications(services.api, 1, 1)).rows[0]
      if (newest) await readNotificationsUpTo(services.api, newest.id)
      await queryClientOf(services).invalidateQueries({ queryKey: ['notifications'] })
      notify({ kind: 'success', title: own.marked })
    } catch (error) {
      notify({ kind: 'error', title: own.notMarked, text: failureText(texts, error) })
    }
    setBusy(false)
  }
  return { busy, markAll }
}
