import { useNavigate } from 'react-router-dom'
import { notify } from '../../app/notify.ts'
import { paths } from '../../app/paths.ts'
import { useServices } from '../../app/services.ts'
import { leaveSession } from '../../app/session/sessionEnd.ts'
import { useTexts } from '../../texts/useTexts.ts'

/** Longest wait for the code of the call, in ms. */
const patienceMs = 500

/** Logout: this browser deletes the session's four keys (specification, section 4), and opens the start page, or `to`. */
export const useLogout = (to: string = paths.home) => {
  const { frame } = useTexts('common')
  const { api, session } = useServices()
  const navigate = useNavigate()
  return async () => {
    // The server deletes the token too, if it can be reached while this browser still has it; the person does not wait for that.
    const ended = import('../../../shared/contract/people/account.ts').then(
      ({ logout }) => void logout(api).catch(() => {}),
    )
    await Promise.race([ended.catch(() => {}), new Promise((done) => setTimeout(done, patienceMs))])
    leaveSession(session, 'logout')
    notify({ kind: 'success', title: frame.loggedOut })
    void navigate(to)
  }
}
