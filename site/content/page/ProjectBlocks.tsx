import { useContent } from '../../app/firstLoad/useContent.ts'
import { OptionalBlock } from '../OptionalBlock.tsx'
import { GiftEffects } from './GiftEffects.tsx'
import { HelpingRoles } from './HelpingRoles.tsx'

/** The ways to help the project that a page is about: with a gift, and with one's own hands. */
export const ProjectBlocks = ({ projectId }: { projectId: number }) => {
  const project = useContent(['project', projectId], async (api) =>
    (await import('../../../shared/api/projects.ts')).projectDetail(api, projectId),
  )
  return (
    <OptionalBlock query={project}>
      {(data) => (
        <>
          <GiftEffects project={data} />
          <HelpingRoles project={data} />
        </>
      )}
    </OptionalBlock>
  )
}
