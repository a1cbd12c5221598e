import type { ProjectDetail } from '../../../../shared/contract/content/projectPage.ts'
import { Gallery } from './Gallery.tsx'
import { DonationTable } from './DonationTable.tsx'
import { Related } from './Related.tsx'
import { Volunteer } from './Volunteer.tsx'

/** Below the story of a project: what a donation does, its pictures, volunteering, and similar projects. */
export const MoreWays = ({ project }: { project: ProjectDetail }) => (
  <>
    <DonationTable project={project} />
    <Gallery pictures={project.gallery} />
    <Volunteer project={project} />
    <Related projects={project.related} />
  </>
)
