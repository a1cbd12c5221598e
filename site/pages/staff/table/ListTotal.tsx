import type { ReactNode } from 'react'
import styles from './DataTable.module.css'

/** How much a list holds, above it; read out when the filters change. */
export const ListTotal = ({ children }: { children: ReactNode }) => (
  <p role="status" className={styles.total}>
    {children}
  </p>
)
