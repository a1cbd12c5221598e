import type { ContentPage } from '../../../shared/contract/content/contentPage.ts'
import { Row } from '../../layout/Row.tsx'
import block from '../../parts/Block.module.css'
import lines from '../../parts/Lines.module.css'
import text from '../../parts/Text.module.css'
import { useTexts } from '../../texts/useTexts.ts'

/** The page in three sentences, and beside it the most wanted facts. */
export const LeadAndFacts = ({ page: { lead, facts } }: { page: ContentPage }) => {
  const texts = useTexts('content').contentPage
  return (
    <div className={`${block.page} ${block.columns}`}>
      <p className={text.lead}>{lead}</p>
      {facts.length > 0 && (
        <section aria-label={texts.facts}>
          <dl className={`${lines.lines} ${lines.facts}`}>
            {facts.map(({ label, value }) => (
              <Row key={label} label={label}>
                {value}
              </Row>
            ))}
          </dl>
        </section>
      )}
    </div>
  )
}
