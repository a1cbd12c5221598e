import { type ReactNode, useId } from 'react'
import styles from './DeskItem.module.css'

interface DeskSectionProps {
  title: string
  lead?: string
  children: ReactNode
}

/** A part of a page under its title. */
export const DeskSection = ({ title, lead, children }: DeskSectionProps) => {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id}>{title}</h2>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </section>
  )
}
