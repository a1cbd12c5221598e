import type { ProjectDetail } from '../../../../shared/contract/content/projectPage.ts'
import { Gallery } from './Gallery.tsx'
import { GiftTable } from './GiftTable.tsx'
import { Related } from './Related.tsx'
import { Volunteer } from './Volunteer.tsx'

/** Below the story of a work: what a gift does, its pictures, how to help with one's own hands, and works near to it. */
export const MoreWays = ({ project }: { project: ProjectDetail }) => (
  <>
    <GiftTable project={project} />
    <Gallery pictures={project.gallery} />
    <Volunteer project={project} />
    <Related projects={project.related} />
  </>
)
