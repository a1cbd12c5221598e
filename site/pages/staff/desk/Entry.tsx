import type { ReactNode } from 'react'
import text from '../../../components/Text.module.css'
import styles from './Entry.module.css'

interface EntryProps {
  title: ReactNode
  /** Beside the title. */
  state: string
  /** The state needs somebody. */
  wrong?: boolean
  children: ReactNode
}

/** One thing of a list, and what staff can do about it. */
export const Entry = ({ title, state, wrong = false, children }: EntryProps) => (
  <li>
    <div className={styles.head}>
      <h2>{title}</h2>
      <p className={wrong ? text.wrong : text.soft}>{state}</p>
    </div>
    {children}
  </li>
)
