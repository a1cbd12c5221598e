import { useContent } from '../../app/useContent.ts'
import { Companions } from '../../content/companions/Companions.tsx'
import { OptionalBlock } from '../../content/OptionalBlock.tsx'
import { Split } from '../../content/Split.tsx'
import { csrTexts } from './texts.ts'

const none = ({ length }: readonly unknown[]) => length === 0

/** Companies that give, and those with whom the work is done. */
export const Partners = () => {
  const texts = csrTexts.use()
  return (
    <>
      <OptionalBlock
        query={useContent(['partners'], async (api) =>
          (await import('../../../shared/api/content.ts')).supportPartners(api),
        )}
        isEmpty={none}
      >
        {(partners) => (
          <Split tone="quiet" title={texts.partners}>
            <Companions companions={partners} since={texts.since} />
          </Split>
        )}
      </OptionalBlock>
      <OptionalBlock
        query={useContent(['collaborators'], async (api) =>
          (await import('../../../shared/api/content.ts')).collaborators(api),
        )}
        isEmpty={none}
      >
        {(companions) => (
          <Split title={texts.collaborators}>
            <Companions companions={companions} since={texts.since} />
          </Split>
        )}
      </OptionalBlock>
    </>
  )
}
