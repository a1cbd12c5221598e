import type { ReactNode } from 'react'
import styles from './Disclosures.module.css'

export interface Disclosure {
  key: string
  title: ReactNode
  content: ReactNode
}

/** Lines that open to show their content. They work without script. */
export const Disclosures = ({ entries }: { entries: readonly Disclosure[] }) => (
  <div className={styles.list}>
    {entries.map(({ key, title, content }) => (
      <details key={key}>
        <summary>{title}</summary>
        <div className={styles.content}>{content}</div>
      </details>
    ))}
  </div>
)
