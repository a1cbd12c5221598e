import type { About } from '../../../shared/contract/content/about.ts'
import { Split } from '../../content/Split.tsx'
import { aboutTexts } from './texts.ts'
import styles from './Timeline.module.css'

/** The years along a line that runs like the river beside them. */
export const Timeline = ({ years }: { years: About['timeline'] }) => (
  <Split id="years" title={aboutTexts.use().timeline}>
    <ol className={styles.years}>
      {years.map(({ year, text }) => (
        <li key={`${year} ${text}`}>
          <span className={styles.year}>{year}</span>
          <span>{text}</span>
        </li>
      ))}
    </ol>
  </Split>
)
