import { type ReactNode, type Ref, useId } from 'react'
import styles from './Section.module.css'

interface SectionProps {
  title: string
  /** A sentence below the title. */
  lead?: string | undefined
  /** `quiet`: on the raised tone; `deep`: on the river's; `plain`: on paper. */
  tone?: 'plain' | 'quiet' | 'deep'
  /** Anchor. */
  id?: string | undefined
  /** A script, or a link of the page, moves the focus to it. */
  ref?: Ref<HTMLElement>
  /** With the title, e.g. a link to all. */
  aside?: ReactNode
  /** As in a book: the heading in a narrow column, its content in a wide one beside it. */
  sideHeading?: boolean
  children: ReactNode
}

/** A section of a page with its heading, at the page's width. */
export const Section = ({
  title,
  lead,
  tone = 'plain',
  id,
  ref,
  aside,
  sideHeading = false,
  children,
}: SectionProps) => {
  const heading = useId()
  return (
    <section
      ref={ref}
      id={id}
      tabIndex={ref ? -1 : undefined}
      aria-labelledby={heading}
      className={`${styles.section} ${styles[tone]}`}
    >
      <div className={`${styles.inner} ${sideHeading ? styles.sideHeading : ''} page-width`}>
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
