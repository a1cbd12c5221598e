import type { ReactNode } from 'react'
import styles from './Disclosures.module.css'

export interface Disclosure {
  key: string
  title: ReactNode
  content: ReactNode
  /** Anchor. A browser that goes there opens the line. */
  id?: string
}

/** Lines that open to show their content. They work without script. */
export const Disclosures = ({ entries }: { entries: readonly Disclosure[] }) => (
  <div className={styles.list}>
    {entries.map(({ key, title, content, id }) => (
      <details key={key}>
        <summary>{title}</summary>
        <div id={id} className={styles.content}>
          {content}
        </div>
      </details>
    ))}
  </div>
)
