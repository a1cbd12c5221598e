import styles from './Contents.module.css'
import { aboutTexts } from './texts.ts'

interface ContentsProps {
  /** Which sections exist. */
  has: { values: boolean; timeline: boolean }
}

/** The other sections of the page, beside its longest text. */
export const Contents = ({ has }: ContentsProps) => {
  const texts = aboutTexts.use()
  return (
    <nav aria-label={texts.contents} className={styles.contents}>
      <ul className={styles.list}>
        {has.values && (
          <li>
            <a href="#values">{texts.values}</a>
          </li>
        )}
        {has.timeline && (
          <li>
            <a href="#years">{texts.timeline}</a>
          </li>
        )}
        <li>
          <a href="#trustees">{texts.trustees}</a>
        </li>
      </ul>
    </nav>
  )
}
