import { useNavigate } from 'react-router-dom'
import { logout } from '../../../shared/api/account.ts'
import { notify } from '../../app/notify.ts'
import { paths } from '../../app/paths.ts'
import { useServices } from '../../app/services.ts'
import { leaveSession } from '../../app/sessionEnd.ts'
import { useTexts } from '../../app/texts.ts'

/** Logout: this browser forgets the session's four keys (specification, section 4), and goes to the start page. */
export const useLogout = () => {
  const { frame } = useTexts()
  const { quietApi, session } = useServices()
  const navigate = useNavigate()
  return () => {
    // The server forgets the token too; whether it can be reached or not, this browser forgets it now.
    void logout(quietApi).catch(() => {})
    leaveSession(session, 'logout')
    notify({ kind: 'success', title: frame.loggedOut })
    void navigate(paths.home)
  }
}
