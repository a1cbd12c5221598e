import type { ReactNode } from 'react'
import styles from '../table/DataTable.module.css'

interface NothingProps {
  title: string
  /** Why, or a way on. */
  children: ReactNode
}

/** Instead of a list or an entry that is not there. */
export const Nothing = ({ title, children }: NothingProps) => (
  <div className={styles.nothing}>
    <h2>{title}</h2>
    {children}
  </div>
)
