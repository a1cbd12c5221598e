import { givingTexts } from '../texts.ts'
import { OfflineWays } from './OfflineWays.tsx'
import styles from './OtherWays.module.css'

/** Below the projects: the three steps of a donation, and the ways without the form. */
export const OtherWays = () => {
  const { give } = givingTexts.use()
  return (
    <>
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
      <OfflineWays />
    </>
  )
}
