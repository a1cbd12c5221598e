import { useContent } from '../../framework/firstLoad/useContent.ts'
import { OptionalBlock } from '../../components/content/OptionalBlock.tsx'
import { PictureFrame } from '../../components/picture/PictureFrame.tsx'
import { Section } from '../../components/Section.tsx'
import { Entry } from '../../components/Entry.tsx'
import styles from './AboutStory.module.css'
import { useTexts } from '../../texts/useTexts.ts'

/** The people responsible for the trust: pictured at work, with their area. */
export const Trustees = () => {
  const texts = useTexts('content').about
  const trustees = useContent(['trustees'], async (api) =>
    (await import('../../../shared/contract/content/pages.ts')).trustees(api),
  )
  return (
    <OptionalBlock query={trustees}>
      {(people) => (
        <Section sideHeading id="trustees" tone="quiet" title={texts.trustees} lead={texts.trusteesLead}>
          <ul className={styles.trustees}>
            {people.map(({ id, name, role, text, picture }) => (
              <li key={id}>
                <Entry picture={<PictureFrame picture={picture} sizes="(min-width: 44rem) 30vw, 40vw" />} title={name}>
                  <strong>{role}</strong>
                  <p>{text}</p>
                </Entry>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </OptionalBlock>
  )
}
