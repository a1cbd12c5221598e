import { type ReactNode, useId } from 'react'
import styles from './Section.module.css'

interface SectionProps {
  title: string
  /** A sentence beside the title. */
  lead?: string | undefined
  /** `quiet`: on the raised tone; `plain`: on paper. */
  tone?: 'plain' | 'quiet'
  /** Anchor. */
  id?: string | undefined
  /** To the right of the title, e.g. a link to all. */
  aside?: ReactNode
  children: ReactNode
}

/** A section of a page with its heading, at the page's width. */
export const Section = ({ title, lead, tone = 'plain', id, aside, children }: SectionProps) => {
  const heading = useId()
  return (
    <section id={id} aria-labelledby={heading} className={`${styles.section} ${styles[tone]}`}>
      <div className={styles.inner}>
        <div className={styles.head}>
          <div>
            <h2 id={heading}>{title}</h2>
            {lead && <p>{lead}</p>}
          </div>
          {aside}
        </div>
        {children}
      </div>
    </section>
  )
}
