import { useSession } from '../../app/session/useSession.ts'
import { Invitation } from './Invitation.tsx'
import { MemberProfile } from './MemberProfile.tsx'

/** `/profile`: open to anyone; a signed-out visitor sees an invitation (specification, decision 17). */
export const ProfilePage = () => {
  const { token } = useSession()
  return token ? <MemberProfile key={token} /> : <Invitation />
}
