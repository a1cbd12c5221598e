import { type ReactNode, use } from 'react'
import { RoleContext } from '../../staff/role.ts'
import styles from './Desk.module.css'
import { DeskNav } from './DeskNav.tsx'

/** Navigation and content of the desk. Without a role there is no navigation. */
export const DeskFrame = ({ children }: { children: ReactNode }) => {
  const role = use(RoleContext)
  return (
    <div className={role ? styles.rooms : undefined}>
      {role && <DeskNav role={role} />}
      <main id="content" tabIndex={-1} className={styles.main}>
        {children}
      </main>
    </div>
  )
}
