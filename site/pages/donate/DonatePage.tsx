import { Suspense } from 'react'
import { laterPart } from '../../app/laterPart.tsx'
import { PageLoading } from '../../layout/PageLoading.tsx'
import { DonateHero } from './DonateHero.tsx'
import { useOpenFromAddress } from './useOpenFromAddress.ts'

// What lies below the first view, and the notice that is rarely needed, come after it.
const GivingWays = laterPart(async () => (await import('./GivingWays.tsx')).GivingWays)
const ScriptBlocked = laterPart(async () => (await import('./ScriptBlocked.tsx')).ScriptBlocked)

/** Opens the dialog as the address asks, and is worth reading behind it: what a gift can be for, and how to give without the dialog. */
export const DonatePage = () => {
  const { blocked, retry } = useOpenFromAddress()
  return (
    <>
      {blocked && (
        <Suspense>
          <ScriptBlocked onRetry={retry} />
        </Suspense>
      )}
      <DonateHero />
      <Suspense fallback={<PageLoading />}>
        <GivingWays />
      </Suspense>
    </>
  )
}
