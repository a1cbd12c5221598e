import { useNavigate } from 'react-router-dom'
import { deleteAccount } from '../../../shared/api/people/profile.ts'
import { reauthenticate } from '../../../shared/api/people/signInSessions.ts'
import type { User } from '../../../shared/contract/people/session.ts'
import { notify } from '../../app/notify.ts'
import { paths } from '../../app/paths.ts'
import { useServices } from '../../app/services.ts'
import { leaveSession } from '../../app/session/sessionEnd.ts'
import { memberTexts } from './texts.ts'

/**
 * Deletes the account. On success: the message, all local storage cleared, and home (specification, section 4); the menus disappear with the session.
 * @returns a function of the password ('' unless the server asked for it) that returns null, or the failure
 */
export const useDeletion = ({ id }: User) => {
  const { deletion } = memberTexts.use()
  const { api, session } = useServices()
  const navigate = useNavigate()
  return async (password: string): Promise<unknown> => {
    try {
      if (password) await reauthenticate(api, { password })
      await deleteAccount(api, id)
    } catch (error) {
      return error
    }
    // `expired` clears the whole storage.
    leaveSession(session, 'expired')
    notify({ kind: 'success', title: deletion.done })
    void navigate(paths.home)
    return null
  }
}
