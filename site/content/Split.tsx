import { type ReactNode, useId } from 'react'
import styles from './Split.module.css'

interface SplitProps {
  title: string
  lead?: ReactNode
  /** `quiet`: on the raised tone; `deep`: on the river's; `plain`: on paper. */
  tone?: 'plain' | 'quiet' | 'deep'
  /** Anchor. */
  id?: string | undefined
  /** Below the title, in the narrow column. */
  aside?: ReactNode
  children: ReactNode
}

/** A section of a page as in a book: the heading in the narrow column, its content in the wide one. */
export const Split = ({ title, lead, tone = 'plain', id, aside, children }: SplitProps) => {
  const heading = useId()
  return (
    <section id={id} aria-labelledby={heading} className={`${styles.section} ${styles[tone]}`}>
      <div className={styles.inner}>
        <div className={styles.head}>
          <h2 id={heading}>{title}</h2>
          {lead && <p>{lead}</p>}
          {aside}
        </div>
        <div className={styles.body}>{children}</div>
      </div>
    </section>
  )
}
