import { useContent } from '../../framework/firstLoad/useContent.ts'
import { RichText } from '../../components/content/RichText.tsx'
import { Row } from '../../components/Row.tsx'
import { Section } from '../../components/Section.tsx'
import block from '../../components/Block.module.css'
import lines from '../../components/Lines.module.css'
import { DrawnMap } from './DrawnMap.tsx'
import styles from './ContactPage.module.css'
import { useTexts } from '../../texts/useTexts.ts'

/** How to come: the map, the same in words, and the editor's text for the page of the ashram. */
export const WayHere = () => {
  const texts = useTexts('contact').contact
  const { data, error } = useContent(['page', 'swargashram'], async (api) =>
    (await import('../../../shared/contract/content/pages.ts')).contentPage(api, 'swargashram'),
  )
  const written = data?.sections.find(({ id }) => id === 'reach')
  return (
    <Section id="reach" tone="quiet" title={texts.come}>
      <div className={block.columns}>
        <DrawnMap />
        <div>{written ? <RichText html={written.body} /> : (data || error) && <p>{texts.reachMissing}</p>}</div>
        <section aria-label={texts.onMap} className={styles.places}>
          <h3>{texts.onMap}</h3>
          <dl className={lines.lines}>
            {texts.places.map(([place, how], index) => (
              <Row
                key={place}
                label={
                  <>
                    <span className={styles.number}>{index + 1}</span>
                    {place}
                  </>
                }
              >
                {how}
              </Row>
            ))}
          </dl>
        </section>
      </div>
    </Section>
  )
}
