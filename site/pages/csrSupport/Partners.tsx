import type { Companion } from '../../../shared/contract/content/pages.ts'
import { useContent } from '../../framework/firstLoad/useContent.ts'
import { useCollaborators } from '../../components/content/Companions.tsx'
import { OptionalBlock } from '../../components/content/OptionalBlock.tsx'
import { Disclosures } from '../../components/Disclosures.tsx'
import { PictureView } from '../../components/picture/PictureView.tsx'
import { Section } from '../../components/Section.tsx'
import text from '../../components/Text.module.css'
import { useTexts } from '../../texts/useTexts.ts'
import styles from './Partners.module.css'

/** Companies that donate, and organisations that the trust works with: their names, each opening to what they do. */
export const Partners = () => {
  const texts = useTexts('content').csr
  const partners = useContent(['partners'], async (api) =>
    (await import('../../../shared/contract/content/pages.ts')).supportPartners(api),
  )
  const entryOf = ({ id, name, text: words, logo, since }: Companion) => ({
    key: String(id),
    title: (
      <span>
        {name} {since && <small className={`${text.small} ${styles.year}`}>{texts.since(since)}</small>}
      </span>
    ),
    content: (
      <div className={styles.does}>
        <p>{words}</p>
        {logo && <PictureView picture={logo} sizes="56px" />}
      </div>
    ),
  })
  return (
    <>
      <OptionalBlock query={partners}>
        {(companies) => (
          <Section sideHeading tone="quiet" title={texts.partners}>
            <Disclosures entries={companies.map(entryOf)} />
          </Section>
        )}
      </OptionalBlock>
      <OptionalBlock query={useCollaborators()}>
        {(collaborators) => (
          <Section sideHeading id="collaborators" title={texts.collaborators}>
            <Disclosures entries={collaborators.map(entryOf)} />
          </Section>
        )}
      </OptionalBlock>
    </>
  )
}
