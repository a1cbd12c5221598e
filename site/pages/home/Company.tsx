import { useContent } from '../../app/useContent.ts'
import { Companions } from '../../content/companions/Companions.tsx'
import { OptionalBlock } from '../../content/OptionalBlock.tsx'
import { Split } from '../../content/Split.tsx'
import { Awards } from './Awards.tsx'
import { homeTexts } from './texts.ts'

const none = ({ length }: readonly unknown[]) => length === 0

/** What others have noted, and those with whom the work is done. */
export const Company = () => {
  const texts = homeTexts.use()
  return (
    <>
      <OptionalBlock
        query={useContent(['awards'], async (api) => (await import('../../../shared/api/content.ts')).awards(api))}
        isEmpty={none}
      >
        {(list) => (
          <Split tone="quiet" title={texts.awards}>
            <Awards awards={list} />
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
