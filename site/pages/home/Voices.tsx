import type { Quote } from '../../../shared/contract/content/voices.ts'
import { useContent } from '../../app/firstLoad/useContent.ts'
import { OptionalBlock } from '../../content/OptionalBlock.tsx'
import block from '../../parts/Block.module.css'
import text from '../../parts/Text.module.css'
import styles from './HomeStory.module.css'
import { homeTexts } from './texts.ts'

const Said = ({ quote, className }: { quote: Quote; className?: string | undefined }) => (
  <figure>
    <blockquote className={className}>{quote.text}</blockquote>
    <figcaption className={text.small}>{quote.by}</figcaption>
  </figure>
)

/** Quotes: the first alone on its line, the others below it, smaller. */
export const Voices = () => {
  const texts = homeTexts.use()
  const query = useContent(['quotes'], async (api) => (await import('../../../shared/api/content.ts')).quotes(api))
  return (
    <OptionalBlock query={query}>
      {([first, ...others]) => (
        <section className={block.page} aria-label={texts.quotes}>
          {first && <Said quote={first} className={text.statement} />}
          {others.length > 0 && (
            <div className={styles.others}>
              {others.map((quote) => (
                <Said key={quote.id} quote={quote} />
              ))}
            </div>
          )}
        </section>
      )}
    </OptionalBlock>
  )
}
