import { useContent } from '../../app/firstLoad/useContent.ts'
import { OptionalBlock } from '../../content/OptionalBlock.tsx'
import { PictureView } from '../../layout/picture/PictureView.tsx'
import { Section } from '../../layout/Section.tsx'
import { aboutTexts } from './texts.ts'
import styles from './Trustees.module.css'

/** The people responsible for the trust: pictured at work, with their area. */
export const Trustees = () => {
  const texts = aboutTexts.use()
  const trustees = useContent(['trustees'], async (api) =>
    (await import('../../../shared/api/content.ts')).trustees(api),
  )
  return (
    <OptionalBlock query={trustees} isEmpty={({ length }) => length === 0}>
      {(people) => (
        <Section id="trustees" tone="quiet" title={texts.trustees} lead={texts.trusteesLead}>
          <ul className={styles.people}>
            {people.map(({ id, name, role, text, picture }) => (
              <li key={id}>
                <div className={styles.frame}>
                  <PictureView picture={picture} sizes="(min-width: 44rem) 15rem, 40vw" />
                </div>
                <div className={styles.words}>
                  <h3>{name}</h3>
                  <p className={styles.role}>{role}</p>
                  <p>{text}</p>
                </div>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </OptionalBlock>
  )
}
