import type { ReactNode } from 'react'
import text from '../../../components/Text.module.css'
import styles from './DeskItem.module.css'

interface DeskItemProps {
  title: ReactNode
  /** Beside the title. */
  state: string
  /** The state needs somebody. */
  wrong?: boolean
  children: ReactNode
}

/** One thing of a list, and what staff can do about it. */
export const DeskItem = ({ title, state, wrong = false, children }: DeskItemProps) => (
  <li>
    <div className={styles.head}>
      <h2>{title}</h2>
      <p className={wrong ? text.wrong : text.soft}>{state}</p>
    </div>
    {children}
  </li>
)
