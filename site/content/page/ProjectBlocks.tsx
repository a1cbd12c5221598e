import { useContent } from '../../app/firstLoad/useContent.ts'
import { OptionalBlock } from '../OptionalBlock.tsx'
import { DonationEffects } from './DonationEffects.tsx'
import { HelpingRoles } from './HelpingRoles.tsx'

/** The ways to help the page's project: by a donation, and as a volunteer. */
export const ProjectBlocks = ({ projectId }: { projectId: number }) => {
  const project = useContent(['project', projectId], async (api) =>
    (await import('../../../shared/api/projects.ts')).projectDetail(api, projectId),
  )
  return (
    <OptionalBlock query={project}>
      {(data) => (
        <>
          <DonationEffects project={data} />
          <HelpingRoles project={data} />
        </>
      )}
    </OptionalBlock>
  )
}
