import styles from './HowItWorks.module.css'
import { givingTexts } from '../texts.ts'

/** The three steps of a donation. */
export const HowItWorks = () => {
  const { give } = givingTexts.use()
  return (
    <section aria-labelledby="how" className={styles.how}>
      <h2 id="how">{give.howItWorks}</h2>
      <ol className={styles.steps}>
        {give.steps.map(([name, text]) => (
          <li key={name}>
            <strong>{name}</strong>
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
