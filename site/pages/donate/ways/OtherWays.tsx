import { Section } from '../../../layout/Section.tsx'
import { OfflineWays } from './OfflineWays.tsx'
import styles from './OtherWays.module.css'
import { useTexts } from '../../../texts/useTexts.ts'

/** Below the projects: the three steps of a donation, and the ways without the form. */
export const OtherWays = () => {
  const { give } = useTexts('giving')
  return (
    <>
      <Section title={give.howItWorks}>
        <ol className={styles.steps}>
          {give.steps.map(([name, text]) => (
            <li key={name}>
              <strong>{name}</strong>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </Section>
      <OfflineWays />
    </>
  )
}
