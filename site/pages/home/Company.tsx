import { useContent } from '../../app/firstLoad/useContent.ts'
import { Collaborators } from '../../content/companions/Collaborators.tsx'
import { OptionalBlock } from '../../content/OptionalBlock.tsx'
import { Split } from '../../content/Split.tsx'
import { Awards } from './voices/Awards.tsx'
import { homeTexts } from './texts.ts'

/** Awards, and the organisations that the trust works with. */
export const Company = () => {
  const texts = homeTexts.use()
  return (
    <>
      <OptionalBlock
        query={useContent(['awards'], async (api) => (await import('../../../shared/api/content.ts')).awards(api))}
        isEmpty={({ length }) => length === 0}
      >
        {(list) => (
          <Split tone="quiet" title={texts.awards}>
            <Awards awards={list} />
          </Split>
        )}
      </OptionalBlock>
      <Collaborators title={texts.collaborators} since={texts.since} />
    </>
  )
}
