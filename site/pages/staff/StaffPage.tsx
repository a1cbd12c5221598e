import { Navigate, useParams } from 'react-router-dom'
import { profile } from '../../../shared/api/people/profile.ts'
import { useApiQuery } from '../../app/firstLoad/queryClient.ts'
import { paths } from '../../app/paths.ts'
import { useServices } from '../../app/services.ts'
import { QueryState } from '../../layout/QueryState.tsx'
import { RoleContext } from '../../staff/role.ts'
import { useSearchKey } from '../../staff/useSearchKey.ts'
import { DeskFrame } from './DeskFrame.tsx'
import { DeskRoom } from './DeskRoom.tsx'
import { NotForYou } from './NotForYou.tsx'

/** `/staff/<page>`: the desk of the trust's staff. It shows nothing before the API has named the person's role. */
export const StaffPage = () => {
  const { api } = useServices()
  const [name = ''] = (useParams()['*'] ?? '').split('/')
  const query = useApiQuery({ queryKey: ['profile'], queryFn: () => profile(api) })
  useSearchKey()
  // Without a second factor every call of the desk would be refused: its setting up is there.
  if (query.data?.needs_second_factor) return <Navigate to={`${paths.profile}#code`} replace />
  return (
    <RoleContext value={query.data?.role ?? null}>
      <DeskFrame>
        <QueryState query={query}>{({ role }) => (role ? <DeskRoom name={name} /> : <NotForYou />)}</QueryState>
      </DeskFrame>
    </RoleContext>
  )
}
