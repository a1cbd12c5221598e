import type { About } from '../../../shared/contract/content/pages.ts'
import { RichText } from '../../components/content/RichText.tsx'
import { Lines } from '../../components/Lines.tsx'
import { Section } from '../../components/Section.tsx'
import styles from './AboutStory.module.css'
import { useTexts } from '../../texts/useTexts.ts'
import { contract, useContent } from '../../framework/firstLoad/useContent.ts'
import { OptionalBlock } from '../../components/content/OptionalBlock.tsx'
import { PictureFrame } from '../../components/picture/PictureFrame.tsx'
import { Entry } from '../../components/Entry.tsx'

/** The editor's text with links to what follows, then values and years. Its picture is the banner's, which is shown above already. */
export const AboutStory = ({ about: { title, body, values, timeline } }: { about: About }) => {
  const texts = useTexts('content').about
  const contents = (
    <nav aria-label={texts.contents} className="link-row">
      {values.length > 0 && <a href="#values">{texts.values}</a>}
      {timeline.length > 0 && <a href="#years">{texts.timeline}</a>}
      <a href="#trustees">{texts.trustees}</a>
    </nav>
  )
  return (
    <>
      <Section sideHeading title={title} aside={contents}>
        {body ? <RichText html={body} /> : <p>{texts.empty}</p>}
      </Section>
      {values.length > 0 && (
        <Section sideHeading id="values" tone="deep" title={texts.values}>
          <Lines entries={values.map(({ title: value, text }) => [value, text])} />
        </Section>
      )}
      {timeline.length > 0 && (
        <Section sideHeading id="years" title={texts.timeline}>
          <Lines className={styles.years} entries={timeline.map(({ year, text }) => [year, text])} />
        </Section>
      )}
    </>
  )
}

/** The people responsible for the trust: pictured at work, with their area. */
export const Trustees = () => {
  const texts = useTexts('content').about
  const trustees = useContent(['trustees'], async (api) => (await contract.pages()).trustees(api))
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
