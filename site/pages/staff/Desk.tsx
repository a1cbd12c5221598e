import { useParams } from 'react-router-dom'
import { profile } from '../../../shared/api/people/profile.ts'
import { useApiQuery } from '../../app/firstLoad/queryClient.ts'
import { useServices } from '../../app/services.ts'
import { RoleContext } from '../../staff/role.ts'
import { useSearchKey } from '../../staff/useSearchKey.ts'
import styles from './Desk.module.css'
import { DeskNav } from './DeskNav.tsx'
import { DeskRoom } from './DeskRoom.tsx'

/** Navigation and content of the desk. `StaffPage` loads it when the API has named the person's role. */
export const Desk = () => {
  const { api } = useServices()
  const { data } = useApiQuery({ queryKey: ['profile'], queryFn: () => profile(api) })
  const [name = ''] = (useParams()['*'] ?? '').split('/')
  useSearchKey()
  if (!data?.role) return null
  return (
    <RoleContext value={data.role}>
      <div className={styles.rooms}>
        <DeskNav role={data.role} />
        <main id="content" tabIndex={-1} className={styles.main}>
          <DeskRoom name={name} />
        </main>
      </div>
    </RoleContext>
  )
}
