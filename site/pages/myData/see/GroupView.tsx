import { useId } from 'react'
import { Link } from 'react-router-dom'
import { Row } from '../../../layout/Row.tsx'
import styles from '../MyData.module.css'
import type { Group } from './groupsOf.ts'

/** One group of facts. */
export const GroupView = ({ group: { title, facts, links, note } }: { group: Group }) => {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.group}>
      <h3 id={id}>{title}</h3>
      {facts.some(({ label }) => label) ? (
        <dl className={styles.facts}>
          {facts.map(({ label, value }, index) => (
            // Two special days may have one name.
            <Row key={`${index} ${label}`} label={label}>
              {value}
            </Row>
          ))}
        </dl>
      ) : (
        <p className={styles.quiet}>{facts.map(({ value }) => value).join(', ')}</p>
      )}
      {note && <p className={styles.quiet}>{note}</p>}
      <p className={styles.links}>
        {links.map(({ to, text }) => (
          <Link key={to} to={to} className={styles.link}>
            {text}
          </Link>
        ))}
      </p>
    </section>
  )
}
