import type { ReactNode } from 'react'
import styles from './Sections.module.css'

interface ProfileSectionProps {
  /** Anchor. */
  id: string
  title: string
  lead?: string
  children: ReactNode
}

/** A section of the profile, with its anchor. */
export const ProfileSection = ({ id, title, lead, children }: ProfileSectionProps) => (
  <section id={id} aria-labelledby={`${id}-title`} className={styles.section}>
    <div className={styles.head}>
      <h2 id={`${id}-title`}>{title}</h2>
      {lead && <p>{lead}</p>}
    </div>
    {children}
  </section>
)
