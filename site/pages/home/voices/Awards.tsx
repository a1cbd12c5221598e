import type { Award } from '../../../../shared/contract/content/voices.ts'
import styles from './Awards.module.css'

/** Year, award, by whom: like entries in a register. */
export const Awards = ({ awards }: { awards: readonly Award[] }) => (
  <ul className={styles.register}>
    {awards.map(({ id, title, by, year, text }) => (
      <li key={id}>
        <span className={styles.year}>{year}</span>
        <div>
          <h3>{title}</h3>
          <p className={styles.by}>{by}</p>
          <p>{text}</p>
        </div>
      </li>
    ))}
  </ul>
)
