import { useContent } from '../../framework/firstLoad/useContent.ts'
import { Companions, useCollaborators } from '../../components/content/Companions.tsx'
import { Row } from '../../components/Row.tsx'
import block from '../../components/Block.module.css'
import { type Disclosure, Disclosures } from '../../components/Disclosures.tsx'
import lines from '../../components/Lines.module.css'
import text from '../../components/Text.module.css'
import styles from './Home.module.css'
import { useTexts } from '../../texts/useTexts.ts'

const none: readonly never[] = []

/** A quote alone on its line; below it, in lines that open: the other quotes, the awards, and the organisations that the trust works with. */
export const Voices = () => {
  const texts = useTexts('public').home
  const quotes = useContent(['quotes'], async (api) =>
    (await import('../../../shared/contract/content/pages.ts')).quotes(api),
  )
  const awards = useContent(['awards'], async (api) =>
    (await import('../../../shared/contract/content/pages.ts')).awards(api),
  )
  const companions = useCollaborators().data ?? none
  const [first, ...others] = quotes.data ?? none
  const entries: readonly (Disclosure & { of: readonly unknown[] })[] = [
    {
      key: 'quotes',
      of: others,
      title: <h2>{texts.moreQuotes}</h2>,
      content: (
        <div className={styles.quotes}>
          {others.map(({ id, text: words, by }) => (
            <figure key={id}>
              <blockquote>{words}</blockquote>
              <figcaption className={text.small}>{by}</figcaption>
            </figure>
          ))}
        </div>
      ),
    },
    {
      key: 'awards',
      of: awards.data ?? none,
      title: <h2>{texts.awards}</h2>,
      content: (
        <dl className={lines.lines}>
          {awards.data?.map(({ id, title, by, year, text: why }) => (
            <Row key={id} label={<h3>{title}</h3>}>
              <p className={text.small}>
                {by}, {year}
              </p>
              <p>{why}</p>
            </Row>
          ))}
        </dl>
      ),
    },
    {
      key: 'collaborators',
      of: companions,
      title: <h2>{texts.collaborators}</h2>,
      content: <Companions companions={companions} since={texts.since} />,
    },
  ]
  const filled = entries.filter(({ of }) => of.length > 0)
  if (!first && filled.length === 0) return null
  return (
    <section className={block.page} aria-label={texts.quotes}>
      {first && (
        <figure className={styles.said}>
          <blockquote className={text.statement}>{first.text}</blockquote>
          <figcaption className={text.small}>{first.by}</figcaption>
        </figure>
      )}
      <div className={`${block.columns} ${styles.more}`}>
        <span className={block.narrow} />
        <Disclosures entries={filled} />
      </div>
    </section>
  )
}
