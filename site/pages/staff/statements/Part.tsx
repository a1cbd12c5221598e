import { type ReactNode, useId } from 'react'
import styles from './Statements.module.css'

interface PartProps {
  title: string
  lead?: string
  children: ReactNode
}

/** One step of the page, with its heading. */
export const Part = ({ title, lead, children }: PartProps) => {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.part}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {children}
    </section>
  )
}
