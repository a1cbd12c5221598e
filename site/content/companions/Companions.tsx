import type { Companion } from '../../../shared/contract/content/voices.ts'
import { PictureView } from '../../layout/picture/PictureView.tsx'
import styles from './Companions.module.css'

interface CompanionsProps {
  companions: readonly Companion[]
  /** How to write the year in which it began. */
  since(year: number): string
}

/** Organisations that work with the trust or support it: logo, name, what they do, since when. */
export const Companions = ({ companions, since }: CompanionsProps) => (
  <ul className={styles.list}>
    {companions.map(({ id, name, text, logo, since: year }) => (
      <li key={id} className={styles.entry}>
        {logo && (
          <div className={styles.mark}>
            <PictureView picture={logo} sizes="72px" />
          </div>
        )}
        <div className={styles.words}>
          <h3>{name}</h3>
          <p>{text}</p>
          {year && <p className={styles.since}>{since(year)}</p>}
        </div>
      </li>
    ))}
  </ul>
)
