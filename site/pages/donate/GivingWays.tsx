import { OfflineWays } from './OfflineWays.tsx'
import { ProjectList } from './ProjectList.tsx'

/** The projects, and the ways without a card. */
export const GivingWays = () => (
  <>
    <ProjectList />
    <OfflineWays />
  </>
)
