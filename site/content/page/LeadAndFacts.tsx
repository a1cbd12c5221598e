import type { ContentPage } from '../../../shared/contract/content/contentPage.ts'
import styles from './LeadAndFacts.module.css'
import { contentPageTexts } from './texts.ts'

/** The page in three sentences, and beside it the most wanted facts. */
export const LeadAndFacts = ({ page: { lead, facts } }: { page: ContentPage }) => {
  const texts = contentPageTexts.use()
  return (
    <div className={styles.opening}>
      <p className={styles.lead}>{lead}</p>
      {facts.length > 0 && (
        <section className={styles.facts} aria-label={texts.facts}>
          <dl>
            {facts.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </div>
  )
}
