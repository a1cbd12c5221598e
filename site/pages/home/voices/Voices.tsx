import type { Quote } from '../../../../shared/contract/content/voices.ts'
import { useContent } from '../../../app/firstLoad/useContent.ts'
import { OptionalBlock } from '../../../content/OptionalBlock.tsx'
import { homeTexts } from '../texts.ts'
import styles from './Voices.module.css'

const Said = ({ text, by }: Quote) => (
  <figure className={styles.said}>
    <blockquote>
      <p>{text}</p>
    </blockquote>
    <figcaption>{by}</figcaption>
  </figure>
)

/** Quotes: the first alone on its line, the others below it, smaller. */
export const Voices = () => {
  const texts = homeTexts.use()
  return (
    <OptionalBlock
      query={useContent(['quotes'], async (api) => (await import('../../../../shared/api/content.ts')).quotes(api))}
      isEmpty={({ length }) => length === 0}
    >
      {([first, ...others]) => (
        <section className={styles.voices} aria-labelledby="voices-title">
          <h2 id="voices-title" className="visually-hidden">
            {texts.quotes}
          </h2>
          <div className={styles.alone}>{first && <Said {...first} />}</div>
          {others.length > 0 && (
            <div className={styles.others}>
              {others.map((quote) => (
                <Said key={quote.id} {...quote} />
              ))}
            </div>
          )}
        </section>
      )}
    </OptionalBlock>
  )
}
