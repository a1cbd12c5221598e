import type { ReactNode } from 'react'
import type { Detail } from '../../../../shared/contract/content/contact.ts'
import { CopyList } from '../../../layout/copy/CopyList.tsx'
import styles from './OfflineWays.module.css'

/** One way to donate: a small table of labels and values. Nothing is drawn for a way without lines. */
export const Way = ({
  title,
  details,
  lead,
  children,
}: {
  title: string
  details: readonly Detail[]
  /** Between the heading and the lines. */
  lead?: ReactNode
  children?: ReactNode
}) => {
  if (details.length === 0) return null
  return (
    <section className={styles.way}>
      <h3>{title}</h3>
      {lead}
      <CopyList rows={details} />
      {children}
    </section>
  )
}
