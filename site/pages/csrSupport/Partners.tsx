import { useContent } from '../../framework/firstLoad/useContent.ts'
import { Collaborators } from '../../components/content/Collaborators.tsx'
import { Companions } from '../../components/content/Companions.tsx'
import { OptionalBlock } from '../../components/content/OptionalBlock.tsx'
import { Section } from '../../components/Section.tsx'
import { useTexts } from '../../texts/useTexts.ts'

/** Companies that donate, and organisations that the trust works with. */
export const Partners = () => {
  const texts = useTexts('content').csr
  return (
    <>
      <OptionalBlock
        query={useContent(['partners'], async (api) =>
          (await import('../../../shared/contract/content/pages.ts')).supportPartners(api),
        )}
      >
        {(partners) => (
          <Section sideHeading tone="quiet" title={texts.partners}>
            <Companions companions={partners} since={texts.since} />
          </Section>
        )}
      </OptionalBlock>
      <Collaborators title={texts.collaborators} since={texts.since} />
    </>
  )
}
