import { type ReactNode, useId } from 'react'
import flow from '../../components/Flow.module.css'
import styles from './MyData.module.css'

/** A part of a section, under its own title. */
export const Group = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId()
  return (
    <section aria-labelledby={id} className={`${flow.stack} ${styles.group}`}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  )
}
