import { type ReactNode, useId } from 'react'
import styles from './Section.module.css'

interface SectionProps {
  title: string
  /** A sentence below the title. */
  lead?: string | undefined
  /** `quiet`: on the raised tone; `deep`: on the river's; `plain`: on paper. */
  tone?: 'plain' | 'quiet' | 'deep'
  /** Anchor. */
  id?: string | undefined
  /** With the title, e.g. a link to all. */
  aside?: ReactNode
  /** As in a book: the heading in a narrow column, its content in a wide one beside it. */
  beside?: boolean
  children: ReactNode
}

/** A section of a page with its heading, at the page's width. */
export const Section = ({ title, lead, tone = 'plain', id, aside, beside = false, children }: SectionProps) => {
  const heading = useId()
  return (
    <section id={id} aria-labelledby={heading} className={`${styles.section} ${styles[tone]}`}>
      <div className={beside ? styles.beside : styles.inner}>
        <div className={styles.head}>
          <div>
            <h2 id={heading}>{title}</h2>
            {lead && <p>{lead}</p>}
          </div>
          {aside}
        </div>
        <div>{children}</div>
      </div>
    </section>
  )
}
