import { type ReactNode, useId } from 'react'
import styles from './Profile.module.css'

interface ProfileSectionProps {
  /** Anchor. */
  id: string
  title: string
  lead?: string
  children: ReactNode
}

/** A section of the profile, with its anchor. */
export const ProfileSection = ({ id, title, lead, children }: ProfileSectionProps) => (
  <section id={id} aria-labelledby={`${id}-title`} className={`flow-stack ${styles.section}`}>
    <div>
      <h2 id={`${id}-title`}>{title}</h2>
      {lead && <p className="text-soft">{lead}</p>}
    </div>
    {children}
  </section>
)

/** A part of a section, under its own title. */
export const Group = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId()
  return (
    <section aria-labelledby={id} className={`flow-stack ${styles.group}`}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  )
}
