import type { ReactNode } from 'react'
import styles from './Entry.module.css'

/** A part of an entry under its title. */
export const EntrySection = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.section}>
    <h2>{title}</h2>
    {children}
  </section>
)
