import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import styles from './Entry.module.css'

interface EntryProps {
  picture?: ReactNode
  /** Above the title. */
  over?: ReactNode
  title: string
  /** A press anywhere on the entry goes there. */
  to?: string | undefined
  /** Language of the title, if it is not the page's. */
  lang?: string
  level?: 'h2' | 'h3'
  /** Below the title. */
  children: ReactNode
  /** After the words: what can be done. */
  foot?: ReactNode
}

/** One thing of a list: a picture, a title and a text. */
export const Entry = ({ picture, over, title, to, lang, level: Heading = 'h3', children, foot }: EntryProps) => (
  <article className={styles.entry}>
    {picture}
    <div className={styles.words}>
      {over}
      <Heading lang={lang}>
        {to ? (
          <Link to={to} className={styles.link}>
            {title}
          </Link>
        ) : (
          title
        )}
      </Heading>
      {children}
    </div>
    {foot}
  </article>
)
