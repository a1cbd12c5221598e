import { useTexts } from '../../app/language.ts'
import { DonateHero } from './DonateHero.tsx'
import { OfflineWays } from './OfflineWays.tsx'
import { ProjectList } from './ProjectList.tsx'
import { ScriptBlocked } from './ScriptBlocked.tsx'
import { useOpenFromAddress } from './useOpenFromAddress.ts'

/** Opens the dialog as the address asks, and is worth reading behind it: what a gift can be for, and how to give without the dialog. */
export const DonatePage = () => {
  const { give } = useTexts()
  const { blocked, retry } = useOpenFromAddress()
  return (
    <>
      {blocked && <ScriptBlocked onRetry={retry} />}
      <DonateHero />
      <ProjectList title={give.projects} lead={give.projectsLead} />
      <OfflineWays />
    </>
  )
}
