import type { ReactNode } from 'react'
import styles from './Empty.module.css'

/** Instead of a list without entries: a drawing, and what will be here. */
export const Empty = ({ picture, children }: { picture: string; children: ReactNode }) => (
  <div className={styles.empty}>
    <img src={picture} alt="" width={320} height={240} />
    <div>{children}</div>
  </div>
)
