import { HowItWorks } from './HowItWorks.tsx'
import { OfflineWays } from './OfflineWays.tsx'

/** Below the projects. */
export const OtherWays = () => (
  <>
    <HowItWorks />
    <OfflineWays />
  </>
)
