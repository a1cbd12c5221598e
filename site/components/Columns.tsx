import type { ReactNode } from 'react'
import styles from './Columns.module.css'

interface ColumnsProps {
  /** Names the links. */
  label: string
  /** A `<li>` for each. */
  links: ReactNode
  /** Above and below the links. */
  above?: ReactNode
  below?: ReactNode
  /** The wide column. */
  children: ReactNode
}

/** A page with a list of links beside it: to its sections, or to pages like it. */
export const Columns = ({ label, links, above, below, children }: ColumnsProps) => (
  <div className={styles.columns}>
    <aside className="flow-stays">
      {above}
      <nav aria-label={label}>
        <ul className={styles.contents}>{links}</ul>
      </nav>
      {below}
    </aside>
    {children}
  </div>
)
